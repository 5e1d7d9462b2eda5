/** What the lines of a result belong to, in the order in which the reporting template of the ILPA has them. */
export const EARNED_GROUPS = ['gains', 'income', 'expenses', 'organisation', 'financing', 'carry', 'other'] as const
export type EarnedGroup = (typeof EARNED_GROUPS)[number]
