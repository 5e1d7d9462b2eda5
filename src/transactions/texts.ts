/** Messages of the screens of transactions. Joined in src/texts.ts. */

export const transactionTexts = {
  transaction: {
    booked: 'The capital movement “%{movement}” booked this transaction: it changes and goes only with that movement',
    cashIn: 'In',
    cashOn: 'Cash on %{date}',
    cashOut: 'Out',
    compared: 'Compared with accounting',
    differs: 'Differs from the cash of %{period}',
    facts: 'Amounts in %{currency}, the local amount below where it differs',
    emptySentence: 'Calls, distributions, purchases, income and costs are recorded here, in their own currency.',
    found: '%{smart_count} transaction found |||| %{smart_count} transactions found',
    local: '%{amount} %{currency} at %{rate}',
    needsStep: 'Needs a step',
    noAccounting: 'No accounting yet',
    ties: 'Ties',
    listTitle: 'Transactions of %{investment}',
    in: { fund: 'In %{currency}, the currency of the fund', system: 'In %{currency}, the system currency' },
    inflow: 'in %{amount}',
    noDocument: 'No document',
    open: 'Open record',
    nonCash: 'without money %{amount}',
    outflow: 'out %{amount}',
    rate: {
      same: 'The same currency',
      direct: 'Rate of %{date}',
      inverse: 'From the opposite rate of %{date}',
      cross: 'By way of %{via}, rates of %{date}',
      none: 'There is no rate of %{currency} up to this day: state it here',
    },
    turnSign: 'Turn the sign',
  },
}
