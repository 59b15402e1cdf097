import { useState } from 'react'

import { faultMessages } from '@/domain/kit/form-faults'
import { promoCode } from '@/domain/shop/promo/promo'
import { promotionFaults, type PromotionFormValues } from '@/domain/office/promo/promotion-form'
import { promotions as texts } from '@/messages/office/promo/promo'
import type { Promotion, PromotionExample } from '@/services/office/promo'
import { OFFICE_KEYS } from '@/utils/office-keys'

import {
  exampleRule,
  NAMES,
  ruleOf,
  toFormValues,
  type PromotionEditValues,
} from './promotion-form-values'
import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useRequest } from '@/hooks/kit/use-request'
import { useDebounced } from '@/hooks/kit/use-debounced'

export type { Promotion, PromotionExample } from '@/services/office/promo'

export function usePromotions() {
  const { state, set, ...list } = useStaleIfErrorRequest('promotions', ({ promotions }) =>
    promotions.list(),
  )
  return {
    ...list,
    state,
    put: (saved: Promotion) => {
      if (state.status !== 'ready') return
      const isKnown = state.data.some(({ code }) => code === saved.code)
      const others = isKnown ? state.data : [saved, ...state.data]
      set(others.map((one) => (one.code === saved.code ? saved : one)))
    },
  }
}

interface PromotionFormOptions {
  promotion: Promotion | null
  onSaved: (saved: Promotion) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

export function usePromotionForm({ promotion, onSaved, onChanged }: PromotionFormOptions) {
  return useEdit({
    saved: toFormValues(promotion),
    draftKey: `${OFFICE_KEYS.promotionDraft}_${promotion?.code ?? ''}`,
    check: (typed: PromotionEditValues) => faultMessages(promotionFaults(typed), texts),
    names: NAMES,
    conflict: 'promotion_changed',
    send: ({ promotions }, typed) => {
      const rule = ruleOf(typed, promotion)
      if (!promotion) return promotions.add({ ...rule, code: promoCode(typed.code) })
      return promotions.change(promotion.code, { ...rule, seen: typed.seen })
    },
    toFormValues,
    onSaved,
    onChanged,
  })
}

/** Searches products that a code can apply to. @param q part of a title */
export function usePromotionProducts(q: string) {
  return useRequest(q.trim() === '' ? null : `promotion-products ${q}`, ({ promotions }) =>
    promotions.products(q),
  )
}

export interface ExampleItem {
  product_id: number
  title: string
  count: number
}

const DEBOUNCE_MS = 300

/** Keeps the previous result until the next is loaded. @param items empty for a bike of the shop */
export function usePromotionExample(
  typed: PromotionFormValues,
  { items, country }: { items: readonly ExampleItem[]; country: number },
) {
  // Code and dates don't affect the price.
  const faults = promotionFaults({ ...typed, code: 'example', starts: '', ends: '' })
  const isSound = Object.keys(faults).length === 0
  const chosen = items.map(({ product_id, count }) => ({ product_id, count }))
  const body = { ...exampleRule(typed), items: chosen, country_id: country }
  const debounced = useDebounced(isSound ? JSON.stringify(body) : '', DEBOUNCE_MS)
  const { state, retry } = useRequest(debounced === '' ? null : debounced, ({ promotions }) =>
    promotions.example(JSON.parse(debounced) as typeof body),
  )
  const [shown, setShown] = useState<PromotionExample | null>(null)
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  return { shown: isSound ? shown : null, state, retry, isSound }
}

export function usePromotionEnd(code: string) {
  return useAction(({ promotions }) => promotions.end(code))
}
