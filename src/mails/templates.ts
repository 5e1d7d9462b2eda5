/**
 * Words of the mails themselves, which only the server writes: no browser has to load them. %{link} stays: it is put in
 * when a mail leaves or is read.
 */

import type { MailEvent } from './events.ts'

const FAREWELL = '\n\nThis mail was written by the fund administration of %{tenant}. Please do not answer it.'

interface MailTemplate {
  subject: string
  body: string
}

export const mailTemplates = {
  'account-created': {
    body: `Dear %{name},\n\nyour account is ready. What %{tenant} has released to you stands in the investor portal:\n%{link}\n\nSign in as %{userName}.${FAREWELL}`,
    subject: '%{tenant}: your account is ready',
  },
  'account-creating': {
    body: `Dear %{name},\n\n%{tenant} is creating an account for you. Open this page and sign in for the first time:\n%{link}\n\nYour user name is %{userName}. The link works for 30 days.${FAREWELL}`,
    subject: '%{tenant}: your account is being created',
  },
  'account-reactivated': {
    body: `Dear %{name},\n\nyour account is active again:\n%{link}\n\nSign in as %{userName}, as before.${FAREWELL}`,
    subject: '%{tenant}: your account is active again',
  },
  'reopen-requested': {
    body: '%{name} asks to reopen the reporting period %{period} of %{fund}.\n\nReason: %{reason}\n\nA tenant administrator can reopen it on its page: %{path}',
    subject: '%{fund}: reopening of %{period} requested',
  },
} satisfies Partial<Record<MailEvent, MailTemplate>>

/** The mails that something writes. */
export type WrittenEvent = keyof typeof mailTemplates
