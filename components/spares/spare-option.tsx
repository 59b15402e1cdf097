import { Marked } from '@/components/ui/marked'
import { Price } from '@/components/ui/price'
import type { SpareHit } from '@/hooks/use-spare-search'
import { sparesResults } from '@/messages/spares-results'

/** A part in the list below the search field. */
export function SpareOption({ hit: { id, title, marks, price, in_stock } }: { hit: SpareHit }) {
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        <Marked text={title} marks={marks} />
        <span className="ml-2 figures text-sm text-ink-soft">{sparesResults.partNumber(id)}</span>
        {!in_stock && <span className="ml-2 text-sm text-bad">{sparesResults.soldOut}</span>}
      </span>
      <Price amount={price} />
    </span>
  )
}
