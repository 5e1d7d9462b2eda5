/** Words of the screens of bank accounts. Part of the catalogue (texts.ts). */

export const bankAccountTexts = {
  bankAccount: {
    emptySentence: 'Notices to investors name a verified account. Add the fund’s first one to begin.',
    newSentence: 'A new account is a draft. It is used on notices once a second person has verified it.',
  },
}
