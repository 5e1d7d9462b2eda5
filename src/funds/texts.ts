/** Messages of the list of funds. They come with the page that shows them. */
import { withPage } from '../texts/pageTexts.ts'

export const fundTexts = withPage({
  fund: {
    afterCarry: 'after carry',
    afterCarryNote: 'After %{amount} of accrued carry',
    asOf: 'Figures as of %{date}',
    column: {
      commitments: 'Commitments',
      distributed: 'Distributed',
      dpi: 'DPI',
      nav: 'Net asset value',
      netIrr: 'Net IRR',
      paidIn: 'Paid-in',
      period: 'Reporting period',
      tvpi: 'TVPI',
    },
    emptySentence: 'A fund holds investments, investors and reporting periods. Add the first one to begin.',
    inSystem: 'Totals in %{currency}',
    navOf: 'Net asset value as of %{date}',
    newSentence: 'The rest can be filled in afterwards, on the fund’s details.',
    noRate: 'no rate of %{currency}',
    note: {
      commitments: 'Of %{smart_count} limited partner |||| Of %{smart_count} limited partners',
      distributed: 'DPI %{dpi}',
      nav: 'RVPI %{rvpi}',
      navWithout: 'Without %{funds}',
      paidIn: '%{pic} of commitments',
      tvpi: 'All funds together',
      tvpiCarry: 'After %{amount} of accrued carry',
    },
    paidInOf: '%{percent} of commitments',
    partners: '%{smart_count} partner |||| %{smart_count} partners',
    raising: '%{smart_count} still raising |||| %{smart_count} still raising',
    raisingNow: 'raising',
    rate: '1 %{from} = %{rate} %{to}',
    rateOf: '1 %{from} = %{rate} %{to} of %{date}',
    rateShort: 'n/a',
    total: 'Total in %{currency}',
    withoutRate: 'Totals leave out %{funds}: %{reason}',
    young: 'under 2 years',
  },
})
