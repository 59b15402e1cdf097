import { useState } from 'react'

import type { Promotion } from '@/contract/office/promo/promo'
import { usePromotionProducts } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'

import { FoundPicker } from '@/components/office/kit/search-picker'

type Product = Promotion['products'][number]

interface ProductPickerProps {
  name: string
  label: string
  fault?: string | undefined
  /** Ids of products that are already selected. */
  ids: readonly number[]
  onPick: (product: Product) => void
}

export function ProductPicker({ ids, ...picker }: ProductPickerProps) {
  const [words, setWords] = useState('')
  const { state } = usePromotionProducts(words)
  const found = state.status === 'ready' ? state.data.filter(({ id }) => !ids.includes(id)) : null
  return (
    <FoundPicker
      {...{ ...picker, query: words, results: found }}
      hint={texts.fields.product_ids.hint}
      none={texts.noProducts}
      onWords={setWords}
    />
  )
}
