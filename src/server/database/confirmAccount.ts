/** The call of a function that no type describes; src/server/database/migrations/0009-confirm-account.sql makes it. */
export const CONFIRM_ACCOUNT = 'select confirm_account($1, $2, $3, $4)'

/** Its error, when account or tenant is not what it was. */
export const ACCOUNT_CHANGED = 'FA001'
