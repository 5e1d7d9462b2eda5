/** Messages of the screens of bank accounts. Joined in src/texts.ts. */

export const bankAccountTexts = {
  bankAccount: {
    emptySentence: 'Notices to investors name a verified account. Add the fund’s first one to begin.',
    emptyOfInvestment: 'Where the investment is paid, and where it pays from. Add its first account to begin.',
    listTitle: 'Bank accounts of %{investment}',
    answered: '%{date}, recorded by %{name}',
    notAsked: 'The bank has not been asked',
    newOfInvestment: 'A new account is a draft until a second person has verified it.',
    newSentence: 'A new account is a draft. It is used on notices once a second person has verified it.',
    waitElsewhere:
      'One of a partner or an investment waits for verification: |||| ' +
      '%{smart_count} of partners and investments wait for verification:',
    waitForVerification: '%{smart_count} waits for verification |||| %{smart_count} wait for verification',
  },
}
