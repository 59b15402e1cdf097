import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import { Marked } from '@/components/kit/ui/marked'
import type { SpareHit } from '@/hooks/shop/spares/use-spare-search'
import { sparesResults } from '@/messages/shop/spares/spares-results'

import { SparePicture } from './spare-picture'

export function SpareOption({
  hit: { id, title, thumbnail, marks, price, in_stock },
}: {
  hit: SpareHit
}) {
  return (
    <span className="flex items-center justify-between gap-4">
      <SparePicture src={thumbnail} className="w-12 shrink-0" />
      <span className="min-w-0 flex-1">
        <Marked text={title} marks={marks} />
        <span className="ml-2 figures text-sm text-ink-soft">{sparesResults.partNumber(id)}</span>
        {!in_stock && <span className="ml-2 text-sm text-bad">{sparesResults.soldOut}</span>}
      </span>
      <CatalogPrice amount={price} />
    </span>
  )
}
