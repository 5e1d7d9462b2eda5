/** Messages of the expense screen. Joined in src/texts.ts. */

export const expenseTexts = {
  expense: {
    addNote: 'Add a note',
    amounts: 'Amounts in %{currency}',
    change: 'Change',
    emptySentence: 'Expenses belong to a reporting period. Add a period first.',
    gaveWay: 'Where you had filled in 0.00, somebody else has stored amounts: theirs stand, and are not overwritten.',
    fillZero: 'Fill empty amounts with 0.00',
    item: 'Item',
    locked: '%{period} is completed or published: its figures cannot change.',
    missing: '1 amount is missing |||| %{smart_count} amounts are missing',
    net: 'Expenses less income and interest',
    noPeriods: 'No reporting periods yet',
    note: 'Note',
    noteOf: 'Note on %{item}',
    ofPeriod: '%{what}, %{period}',
    paid: 'Paid in the period by the transactions: %{amount}',
    paidColumn: 'Paid',
    paidDiffers: 'Differs from what was paid',
    period: 'Reporting period',
    saved: 'Expenses saved',
    sinceLast: '%{change} since %{period}',
    total: 'Total expenses',
    wrong: '1 amount needs attention |||| %{smart_count} amounts need attention',
  },
}
