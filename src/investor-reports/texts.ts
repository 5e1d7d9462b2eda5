/** Messages about investor reports. They come with the pages that show them. */
import { withPage } from '../texts/pageTexts.ts'

export const investorReportTexts = withPage({
  investorReport: {
    all: 'All as PDF, zip',
    allReports: 'All reports, zip',
    archiveAdvice: 'Filter the reports by fund or reporting period, and take them in parts.',
    download: 'Statement for %{name} as %{format}',
    downloadFile: 'Download',
    downloadNamed: 'Download %{name}',
    emptySentence: 'Upload an official report here. Investors can download it once it is released.',
    file: 'File',
    kept: 'Investors have had this file, so it is kept. Withdraw the report, or release another file.',
    newSentence: 'A report is a draft until it is released. Its file is added after it is saved.',
    noNewFile: 'There is no newer file than the one that is released. Add it first.',
    notReleased: 'Not released',
    noStatements: 'Statements are made when a reporting period is published.',
    paper: 'Statement',
    statements: 'Capital account statements',
    statementsSentence: 'One for each limited partner as of %{date}, exactly as published',
    title: 'Investor reports',
    withdrawnFile: 'Withdrawn file',
    withdrawnInArchive: '%{name}, withdrawn',
    withdrawnNamed: 'Withdrawn file of %{name}',
  },
})
