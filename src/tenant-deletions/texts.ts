/** Messages about the deletion of tenants. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const tenantDeletionTexts = withPage({
  tenantDeletion: {
    askedAlready: 'The deletion has been asked for already: it can be withdrawn',
    askedBy: '%{by} asks for it: “%{reason}”',
    atWork: 'is being deleted',
    begunBy: 'deleted by %{by}',
    column: 'Deletion',
    counts: 'rows %{rows}, files %{files}',
    elsewhere: 'Its data are in another database, or on the way there: bring the tenant into the first one before',
    empty: 'Nobody has asked for the deletion.',
    finished: 'deleted %{at}',
    from: 'Possible from %{at}',
    newSentence:
      'Records, files, accounts and the history of the whole tenant: a global administrator can delete them ' +
      '%{days} days after this request, and nothing brings them back. Export all data before. Until then every administrator can ' +
      'withdraw the request.',
    notAsked: 'The request has been withdrawn, or the time to withdraw it is not over',
    otherTenant: 'This is not the short name of the tenant: %{shortName}',
    past: 'Deleted tenants',
    sentence:
      'Everything that the tenant keeps can be deleted by a global administrator, %{days} days after it was asked for.',
    title: 'Deletion of the tenant',
  },
})
