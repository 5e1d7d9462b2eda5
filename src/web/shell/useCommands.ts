import { useGetList, useGetRecordRepresentation, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { path } from '../../paths.ts'
import { useSession } from '../kit/session.tsx'
import { useSettled } from '../kit/useSettled.ts'
import { FUND_GROUPS, REFERENCE_GROUP } from './places.ts'
import { pathFromHere, useRoute } from './useRoute.ts'

export interface Command { id: string; title: string; fact?: string; address: string }
export interface CommandGroup { title: string; commands: Command[] }

const FOUND_MAX = 6
const PAGES_MAX = 8
const MAIN_PAGES = ['home', 'funds.overview', 'contacts.overview', 'invoices.overview', ...REFERENCE_GROUP.places, 'contacts.add']
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
  const contacts = useFound('contacts', asked, words, contact => path('contact.details', { contactId: Number(contact.id) }))
  const pages = usePages(words)
  const groups = [
    { title: 'shell.palette.pages', commands: pages },
    { title: 'navigation.funds', commands: funds.commands },
    { title: 'navigation.contacts', commands: contacts.commands },
  ].filter(group => group.commands.length > 0)
  return { groups, loading: funds.loading || contacts.loading }
}

/** Asked for once the typing pauses. What was found for fewer letters stays as long as it still fits, so that Enter never opens something else. */
function useFound(resource: string, asked: string, words: string, addressOf: (record: RaRecord) => string): { commands: Command[]; loading: boolean } {
  const represent = useGetRecordRepresentation(resource)
  const { data = [], isFetching } = useGetList(resource, { pagination: { page: 1, perPage: FOUND_MAX }, sort: { field: 'id', order: 'ASC' }, filter: asked ? { q: asked } : {} }, { enabled: resource === 'funds' || asked !== '', retry: false })
  const found = data.map(record => ({ id: `${resource}-${record.id}`, title: String(represent(record)), ...factOf(record), address: addressOf(record) }))
  const commands = asked === words ? found : found.filter(command => fits(command, words))
  return { commands: words || resource === 'funds' ? commands : [], loading: isFetching || asked !== words }
}

function fits({ title, fact }: Command, words: string): boolean {
  const text = `${title} ${fact ?? ''}`.toLowerCase()
  return words.toLowerCase().split(/\s+/).every(word => text.includes(word))
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
  const fundPages = parameters['fundId'] ? [...FUND_PAGES, ...session.allows('edit') ? FUND_ADD_PAGES : []].map(name => ({ name, fact: translate('shell.palette.thisFund') })) : []
  const pages = [...fundPages, ...MAIN_PAGES.filter(name => name !== 'contacts.add' || session.allows('edit')).map(name => ({ name, fact: ALSO.has(name) ? translate(`shell.palette.also.${name}`) : undefined }))]
  const wanted = words.toLowerCase()
  return pages
    .map(({ name, fact }) => ({ id: `page-${name}`, title: translate(`page.${name}`), ...ALSO.has(name) && { also: fact }, ...fact && { fact }, address: pathFromHere(name, parameters) }))
    .filter(({ title, also }) => `${title} ${also ?? ''}`.toLowerCase().includes(wanted))
    .slice(0, words ? PAGES_MAX : 6)
}
