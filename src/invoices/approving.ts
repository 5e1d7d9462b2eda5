/** Which invoices are approved together: those that are ticked, else those that the list shows. Pure. */
import type { Filter } from '../entityTypes.ts'

export interface Approving {
  scope: 'selection' | 'filter' | 'all'
  /** What the server is asked to approve; it leaves out what is not open. */
  filter: Filter<'invoice'>
  /** The same with the state; null where the list shows no open invoice at all. */
  open: Filter<'invoice'> | null
}

export function approvingOf(ticked: ReadonlySet<number>, filter: Filter<'invoice'>): Approving {
  if (ticked.size > 0) {
    const chosen = { id: [...ticked] }
    return { scope: 'selection', filter: chosen, open: { ...chosen, status: 'Open' } }
  }
  const { status } = filter
  const states = status === undefined ? ['Open'] : [status].flat()
  const open = states.includes('Open') ? { ...filter, status: 'Open' as const } : null
  return { scope: Object.keys(filter).length > 0 ? 'filter' : 'all', filter, open }
}

/** The funds that the list is filtered by. */
export function fundsOf({ fundId }: Filter<'invoice'>): number[] {
  return [fundId ?? []].flat()
}
