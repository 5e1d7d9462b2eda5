/** Messages of the screens of investments and their companies. Joined in src/texts.ts. */

export const investmentTexts = {
  company: {
    emptySentence: 'Fair values are weighted over the companies of an investment. Add the first one.',
    listTitle: 'Companies',
  },
  investment: {
    amounts: 'Invested and value in %{currency}',
    asOf: 'as of %{date}',
    committed: 'Commitment',
    cost: 'cost %{amount}',
    emptySentence: 'Commitments, transactions and fair values belong to an investment. Add the first one.',
    invested: 'Invested',
    irr: 'IRR %{rate}',
    multiple: 'MOIC',
    none: 'n/a',
    notSaved: 'Investment not saved',
    ofCommitment: '%{share} of the commitment',
    overview: 'Overview',
    pages: 'Pages of the investment',
    realised: 'Realised',
    total: 'Total of 1 investment |||| Total of %{smart_count} investments',
    value: 'Current value',
    valuesOf: 'Values as of %{days}',
    valuedOn: 'as of %{date}',
  },
}
