/**
 * A list whose address names a page or an order that does not exist corrects it in place: an entry of the history would
 * lead back to the wrong address, and so nowhere. What the page keeps in the address besides is not the list's: it
 * stays there, and is not stored with the list.
 */
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { RouterProviderContext, reactRouterProvider, type RouterNavigateFunction } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import type { Field } from '../../../entity.ts'
import { correctedSearch, isBehindLast, searchBesidePage, searchOfList } from './listAddress.ts'
import type { ListState } from './listState.ts'

/** Whether the page that the list shows now does not exist. */
const WrongPage = createContext<{ current: boolean }>({ current: false })

/** React-admin goes to a page that exists by itself, but with an entry of its own in the history. */
const OF_LIST = { ...reactRouterProvider, useNavigate: useNavigateOfList, useLocation: useLocationOfList }

interface ListAddressProps {
  fields: readonly Field[]
  /** What the list is sorted by besides. */
  figures: readonly string[]
  /** Shown until the address is right. */
  waiting: ReactNode
  children: ReactNode
}

export function ListAddress({ fields, figures, waiting, children }: ListAddressProps) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const wrong = useRef(false)
  const corrected = correctedSearch(search, fields, figures)
  useLayoutEffect(() => {
    if (corrected !== null) void navigate({ search: corrected, hash }, { replace: true })
  }, [corrected, hash, navigate])
  if (corrected !== null) return waiting
  return (
    <WrongPage value={wrong}>
      <RouterProviderContext value={OF_LIST}>{children}</RouterProviderContext>
    </WrongPage>
  )
}

/** Tells the address what the list knows of its pages, before react-admin corrects it. */
export function useKnownPages({ page, perPage, total }: ListState): void {
  const wrong = useContext(WrongPage)
  useLayoutEffect(() => {
    wrong.current = isBehindLast(page, perPage, total)
  })
}

function useLocationOfList() {
  const location = reactRouterProvider.useLocation()
  return useMemo(() => ({ ...location, search: searchOfList(location.search) }), [location])
}

function useNavigateOfList(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  const { search: present } = reactRouterProvider.useLocation()
  const wrong = useContext(WrongPage)
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const isHere = typeof to === 'object' && to.pathname === undefined && to.search !== undefined
      navigate(
        isHere ? { ...to, search: searchBesidePage(to.search ?? '', present) } : to,
        wrong.current ? { ...options, replace: true } : options,
      )
    },
    [navigate, present, wrong],
  )
}
