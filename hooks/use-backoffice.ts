import { useRouter } from 'next/router'
import { useState } from 'react'

import type {
  OfficeOrder as OrderData,
  OfficeOrderRow,
  Overview,
  OrdersQuery,
} from '@/services/backoffice'
import type { DeskQuery } from '@/services/desk'

import { useAction } from './use-action'
import { useRequest, type Outcome } from './use-request'

export type { OfficeDay, OfficeFigures, Overview } from '@/services/backoffice'
export type { DeskTicket as OfficeTicket, DeskTickets as OfficeTickets } from '@/services/desk'
export type OfficeOrder = OrderData
export type OfficeRow = OfficeOrderRow

/**
 * How the shop stands. What was loaded stays when a later look fails; `fault` says that it did.
 * @example const { overview, fault, isLooking, look } = useOverview()
 */
export function useOverview() {
  const [asked, setAsked] = useState(0)
  const { state } = useRequest(`overview ${asked}`, ({ backoffice }) => backoffice.overview())
  const [last, setLast] = useState<Outcome<Overview> | null>(null)
  const [overview, setOverview] = useState<Overview | null>(null)
  // While it renders, so that no frame shows the old figures as new ones.
  if (state.status !== 'loading' && state !== last) {
    setLast(state)
    if (state.status === 'ready') setOverview(state.data)
  }
  return {
    overview,
    fault: state.status === 'failed' ? state.error : null,
    isLooking: state.status === 'loading',
    look: () => setAsked((count) => count + 1),
  }
}

/** The query of the address, and the way to another one. A change of a filter begins with its first page. */
function useAddress() {
  const { query, pathname, push, isReady } = useRouter()
  const value = (name: string) => {
    const one = query[name]
    return typeof one === 'string' && one !== '' ? one : undefined
  }
  const hrefOf = (entries: Record<string, string | undefined>) => {
    const given = Object.entries(entries).filter((entry): entry is [string, string] => !!entry[1])
    const search = new URLSearchParams(given).toString()
    return search === '' ? pathname : `${pathname}?${search}`
  }
  return {
    isReady,
    value,
    hrefOf,
    go: (entries: Record<string, string | undefined>) =>
      void push(hrefOf(entries), undefined, { shallow: true }),
  }
}

/** Only what is there: a query must not say `undefined`. */
function given<Query extends object>(query: { [Name in keyof Query]: Query[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as unknown as Query
}

/** The orders that the address asks for. */
export function useOfficeOrders() {
  const { isReady, value, ...address } = useAddress()
  const filter = { status: value('status'), q: value('q') }
  const marks = { after: value('after'), before: value('before') }
  // What somebody wrote into the address is refused by the API in its own words.
  const query = given({ ...filter, ...marks }) as OrdersQuery
  const request = useRequest(isReady ? JSON.stringify(query) : null, ({ backoffice }) =>
    backoffice.orders(query),
  )
  return { ...request, ...address, filter }
}

/** @param number null while the address is not known yet */
export function useOfficeOrder(number: string | null) {
  return useRequest(number, ({ backoffice }) => backoffice.order(number ?? ''))
}

/** The tickets that the address asks for; those that wait for us without a word. */
export function useOfficeTickets() {
  const { isReady, value, ...address } = useAddress()
  const state = value('state')
  const marks = { after: value('after'), before: value('before') }
  const query = given({ state, ...marks }) as DeskQuery
  const request = useRequest(isReady ? JSON.stringify(query) : null, ({ desk }) => desk.list(query))
  return { ...request, ...address, filter: state ?? 'open' }
}

/** @param number null while the address is not known yet */
export function useOfficeTicket(number: string | null) {
  return useRequest(number, ({ desk }) => desk.read(number ?? ''))
}

/** Every text with its state; the address says which of them. */
export function useOfficeTexts() {
  const { value, hrefOf } = useAddress()
  const request = useRequest('texts', ({ content }) => content.overview())
  return { ...request, hrefOf, filter: value('status') }
}

/** Ends an unpaid order; the reason is kept with it. */
export function useUnpaidCancellation(number: string) {
  return useAction(({ backoffice }, reason: string) => backoffice.cancelOrder(number, reason))
}
