import { useState } from 'react'

import { soundMembers } from '@/domain/form-draft'
import { orderHistory as texts } from '@/messages/order-history'
import type {
  OfficeOrder as OrderData,
  OfficeOrderRow,
  Overview,
  OrdersFilter,
  OrdersQuery,
} from '@/services/backoffice'
import { saveFile } from '@/utils/save-file'

import { sessionDraft } from './session-draft'
import { useAction } from './use-action'
import { useForm } from './use-form'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { useLive } from './use-live'
import { definedOnly, useOfficeAddress } from './use-office-address'
import { useRequest, type Outcome } from './use-request'
import { useIsSlow } from './use-is-slow'

export type { OfficeDay, OfficeFigures, Overview } from '@/services/backoffice'
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

/** The orders that the address asks for, and how long the lists of open work are; both follow what happens. */
export function useOfficeOrders() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { status: value('status'), q: value('q'), tag: value('tag') }
  const marks = { after: value('after'), before: value('before') }
  // What somebody wrote into the address is refused by the API in its own words.
  const query = definedOnly({ ...filter, ...marks }) as OrdersQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ backoffice }) =>
    backoffice.orders(query),
  )
  const counts = useStaleIfErrorRequest('counts', ({ backoffice }) => backoffice.orderCounts())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind !== 'order' && kind !== 'reset') return
    list.renew()
    counts.renew()
  })
  return {
    ...address,
    list,
    filter,
    counts: counts.state.status === 'ready' ? counts.state.data : [],
    isSlow: useIsSlow(list.state.status === 'loading'),
  }
}

/**
 * One order; it follows what happens.
 * @param number null while the address is not known yet
 */
export function useOfficeOrder(number: string | null) {
  const order = useStaleIfErrorRequest(number, ({ backoffice }) => backoffice.order(number ?? ''))
  useLive(number === null ? null : { staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'order' && subject === number)) order.renew()
  })
  return order
}

/** Sends the gift cards of a line again. */
export function useGiftAgain(number: string) {
  return useAction(({ backoffice }, position: number) => backoffice.sendGift(number, position))
}

/** Ends an unpaid order; the reason is kept with it. */
export function useUnpaidCancellation(number: string) {
  return useAction(({ backoffice }, reason: string) => backoffice.cancelOrder(number, reason))
}

/** Adds a note to an order. What was typed stays in the tab until it is sent. */
export function useOrderNote(number: string, onAdded: (order: OfficeOrder) => void) {
  const controls = useForm({
    initial: { text: '' },
    check: ({ text }): { text?: string } => (text.trim() === '' ? { text: texts.noteMissing } : {}),
    draft: sessionDraft(`order-note-${number}`, (kept) => soundMembers(kept, { text: '' })),
    send: async ({ form, services, keyFor }) => {
      const text = form.text.trim()
      onAdded(await services.backoffice.addNote(number, { text, request_key: keyFor(text) }))
      controls.renew({ text: '' })
    },
  })
  return controls
}

/** Hands the orders of a list or search to the browser as a file. */
export function useOrdersTable() {
  return useAction(async ({ backoffice }, filter: object) => {
    saveFile(
      'orders.csv',
      await backoffice.ordersTable(definedOnly(filter) as OrdersFilter),
      'text/csv',
    )
  })
}
