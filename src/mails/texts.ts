/** Messages of the screens that show mails. They come with the lists of mails. */
import { withPage } from '../texts/pageTexts.ts'

export const mailTexts = withPage({
  mail: {
    body: 'Text',
    deliveries: 'Mails',
    deliveriesSentence: 'What the product wrote to whom, and whether it has arrived',
    empty: 'Invitations and notices that are written appear here, with their state for each recipient.',
    firstWritten: 'To %{recipient}, first written on %{written}.',
    forgotten: 'The text of this mail is no longer kept: it cannot be sent again',
    hiddenLink: '(personal link, shown to tenant administrators)',
    of: 'Mails about this record',
    panel: 'Mails',
    resent: 'The mail waits to be sent again',
    waiting:
      'This mail has not left yet. It leaves when the mail server takes it; while none is set up, mails wait here and can be read.',
    written: 'Written',
  },
})
