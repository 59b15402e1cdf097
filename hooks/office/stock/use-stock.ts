import { useState } from 'react'

import { ADJUSTMENT_REASONS } from '@/domain/office/stock/stock'
import { stock as texts } from '@/messages/office/stock/stock'
import { apiErrorOf } from '@/services/http/failure'
import type { CatalogItem } from '@/contract/office/goods/goods'
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

/** Loads the stock of a product or of its versions; live-updated, and refetched when its versions change. */
export function useProductStock({ id, versions }: Pick<CatalogItem, 'id' | 'versions'>) {
  const own = `product:${id}`
  const key = [own, ...versions.map((version) => version.id)].join(' ')
  const request = useStaleIfErrorRequest(key, async ({ stock }) => {
    const { items } = await stock.list({ q: own })
    const ofVersions = items.filter(({ sku }) => sku.startsWith(`${own}:`))
    // Nothing of the product itself is sold once it has versions, but pieces may be there from before.
    const isLeft = (onHand: number) => ofVersions.length === 0 || onHand > 0
    return [...items.filter(({ sku, on_hand }) => sku === own && isLeft(on_hand)), ...ofVersions]
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

/** `count` or `delta` is typed, not both; an empty reason is the usual one of what was typed. */
const NO_ADJUSTMENT = { count: '', delta: '', reason: '', note: '' }
const WHOLE = /^[+−-]?\d{1,7}$/
const numberOf = (text: string) => Number(text.trim().replace('−', '-'))
const isCount = (text: string) => /^\d{1,7}$/.test(text.trim())

export function useAdjustment({ item, onChanged }: OfItem) {
  const [isDone, setDone] = useState(false)
  // A count is about the quantity that was shown with it; the server rejects it if that changed since.
  const [counted, setCounted] = useState(item.on_hand)
  const controls = useForm({
    initial: NO_ADJUSTMENT,
    check: ({ count, delta }) => {
      const isSet = count.trim() !== ''
      const isWhole = isSet ? isCount(count) : WHOLE.test(delta.trim()) && numberOf(delta) !== 0
      if (!isWhole) return isSet ? { count: texts.countedFault } : { delta: texts.changeFault }
      if (isSet && Number(count) === counted) return { count: texts.countedSame }
      const isShort = (isSet ? Number(count) : item.on_hand + numberOf(delta)) < item.reserved
      if (!isShort) return {}
      const fault = texts.tooFew(item.reserved)
      return isSet ? { count: fault } : { delta: fault }
    },
    send: async ({ form, services }) => {
      const { sku } = item
      const { count, note } = form
      const isSet = count.trim() !== ''
      const line = isSet
        ? { sku, on_hand: counted, delta: Number(count) - counted }
        : { sku, on_hand: item.on_hand, delta: numberOf(form.delta) }
      setDone(false)
      const failure = await services.stock
        .adjust({ reason: adjustmentReason(form), note: note.trim(), lines: [line] })
        .then(() => null, apiErrorOf)
      // Also after a rejection, so that the user retries with current numbers.
      const now = await services.stock.read({ sku })
      setCounted(now.on_hand)
      onChanged(now)
      if (failure) return failure
      setDone(true)
      controls.renew(NO_ADJUSTMENT)
    },
  })
  return {
    ...controls,
    isDone,
    reason: adjustmentReason(controls.form),
    typeCount: (count: string) => {
      if (controls.form.count === '') setCounted(item.on_hand)
      controls.type({ count, delta: '' })
    },
    typeDelta: (delta: string) => controls.type({ delta, count: '' }),
  }
}

function adjustmentReason({ reason, delta }: typeof NO_ADJUSTMENT) {
  const chosen = ADJUSTMENT_REASONS.find((one) => one === reason)
  return chosen ?? (delta === '' ? 'counted' : 'correction')
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
