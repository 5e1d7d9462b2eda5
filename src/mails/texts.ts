/** Words of the mails themselves and of the screens that show them. Part of the catalogue (texts.ts). %{link} stays: it is put in when a mail leaves or is read. */

const FAREWELL = '\n\nThis mail was written by the fund administration of %{tenant}. Please do not answer it.'

export const mailTexts = {
  mail: {
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
    body: 'Text',
    deliveries: 'Mails',
    deliveriesSentence: 'What the product wrote to whom, and whether it has arrived',
    empty: 'Invitations and notices that are written appear here, with their state for each recipient.',
    hiddenLink: '(personal link, shown to tenant administrators)',
    of: 'Mails about this record',
    panel: 'Mails',
    read: 'Read the mail to %{name}',
    resent: 'The mail waits to be sent again',
    to: 'To',
    waiting: 'Nothing is sent yet: mails wait here until the sending of mail is set up, and can be read in the meantime.',
    written: 'Written',
  },
}
