// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { OnboardingCommentCreate, OnboardingCommentUpdate, OnboardingCommentReply, OnboardingCommentSettle, OnboardingCommentAskAgain } from '../types.ts'
export const validateCreate: Validate<OnboardingCommentCreate>
export const validateUpdate: Validate<OnboardingCommentUpdate>
export const validateReply: Validate<OnboardingCommentReply>
export const validateSettle: Validate<OnboardingCommentSettle>
export const validateAskAgain: Validate<OnboardingCommentAskAgain>
