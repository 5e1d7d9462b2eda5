/** Words of the fund screens. Part of the catalogue (texts.ts). */

export const fundTexts = {
  fund: {
    emptySentence: 'A fund holds investments, investors and reporting periods. Add the first one to begin.',
    newSentence: 'The rest can be filled in afterwards, on the fund’s details.',
    raising: '%{smart_count} still raising |||| %{smart_count} still raising',
  },
}
