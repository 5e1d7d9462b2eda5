import { useGetList, useGetRecordRepresentation, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { path } from '../../paths.ts'
import { recordName } from '../kit/data/metadata.ts'
import { useProvider } from '../kit/data/provider.ts'
import { useRecordPath } from '../kit/data/recordLinks.ts'
import { useSession } from '../kit/data/session.tsx'
import { useSettled } from '../kit/form/useSettled.ts'
import { FUND_GROUPS, REFERENCE_GROUP } from './places.ts'
import { pathFromHere, useRoute } from './useRoute.ts'

export interface Command {
  id: string
  title: string
  fact?: string
  address: string
}
export interface CommandGroup {
  title: string
  commands: Command[]
}

const FOUND_MAX = 6
const PAGES_MAX = 8
const MAIN_PAGES = [
  'home',
  'funds.overview',
  'contacts.overview',
  'invoices.overview',
  ...REFERENCE_GROUP.places,
  'contacts.add',
]
/** What is made most often is a few letters away. */
const FUND_ADD_PAGES = ['fund.transactions.add', 'fund.investments.add', 'fund.reportingPeriods.add']
/** What else such a page holds, by which people look for it. */
const ALSO = new Set(['currencies.overview'])
const FUND_PAGES = FUND_GROUPS.flatMap(group => group.places)

/** What can be reached with what was typed: pages by their title, then funds and contacts the server finds. */
export function useCommands(typed: string): { groups: CommandGroup[]; loading: boolean } {
  const words = typed.trim()
  const asked = useSettled(words)
  const funds = useFound('funds', asked, words, fund => path('fund.details', { fundId: Number(fund.id) }))
  const contacts = useFound('contacts', asked, words, contact =>
    path('contact.details', { contactId: Number(contact.id) }),
  )
  const ofFund = useFundRecords(asked, words)
  const pages = usePages(words)
  const groups = [
    { title: 'shell.palette.pages', commands: pages },
    { title: 'navigation.funds', commands: funds.commands },
    ...ofFund.groups,
    { title: 'navigation.contacts', commands: contacts.commands },
  ].filter(group => group.commands.length > 0)
  return { groups, loading: funds.loading || contacts.loading || ofFund.loading }
}

const OF_FUND_MAX = 3
/** Periods have no texts to search in but their name. */
const OF_FUND: readonly { resource: string; title: string; filter: (asked: string) => Record<string, unknown> }[] = [
  { resource: 'limited-partners', title: 'page.fund.limitedPartners.overview', filter: q => ({ q }) },
  { resource: 'investments', title: 'page.fund.investments.overview', filter: q => ({ q }) },
  { resource: 'transactions', title: 'page.fund.transactions.overview', filter: q => ({ q }) },
  {
    resource: 'reporting-periods',
    title: 'page.fund.reportingPeriods.overview',
    filter: asked => ({ name_like: asked }),
  },
  { resource: 'invoices', title: 'page.invoices.overview', filter: q => ({ q }) },
]

/** Records of the open fund, a few of each kind: whoever wants more has the list. One question for all of them. */
function useFundRecords(asked: string, words: string): { groups: CommandGroup[]; loading: boolean } {
  const provider = useProvider()
  const address = useRecordPath()
  const fundId = Number(useRoute().parameters['fundId'])
  const enabled = Number.isInteger(fundId) && asked !== ''
  const { data = [], isFetching } = useQuery({
    queryKey: ['shell', 'found', fundId, asked],
    enabled,
    retry: false,
    placeholderData: earlier => earlier,
    queryFn: () =>
      Promise.all(
        OF_FUND.map(
          async ({ resource, filter }) =>
            (
              await provider.getList<RaRecord>(resource, {
                filter: { fundId, ...filter(asked) },
                pagination: { page: 1, perPage: OF_FUND_MAX },
                sort: { field: 'id', order: 'DESC' },
              })
            ).data,
        ),
      ),
  })
  const groups = OF_FUND.map(({ resource, title }, place) => ({
    title,
    commands: (data[place] ?? []).flatMap((record): Command[] => {
      const to = address(resource, record)
      return to === null ? [] : [{ id: `${resource}-${record.id}`, title: recordName(resource, record), address: to }]
    }),
  }))
  if (!enabled || words === '') return { groups: [], loading: false }
  return {
    groups:
      asked === words && !isFetching
        ? groups
        : groups.map(({ title, commands }) => ({ title, commands: commands.filter(command => fits(command, words)) })),
    loading: isFetching,
  }
}

/**
 * Asked for once the typing pauses. What was found for fewer letters stays as long as it still fits, so that Enter
 * never opens something else.
 */
function useFound(
  resource: string,
  asked: string,
  words: string,
  addressOf: (record: RaRecord) => string,
): { commands: Command[]; loading: boolean } {
  const represent = useGetRecordRepresentation(resource)
  const { data = [], isFetching } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: FOUND_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: asked ? { q: asked } : {},
    },
    { enabled: resource === 'funds' || asked !== '', retry: false },
  )
  const found = data.map(record => ({
    id: `${resource}-${record.id}`,
    title: String(represent(record)),
    ...factOf(record),
    address: addressOf(record),
  }))
  const commands = asked === words ? found : found.filter(command => fits(command, words))
  return { commands: words || resource === 'funds' ? commands : [], loading: isFetching || asked !== words }
}

function fits({ title, fact }: Command, words: string): boolean {
  const text = `${title} ${fact ?? ''}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

function factOf(record: RaRecord): { fact?: string } {
  const fact: unknown = record['friendlyName'] ?? record['email']
  return typeof fact === 'string' ? { fact } : {}
}

/** Pages of the open fund come first: they are the nearest. */
function usePages(words: string): Command[] {
  const translate = useTranslate()
  const session = useSession()
  const { parameters } = useRoute()
  const fundPages = parameters['fundId']
    ? [...FUND_PAGES, ...(session.allows('edit') ? FUND_ADD_PAGES : [])].map(name => ({
        name,
        fact: translate('shell.palette.thisFund'),
      }))
    : []
  const pages = [
    ...fundPages,
    ...MAIN_PAGES.filter(name => name !== 'contacts.add' || session.allows('edit')).map(name => ({
      name,
      fact: ALSO.has(name) ? translate(`shell.palette.also.${name}`) : undefined,
    })),
  ]
  const wanted = words.toLowerCase()
  return pages
    .map(({ name, fact }) => ({
      id: `page-${name}`,
      title: translate(`page.${name}`),
      ...(ALSO.has(name) && { also: fact }),
      ...(fact && { fact }),
      address: pathFromHere(name, parameters),
    }))
    .filter(({ title, also }) => `${title} ${also ?? ''}`.toLowerCase().includes(wanted))
    .slice(0, words ? PAGES_MAX : 6)
}
