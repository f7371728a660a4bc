#pragma once
#include "QuartzCore.h"
#pragma clang assume_nonnull begin
#define UI __attribute__((swift_attr("@UIActor")))
#define N(x) __attribute__((swift_name(#x)))
#define NA __attribute__((swift_async(none)))
#define ENUM(T, name, sw) enum name : T name __attribute__((swift_name(sw))); enum __attribute__((enum_extensibility(open))) name : T
#define OPTS(T, name, sw) enum name : T name __attribute__((swift_name(sw))); enum __attribute__((enum_extensibility(open), flag_enum)) name : T
@class UIView, UIWindow, UIAction, UIMenu, UIFont, UIColor, UITextRange, UITextPosition, UITextInputPasswordRules, UITableView, UITableViewCell, UITableViewHeaderFooterView, UITextField, UITextView, UILayoutGuide, UIKeyboardLayoutGuide, NSLayoutYAxisAnchor, NSLayoutXAxisAnchor, NSLayoutDimension, NSLayoutConstraint, UIViewController, UITraitCollection;
typedef NSInteger UILayoutConstraintAxis_;
typedef enum UILayoutConstraintAxis : NSInteger UILayoutConstraintAxis;
enum __attribute__((enum_extensibility(open))) UILayoutConstraintAxis : NSInteger { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical } __attribute__((swift_name("NSLayoutConstraint.Axis")));
typedef float UILayoutPriority __attribute__((swift_newtype(struct)));
static const UILayoutPriority UILayoutPriorityRequired = 1000;
typedef NSString *UIFontTextStyle __attribute__((swift_newtype(enum))) __attribute__((swift_name("UIFont.TextStyle")));
extern UIFontTextStyle const UIFontTextStyleBody; extern UIFontTextStyle const UIFontTextStyleSubheadline; extern UIFontTextStyle const UIFontTextStyleFootnote;
typedef enum UIUserInterfaceStyle : NSInteger UIUserInterfaceStyle; enum __attribute__((enum_extensibility(open))) UIUserInterfaceStyle : NSInteger { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
SENDABLE @interface UITraitCollection : NSObject
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@end
SENDABLE @interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *systemRedColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *labelColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor;
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor;
- (UIColor *)initWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider;
@end
SENDABLE @interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style N(preferredFont(forTextStyle:));
@end
UI @interface UIResponder : NSObject
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder __attribute__((swift_attr("@discardableResult")));
- (BOOL)resignFirstResponder __attribute__((swift_attr("@discardableResult")));
@end
UI @protocol UIInteraction <NSObject>
@property (nonatomic, nullable, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view N(willMove(to:));
- (void)didMoveToView:(nullable UIView *)view N(didMove(to:));
@end
UI @interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) CGRect bounds;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (readonly, strong) UILayoutGuide *readableContentGuide;
@property (readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)layoutSubviews;
- (void)layoutIfNeeded;
- (void)sizeToFit;
- (BOOL)endEditing:(BOOL)force __attribute__((swift_attr("@discardableResult")));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view N(convert(_:to:));
- (void)addInteraction:(id<UIInteraction>)interaction;
- (void)removeInteraction:(id<UIInteraction>)interaction;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)p forAxis:(UILayoutConstraintAxis)a N(setContentCompressionResistancePriority(_:for:));
- (void)setContentHuggingPriority:(UILayoutPriority)p forAxis:(UILayoutConstraintAxis)a N(setContentHuggingPriority(_:for:));
@end
@interface NSObject (UIAccessibility)
@property (nullable, nonatomic, copy) NSString *accessibilityLabel UI;
@property (nullable, nonatomic, copy) NSString *accessibilityHint UI;
@property (nullable, nonatomic, copy) NSString *accessibilityValue UI;
@property (nonatomic) BOOL isAccessibilityElement UI;
@end
UI @interface UIWindow : UIView @end
UI @interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@end
UI @interface UITrackingLayoutGuide : UILayoutGuide @end
UI @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property (nonatomic) BOOL usesBottomSafeArea;
@end
UI @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor N(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c N(constraint(equalTo:constant:));
@end
UI @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *> @end
UI @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *> @end
UI @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c N(constraint(greaterThanOrEqualToConstant:));
@end
UI @interface NSLayoutConstraint : NSObject
@property (nonatomic, getter=isActive) BOOL active;
@property UILayoutPriority priority;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints N(activate(_:));
@end
typedef enum UIControlEvents : NSUInteger UIControlEvents;
enum __attribute__((enum_extensibility(open), flag_enum)) UIControlEvents : NSUInteger { UIControlEventTouchUpInside = 1 << 6, UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13, UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17, UIControlEventEditingDidEnd = 1 << 18 } __attribute__((swift_name("UIControl.Event")));
typedef enum UIControlState : NSUInteger UIControlState;
enum __attribute__((enum_extensibility(open), flag_enum)) UIControlState : NSUInteger { UIControlStateHighlighted = 1 } __attribute__((swift_name("UIControl.State")));
UI @interface UIMenuElement : NSObject @end
typedef enum UIMenuElementState : NSInteger UIMenuElementState; enum __attribute__((enum_extensibility(open))) UIMenuElementState : NSInteger { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed } __attribute__((swift_name("UIMenuElement.State")));
typedef NSString *UIActionIdentifier __attribute__((swift_newtype(struct))) __attribute__((swift_name("UIAction.Identifier")));
UI @interface UIAction : UIMenuElement @property (nonatomic, copy) NSString *title;
@property (nonatomic) UIMenuElementState state; @end
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef enum UIMenuOptions : NSUInteger UIMenuOptions; enum __attribute__((enum_extensibility(open), flag_enum)) UIMenuOptions : NSUInteger { UIMenuOptionsDisplayInline = 1, UIMenuOptionsSingleSelection = 1 << 5 } __attribute__((swift_name("UIMenu.Options")));
UI @interface UIMenu : UIMenuElement @property (nonatomic, readonly) NSArray<UIMenuElement *> *children; @end
UI @interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
@property (nonatomic) BOOL showsMenuAsPrimaryAction;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)e N(addAction(_:for:));
- (void)sendActionsForControlEvents:(UIControlEvents)e N(sendActions(for:));
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)e N(addTarget(_:action:for:));
@end
UI @interface UITextPosition : NSObject @end
UI @interface UITextRange : NSObject @property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end; @end
typedef enum UIKeyboardType : NSInteger UIKeyboardType; enum __attribute__((enum_extensibility(open))) UIKeyboardType : NSInteger { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad, UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable };
typedef enum UIReturnKeyType : NSInteger UIReturnKeyType; enum __attribute__((enum_extensibility(open))) UIReturnKeyType : NSInteger { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyDone = 9 };
#define TRAIT(T, a, b, c) typedef enum T : NSInteger T; enum __attribute__((enum_extensibility(open))) T : NSInteger { T##a, T##b, T##c };
TRAIT(UITextAutocorrectionType, Default, No, Yes) TRAIT(UITextSmartQuotesType, Default, No, Yes) TRAIT(UITextSmartDashesType, Default, No, Yes) TRAIT(UITextInlinePredictionType, Default, No, Yes)
typedef enum UITextAutocapitalizationType : NSInteger UITextAutocapitalizationType; enum __attribute__((enum_extensibility(open))) UITextAutocapitalizationType : NSInteger { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters };
typedef NSString *UITextContentType __attribute__((swift_newtype(enum)));
#define CT(x) extern UITextContentType const UITextContentType##x;
CT(EmailAddress) CT(TelephoneNumber) CT(URL) CT(NewPassword) CT(PostalCode) CT(CreditCardNumber) CT(CreditCardExpiration) CT(CreditCardSecurityCode) CT(Birthdate) CT(Username) CT(Password)
CT(OneTimeCode) CT(Name) CT(GivenName) CT(FamilyName) CT(OrganizationName) CT(FullStreetAddress) CT(AddressCity) CT(CountryName)
UI @interface UITextInputPasswordRules : NSObject
+ (instancetype)passwordRulesWithDescriptor:(NSString *)passwordRulesDescriptor N(init(descriptor:));
@end
UI @protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@property (nullable, nonatomic, copy) UITextInputPasswordRules *passwordRules;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType;
@end
UI @protocol UIKeyInput <UITextInputTraits> @property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward; @end
UI @protocol UITextInput <UIKeyInput>
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (void)unmarkText;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)a toPosition:(UITextPosition *)b N(textRange(from:to:));
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset N(position(from:offset:));
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition N(offset(from:to:));
@optional
- (void)insertDictationResultPlaceholder;
@end
UI @protocol UIContentSizeCategoryAdjusting <NSObject> @property (nonatomic) BOOL adjustsFontForContentSizeCategory; @end
UI @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string N(textField(_:shouldChangeCharactersIn:replacementString:));
@end
typedef enum UITextBorderStyle : NSInteger UITextBorderStyle; enum __attribute__((enum_extensibility(open))) UITextBorderStyle : NSInteger { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect } __attribute__((swift_name("UITextField.BorderStyle")));
UI @interface UITextField : UIControl <UITextInput, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@property (nullable, nonatomic, copy) UITextInputPasswordRules *passwordRules;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType;
@end
extern NSNotificationName const UITextFieldTextDidChangeNotification __attribute__((swift_name("UITextField.textDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
UI @protocol UIScrollViewDelegate <NSObject> @end
typedef enum UIScrollViewKeyboardDismissMode : NSInteger UIScrollViewKeyboardDismissMode; enum __attribute__((enum_extensibility(open))) UIScrollViewKeyboardDismissMode : NSInteger { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive } __attribute__((swift_name("UIScrollView.KeyboardDismissMode")));
UI @interface UIScrollView : UIView
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (readonly, strong) UILayoutGuide *frameLayoutGuide;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end
UI @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate> @optional - (void)textViewDidChange:(UITextView *)textView; @end
UI @interface UITextView : UIScrollView <UITextInput, UIContentSizeCategoryAdjusting>
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@property (nullable, nonatomic, copy) UITextInputPasswordRules *passwordRules;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType;
@end
extern NSNotificationName const UITextViewTextDidBeginEditingNotification __attribute__((swift_name("UITextView.textDidBeginEditingNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName const UITextViewTextDidChangeNotification __attribute__((swift_name("UITextView.textDidChangeNotification"))) __attribute__((swift_attr("nonisolated")));
extern NSNotificationName const UITextViewTextDidEndEditingNotification __attribute__((swift_name("UITextView.textDidEndEditingNotification"))) __attribute__((swift_attr("nonisolated")));
UI @interface UISwitch : UIControl @property (nonatomic, getter=isOn) BOOL on; @end
UI @interface UIStepper : UIControl @property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue; @end
UI @interface UISlider : UIControl @property (nonatomic) float value; @end
enum { UISegmentedControlNoSegment __attribute__((swift_name("UISegmentedControl.noSegment"))) = -1 };
UI @interface UISegmentedControl : UIControl
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
- (void)removeAllSegments;
- (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated N(insertSegment(withTitle:at:animated:));
@end
typedef enum UIDatePickerMode : NSInteger UIDatePickerMode; enum __attribute__((enum_extensibility(open))) UIDatePickerMode : NSInteger { UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime } __attribute__((swift_name("UIDatePicker.Mode")));
UI @interface UIDatePicker : UIControl @property (nonatomic) UIDatePickerMode datePickerMode;
@property (nullable, nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic, strong) NSDate *date;
@property (nullable, nonatomic, strong) NSDate *minimumDate;
@property (nullable, nonatomic, strong) NSDate *maximumDate; @end
UI @interface UILabel : UIView <UIContentSizeCategoryAdjusting> @property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
UI @interface UIActivityIndicatorView : UIView @property (nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating; @end
typedef enum UIStackViewAlignment : NSInteger UIStackViewAlignment; enum __attribute__((enum_extensibility(open))) UIStackViewAlignment : NSInteger { UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter } __attribute__((swift_name("UIStackView.Alignment")));
UI @interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@end
UI @interface UIButton : UIControl @property (nonatomic, copy, nullable) UIMenu *menu;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state N(setTitle(_:for:)); @end
UI @interface UIBarItem : NSObject @property (nonatomic, getter=isEnabled) BOOL enabled; @end
typedef enum UIBarButtonSystemItem : NSInteger UIBarButtonSystemItem; enum __attribute__((enum_extensibility(open))) UIBarButtonSystemItem : NSInteger { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace } __attribute__((swift_name("UIBarButtonItem.SystemItem")));
UI @interface UIBarButtonItem : UIBarItem @end
UI @interface UIToolbar : UIView @property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items; @end
UI @protocol UIContentConfiguration_ObjC <NSObject> @end
typedef enum UITableViewCellEditingStyle : NSInteger UITableViewCellEditingStyle; enum __attribute__((enum_extensibility(open))) UITableViewCellEditingStyle : NSInteger { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert } __attribute__((swift_name("UITableViewCell.EditingStyle")));
UI @protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section N(tableView(_:numberOfRowsInSection:));
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath N(tableView(_:cellForRowAt:));
@optional
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section N(tableView(_:titleForHeaderInSection:));
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath N(tableView(_:canEditRowAt:));
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath N(tableView(_:canMoveRowAt:));
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)s forRowAtIndexPath:(NSIndexPath *)indexPath N(tableView(_:commit:forRowAt:));
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)a toIndexPath:(NSIndexPath *)b N(tableView(_:moveRowAt:to:));
@end
typedef enum UITableViewSelfSizingInvalidation : NSInteger UITableViewSelfSizingInvalidation; enum __attribute__((enum_extensibility(open))) UITableViewSelfSizingInvalidation : NSInteger { UITableViewSelfSizingInvalidationDisabled, UITableViewSelfSizingInvalidationEnabled, UITableViewSelfSizingInvalidationEnabledIncludingConstraints } __attribute__((swift_name("UITableView.SelfSizingInvalidation")));
typedef enum UITableViewScrollPosition : NSInteger UITableViewScrollPosition; enum __attribute__((enum_extensibility(open))) UITableViewScrollPosition : NSInteger { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle } __attribute__((swift_name("UITableView.ScrollPosition")));
UI @interface UITableView : UIScrollView
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic) UITableViewSelfSizingInvalidation selfSizingInvalidation;
- (nullable UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath N(cellForRow(at:));
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)s N(footerView(forSection:));
- (CGRect)rectForFooterInSection:(NSInteger)s N(rectForFooter(inSection:));
- (void)performBatchUpdates:(void (^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)p atScrollPosition:(UITableViewScrollPosition)s animated:(BOOL)a N(scrollToRow(at:at:animated:));
@end
typedef enum UITableViewCellSelectionStyle : NSInteger UITableViewCellSelectionStyle; enum __attribute__((enum_extensibility(open))) UITableViewCellSelectionStyle : NSInteger { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue } __attribute__((swift_name("UITableViewCell.SelectionStyle")));
UI @interface UITableViewCell : UIView @property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, readonly, strong) UIView *contentView; @end
UI @interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)r __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@end
UI @interface UICollectionReusableView : UIView @end
UI @interface UICollectionViewCell : UICollectionReusableView @property (nonatomic, readonly) UIView *contentView; @end
typedef enum UITableViewStyle : NSInteger UITableViewStyle; enum __attribute__((enum_extensibility(open))) UITableViewStyle : NSInteger { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped } __attribute__((swift_name("UITableView.Style")));
UI @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section N(tableView(_:viewForFooterInSection:));
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)a toProposedIndexPath:(NSIndexPath *)b N(tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:));
@end
UI @interface UIViewController : UIResponder <NSCoding> @property (null_resettable, nonatomic, strong) UIView *view;
- (instancetype)initWithNibName:(nullable NSString *)n bundle:(nullable NSBundle *)b __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
- (void)viewDidLoad;
- (void)viewDidDisappear:(BOOL)animated;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion N(dismiss(animated:completion:)) NA; @end
UI @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style __attribute__((objc_designated_initializer));
- (instancetype)initWithNibName:(nullable NSString *)n bundle:(nullable NSBundle *)b __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@end
UI @interface UIScene : UIResponder @end
extern NSNotificationName const UISceneWillDeactivateNotification __attribute__((swift_name("UIScene.willDeactivateNotification"))) __attribute__((swift_attr("nonisolated")));
typedef UIViewController *_Nullable (^UIStoryboardViewControllerCreator)(NSCoder *coder);
UI @interface UIStoryboard : NSObject - (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier creator:(nullable UIStoryboardViewControllerCreator)block __attribute__((swift_private)); @end
typedef unsigned int UIAccessibilityNotifications;
#pragma clang assume_nonnull end
