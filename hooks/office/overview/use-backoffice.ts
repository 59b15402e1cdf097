import { useState } from 'react'

import { soundMembers } from '@/domain/kit/form-draft'
import type { Cents } from '@/domain/kit/money'
import { orderHistory as texts } from '@/messages/office/orders/order-history'
import type {
  OfficeOrder as OrderData,
  OfficeOrderRow,
  Overview,
  OrdersFilter,
  OrdersQuery,
} from '@/contract/office/overview/overview'
import { saveFile } from '@/utils/save-file'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { definedOnly } from '@/hooks/office/kit/use-office-address'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'
import { useRequest, type Outcome } from '@/hooks/kit/use-request'

export type { OfficeDay, OfficeFigures, Overview } from '@/contract/office/overview/overview'
export type OfficeOrder = OrderData
export type OfficeRow = OfficeOrderRow

/** Keeps the figures when a reload fails, and sets `fault` (stale-if-error). */
export function useOverview() {
  const [reloadKey, setAsked] = useState(0)
  const { state } = useRequest(`overview ${reloadKey}`, ({ backoffice }) => backoffice.overview())
  const [last, setLast] = useState<Outcome<Overview> | null>(null)
  const [overview, setOverview] = useState<Overview | null>(null)
  // Set during render, so that no frame shows old figures as new.
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

export function useOfficeOrders() {
  const controls = useOfficeList(['status', 'q', 'tag'], ({ backoffice }, query: OrdersQuery) =>
    backoffice.orders(query),
  )
  const counts = useStaleIfErrorRequest('counts', ({ backoffice }) => backoffice.orderCounts())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind !== 'order' && kind !== 'reset') return
    controls.list.renew()
    counts.renew()
  })
  return { ...controls, counts: counts.state.status === 'ready' ? counts.state.data : [] }
}

/** @param number null while the URL is not known yet */
export function useOfficeOrder(number: string | null) {
  const order = useStaleIfErrorRequest(number, ({ backoffice }) =>
    backoffice.order({ number: number ?? '' }),
  )
  useLive(number === null ? null : { staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'order' && subject === number)) order.renew()
  })
  return order
}

export function useGiftAgain(number: string) {
  return useAction(({ backoffice }, position: number) => backoffice.sendGift({ number, position }))
}

export function useUnpaidCancellation(number: string) {
  return useAction(({ backoffice }, reason: string) => backoffice.cancelOrder({ number, reason }))
}

export function usePaidCancellation(number: string) {
  const preview = useAction(({ bookkeeping }) => bookkeeping.cancellation({ number }))
  const cancel = useAction(({ bookkeeping }, body: { reason: string; expected: Cents }) =>
    bookkeeping.cancelPaid({ number, ...body }),
  )
  return {
    isRunning: preview.isRunning || cancel.isRunning,
    error: cancel.error ?? preview.error,
    preview: async () => (await preview.run())?.answer,
    cancel: async (body: { reason: string; expected: Cents }) => (await cancel.run(body)) !== null,
  }
}

/** Adds a note. Its draft stays in the tab until it is sent. */
export function useOrderNote(number: string, onAdded: (order: OfficeOrder) => void) {
  const controls = useForm({
    initial: { text: '' },
    check: ({ text }): { text?: string } => (text.trim() === '' ? { text: texts.noteMissing } : {}),
    draft: sessionDraft(`order-note-${number}`, (stored) => soundMembers(stored, { text: '' })),
    send: async ({ form, services, keyFor }) => {
      const text = form.text.trim()
      onAdded(await services.backoffice.addNote({ number, text, request_key: keyFor(text) }))
      controls.renew({ text: '' })
    },
  })
  return controls
}

export function useOrdersTable() {
  return useAction(async ({ backoffice }, filter: object) => {
    saveFile(
      'orders.csv',
      await backoffice.ordersTable(definedOnly(filter) as OrdersFilter),
      'text/csv',
    )
  })
}
