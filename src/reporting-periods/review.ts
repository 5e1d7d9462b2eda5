/** Fields that the page shows in words and not in its form: the fund of the address, the sign-off, the request to reopen. */
export const NOT_IN_FORM: readonly string[] = ['fundId', 'signedOffBy', 'signedOffAt', 'signOffNote', 'reopenRequestedBy', 'reopenRequestedAt', 'reopenReason']
