import { useState } from 'react'

import { usePromotionProducts, type Promotion } from '@/hooks/use-promotions'
import { promotions as texts } from '@/messages/promotions'

import { FoundPicker } from '../search-picker'

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
      hint={texts.productsHint}
      none={texts.noProducts}
      onWords={setWords}
    />
  )
}
