// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { OnboardingCreate, OnboardingUpdate, OnboardingStart, OnboardingSubmitToInvestor, OnboardingSignDueDiligence, OnboardingSaveAnswers, OnboardingSaveParty, OnboardingRemoveParty, OnboardingSignPaper, OnboardingSubmitDueDiligence, OnboardingConfirmDueDiligence, OnboardingSignSubscription, OnboardingSubmitSubscription, OnboardingConfirmSubscription, OnboardingComplete, OnboardingSendReminder, OnboardingRevertStatus, OnboardingAbort } from '../types.ts'
export const validateCreate: Validate<OnboardingCreate>
export const validateUpdate: Validate<OnboardingUpdate>
export const validateStart: Validate<OnboardingStart>
export const validateSubmitToInvestor: Validate<OnboardingSubmitToInvestor>
export const validateSignDueDiligence: Validate<OnboardingSignDueDiligence>
export const validateSaveAnswers: Validate<OnboardingSaveAnswers>
export const validateSaveParty: Validate<OnboardingSaveParty>
export const validateRemoveParty: Validate<OnboardingRemoveParty>
export const validateSignPaper: Validate<OnboardingSignPaper>
export const validateSubmitDueDiligence: Validate<OnboardingSubmitDueDiligence>
export const validateConfirmDueDiligence: Validate<OnboardingConfirmDueDiligence>
export const validateSignSubscription: Validate<OnboardingSignSubscription>
export const validateSubmitSubscription: Validate<OnboardingSubmitSubscription>
export const validateConfirmSubscription: Validate<OnboardingConfirmSubscription>
export const validateComplete: Validate<OnboardingComplete>
export const validateSendReminder: Validate<OnboardingSendReminder>
export const validateRevertStatus: Validate<OnboardingRevertStatus>
export const validateAbort: Validate<OnboardingAbort>
