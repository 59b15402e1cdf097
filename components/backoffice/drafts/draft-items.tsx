import { Button } from '@/components/ui/button'
import { useDraftItem, type DraftItem } from '@/hooks/use-drafts'
import { drafts as texts } from '@/messages/drafts'

import { DenseField } from '../stock/dense-field'

interface DraftItemsProps {
  items: readonly DraftItem[]
  fault: string | undefined
  onChange: (items: DraftItem[]) => void
}

/** What is in a draft: saved builds and products. */
export function DraftItems({ items, fault, onChange }: DraftItemsProps) {
  const { ref, form, faults, type, submit } = useDraftItem((item) => onChange([...items, item]))
  const field = (name: 'build' | 'product' | 'count', label: string, hint?: string) => (
    <DenseField
      {...{ label, name, fault: faults[name], value: form[name] }}
      {...(hint ? { hint } : {})}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  )
  return (
    <section aria-label={texts.items} className="flex min-w-0 flex-col gap-3">
      {fault && <p className="text-bad">{fault}</p>}
      <ul className="border-t border-line empty:hidden">
        {items.map((item, index) => (
          <li
            key={index}
            className="flex items-center justify-between gap-4 border-b border-line py-1"
          >
            {wordsOf(item)}
            <Button
              variant="quiet"
              className="!px-3 text-sm lg:min-h-9"
              onClick={() => onChange(items.filter((_, place) => place !== index))}
            >
              {texts.remove}
              <span className="sr-only">: {wordsOf(item)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {field('build', texts.build, texts.buildHint)}
        {field('product', texts.product, texts.productHint)}
        <div className="max-w-32">{field('count', texts.count)}</div>
        <p>
          <Button type="submit" variant="secondary" className="!px-3 text-sm lg:min-h-9">
            {texts.addItem}
          </Button>
        </p>
      </form>
    </section>
  )
}

const wordsOf = ({ build_code, product_id, count }: DraftItem) =>
  build_code === undefined
    ? texts.productLine(product_id ?? 0, count)
    : texts.bikeLine(build_code, count)
