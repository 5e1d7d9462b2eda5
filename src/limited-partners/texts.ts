/** Messages of limited partners. Joined in src/texts.ts. */

export const limitedPartnerTexts = {
  limitedPartner: {
    accounts: 'Bank accounts',
    accountsSentence: 'A new account is a draft. Distributions go to it once a second person has verified it.',
    commitments: 'Commitments',
    commitmentsEmpty: 'Closings and transfers make the commitments of a partner.',
    emptySentence: 'Limited partners come from the import, from onboarding and from transfers.',
    explain: {
      called:
        'Funding + management fees + expenses, inside and outside the commitment. Late entrance interest is not part of it.',
      calledPercent: 'Capital called ÷ total commitment',
      commitment: 'The sum of the commitments, transfers included',
      distributed: 'The sum of the distributions. Return of capital, gain and the recallable part are parts of them.',
      lateEntranceFee:
        'Late entrance interest. It goes to the earlier partners and counts as neither called nor distributed.',
      recallable: 'The part of the distributions that may be called again',
      remaining: 'Total commitment − calls inside the commitment + recallable distributions ± transfers',
      shares: 'The sum of the shares issued',
    },
    explained: 'How this figure comes about',
    figure: {
      called: 'Capital called',
      calledInside: 'Inside the commitment',
      calledOutside: 'Outside the commitment',
      calledPercent: 'Capital called %',
      commitment: 'Total commitment',
      distributed: 'Distributed',
      lateEntranceFee: 'Late entrance fee',
      recallable: 'Recallable',
      remaining: 'Remaining',
      shares: 'Shares',
    },
    figures: 'Figures of the partner',
    figuresOf: '%{percent} called',
    noRows: 'No row of the ledger makes part of it yet.',
    parts: 'Figures beside it',
    roll: {
      calls: 'Calls inside the commitment',
      closing: 'Remaining',
      commitments: 'Commitments',
      recallable: 'Recallable distributions',
      title: 'From the commitment to what remains on %{date}',
      transfers: 'Transfers',
    },
    rowsCount: 'Made of 1 row of the ledger |||| Made of %{smart_count} rows of the ledger',
    total: 'Total of 1 partner |||| Total of %{smart_count} partners',
    transactions: 'Transactions',
    transactionsEmpty: 'Completed capital movements, closings and transfers write what a partner paid and got.',
  },
}
