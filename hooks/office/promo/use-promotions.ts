import { useState } from 'react'

import { parseForm } from '@/contract/kit/resource/resource'
import {
  promotions as resource,
  type PromotionForm,
  type PromotionInput,
} from '@/contract/office/promo/promo'
import { useAction } from '@/hooks/kit/use-action'
import { useDebounced } from '@/hooks/kit/use-debounced'
import { useRequest } from '@/hooks/kit/use-request'
import { pick } from '@/utils/omit'
import type { PromotionExample } from '@/contract/office/promo/promo-routes'

export type { PromotionExample } from '@/contract/office/promo/promo-routes'

/** Searches products that a code can apply to. @param q part of a title */
export function usePromotionProducts(q: string) {
  return useRequest(q.trim() === '' ? null : `promotion-products ${q}`, ({ promotions }) =>
    promotions.products({ q }),
  )
}

export interface ExampleItem {
  product_id: number
  title: string
  count: number
}

const DEBOUNCE_MS = 300

const PRICED = [
  ...(['basis_points', 'amount', 'free_shipping', 'buy_count', 'free_count'] as const),
  ...(['kinds', 'product_ids', 'country_ids', 'first_order', 'members_only'] as const),
  ...(['cap', 'threshold'] as const),
] as const

/** Code and dates don't affect the price. */
const UNPRICED = { code: 'example', starts_at: '', ends_at: '' }

/** Keeps the previous result until the next is loaded. @param items empty for a bike of the shop */
export function usePromotionExample(
  form: PromotionForm,
  { items, country }: { items: readonly ExampleItem[]; country: number },
) {
  const { body, faults } = parseForm(resource, { ...form, ...UNPRICED }, null)
  const isSound = Object.keys(faults).length === 0
  const input = {
    ...pick(body as PromotionInput, PRICED),
    items: items.map(({ product_id, count }) => ({ product_id, count })),
    country_id: country,
  }
  const debounced = useDebounced(isSound ? JSON.stringify(input) : '', DEBOUNCE_MS)
  const { state, retry } = useRequest(debounced === '' ? null : debounced, ({ promotions }) =>
    promotions.example(JSON.parse(debounced) as typeof input),
  )
  const [shown, setShown] = useState<PromotionExample | null>(null)
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  return { shown: isSound ? shown : null, state, retry, isSound }
}

export function usePromotionEnd(code: string) {
  return useAction(({ promotions }) => promotions.end({ code }))
}
