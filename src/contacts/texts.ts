/** Messages of the contact screens. Joined in src/texts.ts. */

export const contactTexts = {
  contact: {
    account: 'Account of the investor portal',
    acted: {
      activateAccount: { done: 'The account was activated', failed: 'The account was not activated' },
      createAccount: {
        done: 'The account was successfully created',
        failed: 'The account was NOT created successfully',
      },
      deactivateAccount: { done: 'The account was deactivated', failed: 'The account was not deactivated' },
    },
    changes: 'Changes asked for',
    commitment: 'Commitment',
    contactOf: 'Contact of',
    emptySentence: 'Contacts receive notices and sign in to the investor portal. Add the first one to begin.',
    fund: 'Fund',
    kind: {
      additional: 'Additional contact',
      main: 'Main contact',
      onboarding: 'Onboarding',
    },
    mails: 'Mails',
    noAccount: 'No account of the investor portal',
    nobody: 'Nobody’s contact yet',
    nobodySentence: 'A limited partner names its main contact and further ones on its details.',
    ofMany: 'Contact of %{partners}, %{funds}',
    ofFunds: '1 fund |||| %{smart_count} funds',
    ofPartners: '1 partner |||| %{smart_count} partners',
    partner: 'Limited partner',
    role: 'Role',
  },
}
