/** Messages of reporting periods. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const reportingPeriodTexts = withPage({
  reportingPeriod: {
    statementsMade: 'The statements of this period are made already, and never change.',
    alreadyRequested: '%{name} has asked for this already: %{reason}',
    alreadySignedOff: '%{name} has signed this off already; your sign-off takes its place.',
    allChecks: 'Everything on the checklist is there.',
    inMail: 'the reporting period',
    askedAlready:
      '%{name} asked for it on %{date}, and the tenant administrators were told. It can be asked again a day later.',
    check: {
      accounting: {
        done: 'The accounting entry is there',
        missing: 'The accounting entry is missing',
        title: 'Accounting',
      },
      capitalMovements: {
        done: 'No capital movement is open',
        missing: '1 capital movement is still open |||| %{smart_count} capital movements are still open',
        title: 'Capital movements',
      },
      closings: {
        done: 'No closing or transfer is open',
        missing: '1 closing or transfer is still open |||| %{smart_count} closings and transfers are still open',
        title: 'Closings and transfers',
      },
      exchangeRates: {
        done: 'Every foreign currency has a rate of the date',
        missing: '1 exchange rate of the date is missing |||| %{smart_count} exchange rates of the date are missing',
        title: 'Exchange rates',
      },
      earlierPeriods: {
        done: 'All earlier periods are published',
        missing: '1 earlier period is not published yet |||| %{smart_count} earlier periods are not published yet',
        title: 'Earlier periods',
      },
      expenses: { done: 'The expenses are there', missing: 'The expenses are missing', title: 'Expenses' },
      fairValues: {
        done: 'Every investment has a fair value at the date',
        missing:
          '1 investment has no fair value at the date |||| %{smart_count} investments have no fair value at the date',
        title: 'Fair values',
      },
      invoices: {
        done: 'No invoice waits for approval',
        missing: '1 invoice waits for approval |||| %{smart_count} invoices wait for approval',
        title: 'Invoices',
      },
      ledger: {
        done: 'What is entered of cash, cost and expenses agrees with the transactions',
        missing: '1 figure differs from the transactions |||| %{smart_count} figures differ from the transactions',
        title: 'Ledger',
      },
      transactions: {
        done: 'No transaction is planned or pending',
        missing: '1 transaction is planned or pending |||| %{smart_count} transactions are planned or pending',
        title: 'Transactions',
      },
      weightedValues: {
        done: 'Every fair value equals its weighted values',
        missing:
          '1 fair value differs from its weighted values |||| %{smart_count} fair values differ from their weighted values',
        title: 'Weighted values',
      },
    },
    checkDone: 'Done',
    checkMissing: 'Missing',
    checklist: 'Checklist',
    checklistClosed: 'What this period should hold.',
    checklistCount: '%{done} of %{all} checks pass',
    checklistSentence:
      'What this period should hold. It can be completed with something missing, but not with open work.',
    completedLock: 'This period is completed. It has to be reopened before anything in it can change.',
    cue: {
      completed: 'Not published yet',
      gray: 'Published',
      orange: 'Ended 1 day ago |||| Ended %{smart_count} days ago',
      red: 'Overdue: ended %{smart_count} days ago',
    },
    cueShort: { completed: 'Completed', gray: 'Published', orange: 'Ended', red: 'Overdue' },
    cueTitle: 'Deadline',
    emptySentence: 'Fair values, expenses and accounting belong to a reporting period. Add the first one to begin.',
    ledger: {
      accounts: {
        carriedInterest: 'Carried interest',
        managementFees: 'Management fees',
        otherExpenses: 'Other expenses',
      },
      cash: 'Total cash: entered %{entered}, ledger %{ledger}',
      cost: 'Cost of %{name}: entered %{entered}, ledger %{ledger}',
      expenses: '%{name}: entered %{entered}, ledger %{ledger}',
      openEntered: 'What was entered',
      openLedger: 'What the ledger holds',
      pending: 'of it %{amount} pending',
    },
    missing: '1 of %{all} checks does not pass: |||| %{smart_count} of %{all} checks do not pass:',
    missingBesides:
      'Besides, 1 of %{all} checks does not pass: |||| Besides, %{smart_count} of %{all} checks do not pass:',
    nobodyToAsk:
      'No tenant administrator has been here yet, so nobody can be told by mail. Ask your tenant administrator to sign in once, or tell them yourself.',
    openWork: 'Approve, book or cancel first what is open in this period: %{names}',
    openWorkApproved: 'Invoice approved',
    openWorkBook: 'Book',
    openWorkBooked: 'Transaction booked',
    openWorkBookSentence:
      'It then counts as booked. As long as the period is open, its status can be changed back on its own page.',
    openWorkCancel: 'Cancel transaction',
    openWorkCancelled: 'Transaction cancelled',
    openWorkCancelSentence:
      'It then counts in no figure. As long as the period is open, its status can be changed back on its own page.',
    notReopenedAfter: 'Once published it cannot be reopened.',
    openWorkInvoice: 'Invoice %{name}',
    openWorkOf: '%{action}: %{name}',
    openWorkTitle:
      'Deal with 1 open record of this period first |||| Deal with %{smart_count} open records of this period first',
    openCheck: 'Open %{name}',
    publishFirst: 'Publish %{name} (%{date}) first',
    publishMovements: 'Publish %{names} first: investors would learn of what is due in this period from its statements',
    publishedLock: 'This period is published. It is final.',
    rate: {
      none: '%{code}: none so far',
      older: '%{code}: the latest is of %{date}',
    },
    reopenRequested: '%{name} asked for this period to be reopened: %{reason}',
    reopened: '%{name} reopened this period: %{reason}',
    signOffGone: 'The sign-off by %{name} no longer holds.',
    signOffMissing: 'Nobody has signed off this version of the period. An administrative agent can.',
    signedOff: 'Signed off by %{name}',
  },
})
