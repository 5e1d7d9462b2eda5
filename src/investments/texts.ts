/** Messages of the screens of investments and their companies. Joined in src/texts.ts. */

export const investmentTexts = {
  company: {
    emptySentence: 'Fair values are weighted over the companies of an investment. Add the first one.',
    listTitle: 'Companies',
  },
  investment: {
    amounts: 'Invested and value in %{currency}',
    committed: 'Commitment',
    details: 'Details',
    emptySentence: 'Commitments, transactions and fair values belong to an investment. Add the first one.',
    invested: 'Invested',
    multiple: 'Value to invested',
    multipleNote: 'Current value ÷ invested',
    none: 'n/a',
    notSaved: 'Investment not saved',
    ofCommitment: '%{share} of the commitment',
    pages: 'Pages of the investment',
    value: 'Current value',
    valuedOn: 'as of %{date}',
  },
}
