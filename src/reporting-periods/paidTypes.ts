/** The types of transactions that pay what an expense summary holds. */
export const PAID_TYPES = ['Expense', 'ManagementFee', 'CarriedInterest'] as const
