import type { DeskFilter, DeskQuery } from '@/contract/office/support/support'

import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useRequest } from '@/hooks/kit/use-request'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

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
  const { isReady, value, ...address } = useOfficeAddress()
  const filter: InboxFilter = Object.fromEntries(FILTERS.map((name) => [name, value(name)]))
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...filter,
    after: value('after'),
    before: value('before'),
  }) as DeskQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ desk }) =>
    desk.list(query),
  )
  const overview = useRequest('desk', ({ desk }) => desk.overview())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind !== 'ticket' && kind !== 'reset') return
    list.renew()
    overview.renew()
  })
  return {
    ...address,
    list,
    filter,
    desk: overview.state.status === 'ready' ? overview.state.data : null,
    isSlow: useIsSlow(list.state.status === 'loading'),
  }
}
