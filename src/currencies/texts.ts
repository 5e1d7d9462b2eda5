/** Words of the currency screens. Part of the catalogue (texts.ts). */

export const currencyTexts = {
  currency: {
    choose: 'Choose a currency to see its exchange rates.',
    edit: 'Edit currency',
    importRates: 'Import rates',
    noRateYet: 'No rate on or before this day',
    noRates: 'A rate says what one unit of the currency was worth on a date.',
    rateFrom: 'rate of %{date}',
    rateIs: '1 %{code} = %{rate} %{system}',
    rateOn: 'Rate on',
    ratesOf: 'Exchange rates of %{code}',
    system: 'System currency %{code}',
  },
}
