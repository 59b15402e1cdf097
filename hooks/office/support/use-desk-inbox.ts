import type { DeskFilter, DeskQuery } from '@/contract/office/support/support'

import { useLive } from '@/hooks/kit/use-live'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'
import { useRequest } from '@/hooks/kit/use-request'

export type {
  DeskOverview,
  WireDeskTickets as DeskTickets,
} from '@/contract/office/support/support'

const EVERY_FILTER: Record<DeskFilter, true> = {
  ...{ state: true, assignee: true, due: true },
  ...{ priority: true, topic: true, sender: true, tag: true, q: true },
}
const FILTERS = Object.keys(EVERY_FILTER) as DeskFilter[]
export type InboxFilter = Partial<Record<DeskFilter, string | undefined>>

/** Saved views, each with its query and the matching count of the desk. */
export const VIEWS = [
  { name: 'open', query: {}, count: 'open' },
  { name: 'mine', query: { assignee: 'me' }, count: 'mine' },
  { name: 'unassigned', query: { assignee: 'none' }, count: 'unassigned' },
  { name: 'overdue', query: { due: 'overdue' }, count: 'overdue' },
  { name: 'answered', query: { state: 'answered' }, count: 'answered' },
  { name: 'closed', query: { state: 'closed' }, count: null },
  { name: 'all', query: { state: 'all' }, count: null },
] as const

const OF_A_VIEW = ['state', 'assignee', 'due'] as const

export function viewOf(filter: InboxFilter) {
  const isSame = (query: InboxFilter) => OF_A_VIEW.every((name) => query[name] === filter[name])
  return VIEWS.find(({ query }) => isSame(query))?.name
}

export function useDeskInbox() {
  const controls = useOfficeList(FILTERS, ({ desk }, query: DeskQuery) => desk.list(query))
  const overview = useRequest('desk', ({ desk }) => desk.overview())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind !== 'ticket' && kind !== 'reset') return
    controls.list.renew()
    overview.renew()
  })
  return { ...controls, desk: overview.state.status === 'ready' ? overview.state.data : null }
}
