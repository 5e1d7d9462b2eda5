/** Words of the screens of investments and their companies. Part of the catalogue (texts.ts). */

export const investmentTexts = {
  company: {
    emptySentence: 'Fair values are weighted over the companies of an investment. Add the first one.',
    listTitle: 'Companies',
  },
  investment: {
    amounts: 'Invested and value in %{currency}',
    emptySentence: 'Commitments, transactions and fair values belong to an investment. Add the first one.',
    notSaved: 'Investment not saved',
    pages: 'Pages of the investment',
  },
}
