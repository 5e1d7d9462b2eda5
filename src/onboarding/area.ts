import type { Area } from '../entityTypes.ts'
import { onboardingRules } from './rules.ts'

export const onboardingArea = { rules: onboardingRules } satisfies Area<'onboarding'>
