/** Messages of the investors' portal. They come with its pages. */
import { withPage } from '../texts/pageTexts.ts'

export const portalTexts = withPage({
  portal: {
    asOf: 'as of %{date}',
    called: 'Called',
    calledBar: '%{percent} of the commitment called',
    commitment: 'Commitment',
    distributed: 'Distributed',
    dpi: 'DPI %{value}',
    empty: {
      sentence: 'You get access as soon as your fund manager releases it. Official investor reports can be downloaded.',
      title: 'No information has been published yet',
    },
    figure: {
      called: 'Called %{amount}',
      remaining: 'Remaining %{amount}',
      remainingRecallable: 'Remaining %{amount}, with %{recallable} recallable',
    },
    funds: { lead: 'Published figures', title: 'Your funds' },
    holder: 'Held by %{name}',
    movements: {
      get: 'To be received on %{date}',
      kind: { CapitalCall: 'Capital call', Distribution: 'Distribution', Netted: 'Call and distribution netted' },
      lead: 'Calls and distributions that were published to you',
      none: 'A capital call or a distribution stands here as soon as your fund manager releases it.',
      notice: 'Notice',
      noticeOf: 'Notice of %{name}',
      pay: 'To be paid by %{date}',
      reference: 'Reference %{reference}',
      title: 'Capital movements',
    },
    nav: 'Net asset value',
    netIrr: 'Net IRR %{value}',
    none: {
      sentence: 'A fund stands here once you are the contact of one of its limited partners.',
      title: 'No funds yet',
    },
    notAvailable: 'n/a',
    reports: 'See the reports',
    rvpi: 'RVPI %{value}',
    share: '%{share} of the fund',
    tvpi: 'TVPI',
    vintage: 'Vintage %{year}',
  },
})
