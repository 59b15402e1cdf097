import { useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { CountDifference, CountedLine } from '@/domain/office/stock/stock'
import { isRecord } from '@/domain/kit/stored-value'
import { apiErrorOf } from '@/services/http/failure'
import type { CountCheck, StockSheet } from '@/contract/office/stock/stock'
import { sessionStore } from '@/utils/storage'

import { useAction } from '@/hooks/kit/use-action'
import { useServices } from '@/hooks/kit/use-request'

export type CheckedLine = CountCheck['lines'][number]

interface StockCountDraft {
  /** Stock by SKU when the sheet was printed or first filled in. */
  seen: Record<string, number>
  /** Raw input by SKU. */
  counted: Record<string, string>
}

const NOTHING: StockCountDraft = { seen: {}, counted: {} }
const WHOLE = /^\d{1,7}$/

/** Persists counts with the stock at print time, so that later sales don't count as differences. */
export function useStockCount(sheet: StockSheet, key: string) {
  const storageKey = `stock-count ${key}`
  const [draft, setKept] = useState<StockCountDraft>(() => soundOf(sessionStore.read(storageKey)))
  const keep = (change: Partial<StockCountDraft>) => {
    const seen = isEmpty(draft.seen) ? loadedStockOf(sheet) : draft.seen
    const next = { ...draft, seen, ...change }
    setKept(next)
    sessionStore.write(storageKey, next)
  }
  const faults = Object.entries(draft.counted).filter(
    ([, text]) => text !== '' && !WHOLE.test(text),
  )
  return {
    textOf: (sku: string) => draft.counted[sku] ?? '',
    seenOf: ({ sku, on_hand }: { sku: string; on_hand: number }) => draft.seen[sku] ?? on_hand,
    isFaulty: (sku: string) => faults.some(([name]) => name === sku),
    faultCount: faults.length,
    type: (sku: string, text: string) =>
      keep({ counted: { ...draft.counted, [sku]: text.trim() } }),
    begin: () => keep({}),
    startOver: () => {
      setKept(NOTHING)
      sessionStore.remove(storageKey)
    },
    lines: linesOf(draft),
  }
}

const isEmpty = (record: object) => Object.keys(record).length === 0
const loadedStockOf = ({ items }: StockSheet) =>
  Object.fromEntries(items.map(({ sku, on_hand }) => [sku, on_hand]))

function linesOf({ seen, counted }: StockCountDraft): CountedLine[] {
  return Object.entries(counted).flatMap(([sku, text]) => {
    const before = seen[sku]
    return WHOLE.test(text) && before !== undefined
      ? [{ sku, seen: before, counted: Number(text) }]
      : []
  })
}

function soundOf(stored: unknown): StockCountDraft {
  if (!isRecord(stored) || !isRecord(stored.seen) || !isRecord(stored.counted)) return NOTHING
  const of = <Value>(record: object, is: (value: unknown) => value is Value) =>
    Object.fromEntries(
      Object.entries(record).filter((entry): entry is [string, Value] => is(entry[1])),
    )
  return {
    seen: of(stored.seen, (value) => typeof value === 'number'),
    counted: of(stored.counted, (value) => typeof value === 'string'),
  }
}

/** Previews and applies a count; if the stock has changed since, shows a new preview first. */
export function useCountCheck(onApplied: (count: number) => void) {
  const services = useServices()
  const [checked, setChecked] = useState<CheckedLine[] | null>(null)
  const [hasMoved, setMoved] = useState(false)
  const check = useAction(async ({ stock }, lines: CountedLine[]) => {
    setChecked(await stock.checkCount({ lines }))
    setMoved(false)
  })
  const apply = useAction(async ({ stock }, lines: readonly CountDifference[], note: string) => {
    try {
      await stock.adjust({ reason: 'counted', note, lines: lines.map(changeOf) })
    } catch (thrown) {
      if (!isMoved(apiErrorOf(thrown))) throw thrown
      setChecked(await services.stock.checkCount({ lines: (checked ?? []).map(countOf) }))
      setMoved(true)
      return
    }
    setChecked(null)
    onApplied(lines.length)
  })
  return { checked, hasMoved, check, apply, leave: () => setChecked(null) }
}

const changeOf = ({ sku, on_hand, difference }: CountDifference) => ({
  sku,
  on_hand,
  delta: difference,
})
const countOf = ({ sku, seen, counted }: CountDifference) => ({ sku, seen, counted })
const isMoved = (error: ApiError) => error.kind === 'problem' && error.code === 'stock_moved'
