/** Messages of the screens that show mails. Joined in src/texts.ts. */

export const mailTexts = {
  mail: {
    body: 'Text',
    deliveries: 'Mails',
    deliveriesSentence: 'What the product wrote to whom, and whether it has arrived',
    empty: 'Invitations and notices that are written appear here, with their state for each recipient.',
    hiddenLink: '(personal link, shown to tenant administrators)',
    of: 'Mails about this record',
    panel: 'Mails',
    resent: 'The mail waits to be sent again',
    waiting:
      'Nothing is sent yet: mails wait here until the sending of mail is set up, and can be read in the meantime.',
    written: 'Written',
  },
}
