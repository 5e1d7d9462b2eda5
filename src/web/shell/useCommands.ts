import { useState } from 'react'
import { useColorScheme } from '@mui/material/styles'
import { valueOf } from '../../entity.ts'
import type { FoundRecord } from '../../api/search.ts'
import { FUND_GROUPS, entryPath, menuOf } from '../../pages/menu.ts'
import { recordPath } from '../../pages/records.ts'
import { ROUTES, parametersOf } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { FOUND_KINDS, type FoundKind } from '../../search/kinds.ts'
import { searchReads } from '../../search/reads.ts'
import type { TextKey } from '../../texts.ts'
import { mayOpen } from '../kit/data/mayOpen.ts'
import { recordName } from '../kit/data/metadata.ts'
import { offeredCommands } from '../kit/data/pageCommands.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useRead } from '../kit/data/useRead.ts'
import { useSettled } from '../kit/data/useSettled.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { openShortcuts } from './dialogs.ts'
import { print } from './print.ts'
import { useRoute } from './useRoute.ts'
import { useSignOut } from './useSignOut.ts'

/** Leads to a page, or runs. */
export interface Command {
  id: string
  title: string
  fact?: string
  address?: string
  run?: () => void
}
export interface CommandGroup {
  title: string
  commands: Command[]
}

const PAGES_MAX = 8
const PAGES_BEFORE_TYPING = 6
const SCHEMES = ['system', 'light', 'dark'] as const

/** Pages of the open fund come first: they are the nearest. What is made most often is a few letters away. */
const PAGES: readonly Route[] = [...FUND_GROUPS, 'main' as const, 'reference' as const]
  .flatMap(menuOf)
  .filter(({ forward }) => !forward)
  .concat(ROUTES.filter(({ jump }) => jump !== undefined).sort((a, b) => jumpOf(a) - jumpOf(b)))
  .sort((a, b) => Number(isFixed(a)) - Number(isFixed(b)))

/**
 * What can be reached with what was typed: pages by their title, records that the server finds, and what can be run.
 */
export function useCommands(typed: string): { groups: CommandGroup[]; loading: boolean } {
  const translate = useTranslate()
  const words = typed.trim()
  const found = useFound(words)
  const groups = [
    { title: translate('palette.pages'), commands: usePages(words) },
    ...found.groups,
    { title: translate('palette.commands'), commands: useRunnable(words) },
  ]
  return { groups: groups.filter(({ commands }) => commands.length > 0), loading: found.loading }
}

/**
 * Asked for once the typing pauses, all in one question. What was found for fewer letters stays as long as it still
 * fits, so that Enter never opens something else.
 */
function useFound(words: string): { groups: CommandGroup[]; loading: boolean } {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { parameters } = useRoute()
  const asked = useSettled(words)
  const given = {
    ...(asked && { q: asked }),
    ...(parameters.fundId && { fundId: Number(parameters.fundId) }),
  }
  const { data, isFetching, isPlaceholderData } = useRead(searchReads.search, session?.allows('read') ? given : null, {
    keepsPrevious: true,
  })
  const isAnswer = asked === words && !isPlaceholderData
  return {
    groups: FOUND_KINDS.filter(({ page, always }) => mayOpen(page, session) && (words !== '' || always)).map(kind => ({
      title: translate(`resources.${kind.resource}.name`, { smart_count: 2 }),
      commands: (data ?? [])
        .filter(({ resource }) => resource === kind.resource)
        .flatMap(each => commandOf(kind, each))
        .filter(command => isAnswer || fits(command, words)),
    })),
    loading: isFetching || asked !== words,
  }
}

function commandOf({ resource, fact }: FoundKind, { record, owner }: FoundRecord): Command[] {
  const address = recordPath(resource, record)
  if (address === null) return []
  const facts = [fact && valueOf(record, fact), owner].filter(each => typeof each === 'string' && each !== '')
  const title = recordName(resource, record)
  return [{ id: `${resource}-${record.id}`, title, address, ...(facts.length > 0 && { fact: facts.join(' · ') }) }]
}

/** What can be done with the record of the open page, and with the application. */
function useRunnable(words: string): Command[] {
  const translate = useTranslate()
  const session = useOptionalSession()
  const signOut = useSignOut()
  const { setMode } = useColorScheme()
  const [ofPage] = useState(offeredCommands)
  if (words === '' || !session) return []
  const ofApplication: Command[] = [
    ...SCHEMES.map(scheme => ({
      id: `scheme-${scheme}`,
      title: translate('palette.scheme', { scheme: translate(`shell.scheme.${scheme}`) }),
      run: () => setMode(scheme),
    })),
    { id: 'print', title: translate('shell.print'), run: print },
    { id: 'shortcuts', title: translate('shell.shortcuts'), run: openShortcuts },
    { id: 'signOut', title: translate('action.signOut'), run: signOut },
  ]
  return [...ofPage, ...ofApplication].filter(command => fits(command, words))
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
  return pattern.includes(':investmentId') ? 'palette.thisInvestment' : 'palette.thisFund'
}

function isFixed({ pattern }: Route): boolean {
  return parametersOf(pattern).length === 0
}

function jumpOf({ jump }: Route): number {
  return jump ?? 0
}
