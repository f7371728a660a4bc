public import Foundation

/// A control for a choice between yes and no, such as a switch or a check box.
public typealias BooleanControl = Control<Bool>

/// A control for a point in time that is not typed as text, such as a date picker.
public typealias DateControl = Control<Date>
