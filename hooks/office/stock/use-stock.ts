import { useState } from 'react'

import { ADJUSTMENT_REASONS } from '@/domain/office/stock/stock'
import { stock as texts } from '@/messages/office/stock/stock'
import { apiErrorOf } from '@/services/http/failure'
import type { SheetQuery, StockItem, StockQuery } from '@/contract/office/stock/stock'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { definedOnly } from '@/hooks/office/kit/use-office-address'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { StockItem, StockRow, StockSheet } from '@/contract/office/stock/stock'

const FILTERS = ['q', 'kind', 'state'] as const

/** Reloads when stock changes. @param skus shown SKUs; null for a list, where any may change */
function useStockNews(skus: readonly string[] | null, renew: () => void): void {
  useLive({ staff: '1' }, ({ kind, subject }) => {
    const isShown = skus === null || subject === '' || skus.includes(subject)
    if (kind === 'reset' || (kind === 'stock' && isShown)) renew()
  })
}

export function useStockList() {
  const controls = useOfficeList(FILTERS, ({ stock }, query: StockQuery) => stock.list(query))
  useStockNews(null, controls.list.renew)
  return controls
}

export function useStockSheet() {
  const { list: sheet, ...rest } = useOfficeList(FILTERS, ({ stock }, query: SheetQuery) =>
    stock.sheet(query),
  )
  return { ...rest, sheet, sheetKey: JSON.stringify(definedOnly(rest.filter)) }
}

/** Loads one item; live-updated. @param sku null while the URL is not known yet */
export function useStockItem(sku: string | null) {
  const request = useStaleIfErrorRequest(sku, ({ stock }) => stock.read({ sku: sku ?? '' }))
  useStockNews(sku === null ? [] : [sku], request.renew)
  return request
}

/** Loads the stock of a product, one entry per version; live-updated. */
export function useProductStock(id: number) {
  const own = `product:${id}`
  const request = useStaleIfErrorRequest(own, async ({ stock }) => {
    const { items } = await stock.list({ q: own })
    return items.filter(({ sku }) => sku === own || sku.startsWith(`${own}:`))
  })
  const { state } = request
  const skus = state.status === 'ready' ? state.data.map(({ sku }) => sku) : []
  useStockNews(skus, request.renew)
  return request
}

interface OfItem {
  item: StockItem
  onChanged: (item: StockItem) => void
}

const NO_ADJUSTMENT = { delta: '', reason: 'damaged', note: '' }
const WHOLE = /^[+−-]?\d{1,7}$/
const numberOf = (text: string) => Number(text.trim().replace('−', '-'))
const isCount = (text: string) => /^\d{1,7}$/.test(text.trim())

export function useAdjustment({ item, onChanged }: OfItem) {
  const [isDone, setDone] = useState(false)
  const controls = useForm({
    initial: NO_ADJUSTMENT,
    check: ({ delta }) => {
      const isWhole = WHOLE.test(delta.trim()) && numberOf(delta) !== 0
      if (!isWhole) return { delta: texts.changeFault }
      const isShort = item.on_hand + numberOf(delta) < item.reserved
      return isShort ? { delta: texts.tooFew(item.reserved) } : {}
    },
    send: async ({ form, services }) => {
      const { sku, on_hand } = item
      const reason = ADJUSTMENT_REASONS.find((one) => one === form.reason) ?? 'correction'
      const lines = [{ sku, on_hand, delta: numberOf(form.delta) }]
      setDone(false)
      const failure = await services.stock
        .adjust({ reason, note: form.note.trim(), lines })
        .then(() => null, apiErrorOf)
      // Also after a rejection, so that the user retries with current numbers.
      onChanged(await services.stock.read({ sku }))
      if (failure) return failure
      setDone(true)
      controls.renew(NO_ADJUSTMENT)
    },
  })
  return { ...controls, isDone }
}

/** Sets the low-stock threshold at which staff are notified. */
export function useThreshold({ item, onChanged }: OfItem) {
  const [isDone, setDone] = useState(false)
  const controls = useForm({
    initial: { threshold: item.threshold === null ? '' : String(item.threshold) },
    check: ({ threshold }) =>
      threshold.trim() === '' || isCount(threshold) ? {} : { threshold: texts.thresholdFault },
    send: async ({ form, services }) => {
      const text = form.threshold.trim()
      setDone(false)
      onChanged(
        await services.stock.setThreshold({
          sku: item.sku,
          threshold: text === '' ? null : Number(text),
        }),
      )
      setDone(true)
    },
  })
  return { ...controls, isDone }
}

export function useExpectedForm({ item, onChanged }: OfItem) {
  const controls = useForm({
    initial: { count: '', due: '', note: '' },
    check: ({ count, due }) => ({
      ...(isCount(count) && Number(count) > 0 ? {} : { count: texts.countFault }),
      ...(due === '' ? { due: texts.dueFault } : {}),
    }),
    send: async ({ form, services }) => {
      const { sku } = item
      const arrival = { count: Number(form.count), due: form.due, note: form.note.trim() }
      onChanged(await services.stock.expect({ ...arrival, sku }))
      controls.renew({ count: '', due: '', note: '' })
    },
  })
  return controls
}

/** Receives a delivery, or deletes one that won’t come. */
export function useArrival({ item, onChanged }: OfItem) {
  const { run, ...action } = useAction(({ stock }, id: number, count: number | null) =>
    count === null
      ? stock.forget({ sku: item.sku, arrival: id })
      : stock.receive({ sku: item.sku, arrival: id, count }),
  )
  return {
    ...action,
    close: async (id: number, count: number | null) => {
      const done = await run(id, count)
      if (done) onChanged(done.answer)
    },
  }
}
