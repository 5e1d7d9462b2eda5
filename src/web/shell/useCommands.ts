import { useQuery } from '@tanstack/react-query'
import { FUND_GROUPS, entryPath, menuOf } from '../../pages/menu.ts'
import { valueOf, type Resource } from '../../entity.ts'
import type { Find } from '../../pages/page.ts'
import { recordPath } from '../../pages/records.ts'
import { ROUTES, parametersOf } from '../../paths.ts'
import type { Known, Route } from '../../paths.ts'
import type { TextKey } from '../../texts.ts'
import { recordName } from '../kit/data/metadata.ts'
import { useApi } from '../kit/data/api.ts'
import type { AnyRecord } from '../kit/data/records.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { useSettled } from '../kit/data/useSettled.ts'
import { mayOpen } from '../kit/data/mayOpen.ts'
import { useRoute } from './useRoute.ts'

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
/** Records of one kind: those of the whole tenant, or of the fund or the investment that is open. */
interface Source {
  page: Route
  resource: Resource
  find: Find
}
interface Found {
  source: Source
  commands: Command[]
}

/** Of what follows from a schema no order is known. */
const LAST = 99
const PAGES_MAX = 8
const PAGES_BEFORE_TYPING = 6
const FOUND_MAX = 6
/** A few of each kind: whoever wants more has the list. */
const FOUND_WITHIN_MAX = 3

const SOURCES: readonly Source[] = ROUTES.flatMap(page =>
  page.find && page.resource ? [{ page, resource: page.resource, find: page.find }] : [],
).sort((a, b) => (a.find.place ?? LAST) - (b.find.place ?? LAST))

/** Pages of the open fund come first: they are the nearest. What is made most often is a few letters away. */
const PAGES: readonly Route[] = [...FUND_GROUPS, 'main' as const, 'reference' as const]
  .flatMap(menuOf)
  .filter(({ forward }) => !forward)
  .concat(ROUTES.filter(({ jump }) => jump !== undefined).sort((a, b) => jumpOf(a) - jumpOf(b)))
  .sort((a, b) => Number(isFixed(a)) - Number(isFixed(b)))

/** What can be reached with what was typed: pages by their title, then records that the server finds. */
export function useCommands(typed: string): { groups: CommandGroup[]; loading: boolean } {
  const translate = useTranslate()
  const words = typed.trim()
  const found = useFound(words)
  const pages = usePages(words)
  const groups = [{ title: translate('shell.palette.pages'), commands: pages }, ...found.groups]
  return { groups: groups.filter(({ commands }) => commands.length > 0), loading: found.loading }
}

/**
 * Asked for once the typing pauses, all in one question. What was found for fewer letters stays as long as it still
 * fits, so that Enter never opens something else.
 */
function useFound(words: string): { groups: CommandGroup[]; loading: boolean } {
  const translate = useTranslate()
  const api = useApi()
  const session = useOptionalSession()
  const { parameters } = useRoute()
  const asked = useSettled(words)
  const sources = SOURCES.filter(
    ({ page, find }) =>
      mayOpen(page, session) && (find.within ? parameters[find.within] : true) && (asked !== '' || find.always),
  )
  const ask = async ({ resource, find: { by = 'q', within, fact } }: Source): Promise<Command[]> => {
    const records = await api.listAny(resource, {
      filter: { ...(within && { [within]: Number(parameters[within]) }), ...(asked && { [by]: asked }) },
      sort: ['id', within ? 'desc' : 'asc'],
      limit: within ? FOUND_WITHIN_MAX : FOUND_MAX,
    })
    return records.flatMap(record => commandOf(resource, record, fact, parameters))
  }
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['shell', 'found', parameters.fundId, parameters.investmentId, asked],
    retry: false,
    placeholderData: earlier => earlier,
    queryFn: (): Promise<Found[]> =>
      Promise.all(sources.map(async source => ({ source, commands: await ask(source).catch(() => []) }))),
  })
  const isAnswer = asked === words && !isPlaceholderData
  return {
    groups: data
      .filter(({ source }) => words !== '' || source.find.always)
      .map(({ source, commands }) => ({
        title: translate(`resources.${source.resource}.name`, { smart_count: 2 }),
        commands: isAnswer ? commands : commands.filter(command => fits(command, words)),
      })),
    loading: isFetching || asked !== words,
  }
}

/** What an investment's own records do not know, the address does: the fund. */
function commandOf(resource: Resource, record: AnyRecord, fact: Find['fact'], known: Known): Command[] {
  const address = recordPath(resource, { ...known, ...record })
  const words = fact && valueOf(record, fact)
  return address === null
    ? []
    : [
        {
          id: `${resource}-${record.id}`,
          title: recordName(resource, record),
          ...(typeof words === 'string' && { fact: words }),
          address,
        },
      ]
}

function fits({ title, fact }: Command, words: string): boolean {
  const text = `${title} ${fact ?? ''}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

function usePages(words: string): Command[] {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { parameters } = useRoute()
  const wanted = words.toLowerCase()
  return PAGES.flatMap(page => {
    const address = mayOpen(page, session) ? entryPath(page, parameters) : undefined
    if (address === undefined) return []
    const title = translate(`page.${page.name}`)
    const also = page.also && translate(`resources.${page.also}.name`, { smart_count: 2 })
    const fact = isFixed(page) ? also : translate(openTerms(page))
    return `${title} ${also ?? ''}`.toLowerCase().includes(wanted)
      ? [{ id: `page-${page.name}`, title, ...(fact && { fact }), address }]
      : []
  }).slice(0, words ? PAGES_MAX : PAGES_BEFORE_TYPING)
}

/** What the page belongs to. */
function openTerms({ pattern }: Route): TextKey {
  return pattern.includes(':investmentId') ? 'shell.palette.thisInvestment' : 'shell.palette.thisFund'
}

function isFixed({ pattern }: Route): boolean {
  return parametersOf(pattern).length === 0
}

function jumpOf({ jump }: Route): number {
  return jump ?? 0
}
