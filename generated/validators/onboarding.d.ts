// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { OnboardingCreate, OnboardingUpdate } from '../types.ts'
export const validateCreate: Validate<OnboardingCreate>
export const validateUpdate: Validate<OnboardingUpdate>
