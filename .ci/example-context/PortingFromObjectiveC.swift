// With: Examples/UIKit.swift
import ALPValidator
import UIKit
