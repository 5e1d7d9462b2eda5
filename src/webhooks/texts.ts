/** Messages of the page of a webhook. They come with it. */
import { withPage } from '../texts/pageTexts.ts'

export const webhookTexts = withPage({
  webhook: {
    copy: 'Copy the secret',
    deliveries: 'Deliveries',
    deliveriesEmpty: 'Each change that the receiver is told of stands here, with whether it has arrived.',
    deliveriesSentence: 'What the receiver is told of, kept for 30 days',
    made: 'Made',
    question: 'The new secret signs from now on, and for 24 hours the one of before as well.',
    secret: 'Secret',
    secretNone:
      'Make a secret and store it with the receiver: by the signature it knows that a delivery comes from here.',
    secretOf: 'Secret of %{name}',
    secretSince: 'Made on %{when}. Whoever has lost it makes another one.',
    shownOnce: 'Copy the secret now, into the settings of the receiver. It cannot be shown again.',
    signature: 'Signature',
  },
})
