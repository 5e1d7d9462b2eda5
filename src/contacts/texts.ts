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
    emptySentence: 'Contacts receive notices and sign in to the investor portal. Add the first one to begin.',
    noAccount: 'No account of the investor portal',
  },
}
