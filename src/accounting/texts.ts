/** Messages of the accounting screen. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const accountingTexts = withPage({
  accounting: {
    changed: '1 period has unsaved changes |||| %{smart_count} periods have unsaved changes',
    emptySentence: 'Cash, borrowings and other assets are kept for each reporting period. Add a period first.',
    changes: 'Second line: change since the period before',
    ledger: 'Ledger',
    ledgerDiffers: 'Differs from ledger',
    ledgerHelp: 'What the transactions come to up to the last day of the period',
    net: 'Net',
    netHelp: 'Total cash − borrowings + other assets and liabilities. With the fair values it makes NAV.',
    saved: 'Accounting saved',
    table: 'Accounting by reporting period',
  },
})
