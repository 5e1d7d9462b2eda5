/** Messages of the currency screens. Joined in src/texts.ts. */

export const currencyTexts = {
  currency: {
    choose: 'Choose a currency to see its exchange rates.',
    edit: 'Edit currency',
    usedByPublished: 'Published periods used this rate: %{periods}. It can be corrected, but not deleted.',
    importRates: 'Import rates',
    monthEndCurrency: 'Currency',
    monthEndLatest: 'Latest rate',
    monthEndOne: '1 %{code}',
    monthEndRate: 'Rate of %{date}',
    monthEndRateOf: 'Rate of %{code} on %{date}',
    monthEndSave: 'Save 1 rate |||| Save %{smart_count} rates',
    monthEndSaved: '1 rate saved |||| %{smart_count} rates saved',
    monthEndSentence: 'In %{system}. A rate that is left empty can be entered later.',
    monthEndTitle: 'Exchange rates of %{date}',
    newRateSentence: 'Of %{code}, %{name}: the value of one unit.',
    noRateYet: 'No rate on or before this day',
    noRates: 'A rate says what one unit of the currency was worth on a date.',
    notARate: 'Not a rate above zero',
    rateFrom: 'rate of %{date}',
    rateIs: '1 %{code} = %{rate} %{system}',
    rateOn: 'Rate on',
    ratesOf: 'Exchange rates of %{code}',
    system: 'System currency %{code}',
  },
}
