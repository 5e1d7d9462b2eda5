/** Messages of exports of everything that a tenant keeps. They come with the page that says them. */
import { withPage } from '../texts/pageTexts.ts'

export const tenantExportTexts = withPage({
  tenantExport: {
    again: 'Tried again: %{reason}',
    archive: 'Archive',
    download: 'Download',
    empty: 'Nothing has been exported yet.',
    newSentence:
      'All records, files and the history, as they are at one moment, in one archive that programs read. ' +
      'It is made in the background: you can leave this page.',
    oneAtATime: 'An export is being made already: wait until it is ready',
    progress: '%{done} of %{steps} tables and files',
    sentence:
      'Everything that the tenant keeps, in one archive for other programs. Who downloads it stands in the history.',
    title: 'Exports of all data',
    waiting: 'begins in a moment',
  },
})
