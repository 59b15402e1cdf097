import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { CategoryKind } from '@/domain/office/categories/categories'
import {
  useCategoryMerge,
  type CategoryList,
  type CategoryRow,
  type MovingProducts,
} from '@/hooks/office/categories/use-categories'
import { categories as texts } from '@/messages/office/categories/categories'
import { toSentence } from '@/messages/kit/errors'
import { CompactSelect } from '@/components/office/kit/compact-select'

interface CategoryMergeProps {
  kind: CategoryKind
  category: CategoryRow
  categories: readonly CategoryRow[]
  onMerged: (page: CategoryList, sentence: string) => void
}

export function CategoryMerge({ kind, category, categories, onMerged }: CategoryMergeProps) {
  const { preview, merge } = useCategoryMerge(kind, category.code)
  const [into, setInto] = useState('')
  const [shown, setShown] = useState<{ into: string; moving: MovingProducts } | null>(null)
  const others = categories.filter(({ code }) => code !== category.code)
  if (others.length === 0) return null
  const titleOf = (code: string) => others.find((one) => one.code === code)?.title ?? ''
  const look = async () => {
    merge.forget()
    const done = await preview.run(into)
    setShown(done?.answer ?? null)
  }
  const apply = async (seen: string) => {
    const done = await merge.run({ into, seen })
    if (done) onMerged(done.answer, texts.merged(category.title, titleOf(into)))
    else setShown(null)
  }
  const error = preview.error ?? merge.error
  const isShown = shown !== null && shown.into === into
  return (
    <section aria-label={texts.of[kind].merge} className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{texts.of[kind].merge}</h3>
      <p className="mb-2 text-ink-soft">{texts.mergeLead}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      <div className="flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.into}
          name="into"
          value={into}
          onChange={({ target }) => setInto(target.value)}
          options={[
            { value: '', title: texts.of[kind].choose },
            ...others.map(({ code, title }) => ({ value: code, title })),
          ]}
          className="min-w-56"
        />
        <Button
          size="small"
          variant="secondary"

          disabled={into === ''}
          isLoading={preview.isRunning}
          onClick={() => void look()}
        >
          {texts.preview}
        </Button>
      </div>
      <div role="status">{isShown && <Moving moving={shown.moving} title={titleOf(into)} />}</div>
      {isShown && (
        <Button
          size="small"
          className="mt-3"
          isLoading={merge.isRunning}
          onClick={() => void apply(shown.moving.seen)}
        >
          {texts.mergeNow(titleOf(into))}
        </Button>
      )}
    </section>
  )
}

function Moving({ moving, title }: { moving: MovingProducts; title: string }) {
  const rest = moving.count - moving.products.length
  return (
    <div className="mt-3">
      <p>{texts.moving(moving, title)}</p>
      <ul className="mt-1 list-disc pl-5">
        {moving.products.map((product) => (
          <li key={product.id} className="break-words">
            {product.title}
            {!product.is_offered && <span className="text-ink-soft"> ({texts.notOffered})</span>}
          </li>
        ))}
        {rest > 0 && <li>{texts.more(rest)}</li>}
      </ul>
    </div>
  )
}
