import { useState } from 'react'

import type { Cents } from '@/domain/kit/money'
import { PERCENT_RANGE } from '@/domain/office/goods/prices'
import { apiErrorOf } from '@/services/http/failure'
import type { PriceChange, PricePlanInput, PricePreview } from '@/contract/office/goods/goods'
import { sentKeyFor, type SentKey } from '@/utils/sent-key'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { PriceChange, PriceChanges, PricePreview } from '@/contract/office/goods/goods'

export interface PlannedChange extends PricePlanInput {
  starts_at: string | null
  note: string
}

interface PriceChangeState {
  planned: PlannedChange
  preview: PricePreview
  hasMoved: boolean
}

/** Previews a change and applies exactly that; previews again if prices have changed since. */
export function usePriceChange(onChanged: () => void) {
  const [shown, setShown] = useState<PriceChangeState | null>(null)
  const [done, setDone] = useState<PriceChange | null>(null)
  const [sentAs, setSentAs] = useState<SentKey | null>(null)
  const preview = useAction(async ({ prices }, planned: PlannedChange) => {
    const { selection, plan } = planned
    setDone(null)
    setShown({ planned, preview: await prices.preview({ selection, plan }), hasMoved: false })
  })
  const apply = useAction(async ({ prices }, { planned, preview: { seen } }: PriceChangeState) => {
    const key = sentKeyFor({ planned, seen }, sentAs)
    setSentAs(key)
    try {
      setDone(await prices.change({ ...planned, seen, request_key: key.key }))
      setShown(null)
      onChanged()
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (error.kind !== 'problem' || error.code !== 'prices_changed') throw thrown
      setShown({ planned, preview: await prices.preview(planned), hasMoved: true })
    }
  })
  return { shown, done, preview, apply, leave: () => setShown(null), setDone }
}

export function usePriceUndo(onUndone: (undo: PriceChange) => void) {
  const { run, ...action } = useAction(({ prices }, id: number) => prices.undo({ id }))
  return {
    ...action,
    undo: async (id: number) => {
      const undone = await run(id)
      if (undone) onUndone(undone.answer)
    },
  }
}

export function usePriceChanges() {
  return useStaleIfErrorRequest('price-changes', ({ prices }) => prices.changes())
}

/** Loads all lines of a change, of which the list has the first ones. */
export function useAllLines(id: number) {
  const { run, ...action } = useAction(({ prices }) => prices.readChange({ id }))
  const [lines, setLines] = useState<PriceChange['lines'] | null>(null)
  const load = async () => {
    const done = await run()
    if (done) setLines(done.answer.lines)
  }
  return { ...action, lines, load: () => void load() }
}

export function percentOf(text: string): number | null {
  const clean = text.trim().replace('−', '-').replace(',', '.').replace(/%$/, '').trim()
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(clean)) return null
  const value = Number(clean)
  return value !== 0 && value >= PERCENT_RANGE.least && value <= PERCENT_RANGE.most ? value : null
}

/** Returns the entered prices of a product that differ from the old ones. */
export function typedPrices(
  productId: number,
  typed: readonly { variant: string; price: Cents; old: Cents }[],
) {
  return typed
    .filter(({ price, old }) => price !== old)
    .map(({ variant, price }) => ({ product_id: productId, variant, price }))
}
