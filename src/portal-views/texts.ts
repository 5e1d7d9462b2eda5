/** Messages about who has looked at what was published. They come with its pages. */
import { withPage } from '../texts/pageTexts.ts'

export const portalViewTexts = withPage({
  portalView: {
    asOf: 'As of: %{date}',
    all: 'Everybody has looked at it.',
    by: '%{at}, %{name}',
    downloaded: 'Downloaded',
    none: 'No limited partner has a notice, statement or report of it, so there is nothing to look at.',
    noneTitle: 'Nobody has received it',
    notYet: 'Not yet',
    nobodyLeft: 'Everybody has looked at it, was reminded within the last day, or has no contact.',
    nobodyNow: 'Whoever has not looked was reminded within the last day, or has no contact.',
    partner: 'Limited partner',
    remind: 'Remind 1 investor |||| Remind %{smart_count} investors',
    reminded: 'Reminded',
    sentence: '%{looked} of %{count} investors looked at it in the portal, or took its paper.',
    tab: 'Viewed',
    statementOf: 'Capital account statement %{period}',
    title: 'Who has looked',
    viewed: 'Viewed',
    willRemind: '1 investor is reminded. |||| %{smart_count} investors are reminded.',
  },
})
