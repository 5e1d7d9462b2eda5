/** Messages about notices. They come with the pages that show them. */
import { withPage } from '../texts/pageTexts.ts'

export const noticeTexts = withPage({
  notice: {
    check: 'Check against the ledger',
    checkFigure: {
      after: 'Unfunded afterwards',
      call: 'Called',
      calledSoFar: 'Called so far',
      distribution: 'Distributed',
      distributedSoFar: 'Distributed so far',
      impactOnUnfunded: 'Change in unfunded',
      inside: 'Its own sum',
      recallableBefore: 'Recallable before',
    },
    checkNotices: 'Notices',
    checkLedger: 'Ledger',
    checkSentence:
      'Compared partner by partner with the ledger and the capital account, to the cent. Amounts in %{currency}.',
    differ: '1 figure of a notice differs |||| %{smart_count} figures of notices differ',
    differs: 'differs',
    disagree:
      'The notices of %{names} say figures that the ledger no longer holds: reopen this movement and complete it again.',
    disagreeMore:
      'The notices of %{names} and %{count} more say figures that the ledger no longer holds: reopen this movement and complete it again.',
    download: 'Notice for %{name} as %{format}',
    edition: 'edition %{edition}',
    empty: 'A notice for each limited partner is made when the movement is completed.',
    mailProgress: '%{sent} of %{total} mails sent',
    mailProgressFailed: '%{sent} of %{total} mails sent, %{failed} failed',
    mails: 'Mails',
    noContact: 'No contact',
    notSent: 'Sent when published',
    outdated:
      'Reopen the capital movement “%{name}” and complete it again first: its notices say figures that the ledger no longer holds, and afterwards it could not be reopened.',
    outdatedMore:
      'Reopen the capital movements %{names} and complete them again first: their notices say figures that the ledger no longer holds, and afterwards they could not be reopened.',
    paper: 'Notice',
    partner: 'Limited partner',
    payeeAccount: 'The notices print account %{accountNumber} of %{name}.',
    payeePartners: 'Paid to accounts whose holder the bank has not simply confirmed:',
    previewSentence: 'What each partner would be told if the movement were completed now. Nothing is kept or sent.',
    previewTitle: 'Preview of notices',
    retried: 'The notice is made again',
    supersededSentence: 'Made before the movement was reopened. Only staff see them.',
    supersededTitle: 'Superseded notices',
    tab: 'Notices',
    tabSentence: 'One for each limited partner: PDF, workbook and JSON say the same',
    tie: 'The notice ties |||| All %{smart_count} notices tie',
    ties: 'ties',
    noLines: 'This movement has no line for that partner.',
    notMade: 'The paper of this notice is not made yet.',
    progress: '%{made} of %{total} notices made',
    progressFailed: '%{made} of %{total} notices made, %{failed} failed: retry them first',
  },
})
