import { useState } from 'react'

import { usePromotionProducts, type Promotion } from '@/hooks/use-promotions'
import { promotions as texts } from '@/messages/promotions'

import { DenseField } from '../stock/dense-field'

type Product = Promotion['products'][number]

interface ProductPickerProps {
  name: string
  label: string
  fault?: string | undefined
  /** Those that are chosen already. */
  ids: readonly number[]
  onPick: (product: Product) => void
}

/** Products by name; Enter takes the first that is found. */
export function ProductPicker({ name, label, fault, ids, onPick }: ProductPickerProps) {
  const [words, setWords] = useState('')
  const { state } = usePromotionProducts(words)
  const found = state.status === 'ready' ? state.data.filter(({ id }) => !ids.includes(id)) : null
  const pick = (product: Product) => {
    setWords('')
    onPick(product)
  }
  return (
    <div>
      <DenseField
        {...{ name, label, fault }}
        hint={texts.productsHint}
        value={words}
        maxLength={100}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || words.trim() === '') return
          event.preventDefault()
          if (found?.[0]) pick(found[0])
        }}
      />
      {words.trim() !== '' && found?.length === 0 && (
        <p role="status" className="mt-1 text-ink-soft">
          {texts.noProducts}
        </p>
      )}
      {words.trim() !== '' && found && found.length > 0 && <Found {...{ found }} onPick={pick} />}
    </div>
  )
}

interface FoundProps {
  found: readonly Product[]
  onPick: (product: Product) => void
}

const Found = ({ found, onPick }: FoundProps) => (
  <ul className="mt-1 border-y border-line">
    {found.map((product) => (
      <li key={product.id} className="border-b border-line last:border-b-0">
        <button
          type="button"
          className="min-h-touch w-full px-2.5 text-left hover:bg-ink/4 lg:min-h-9"
          onClick={() => onPick(product)}
        >
          {product.title}
        </button>
      </li>
    ))}
  </ul>
)
