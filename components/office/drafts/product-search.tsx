import { GoodsThumbnail } from '@/components/shop/goods/goods-thumbnail'
import { Price } from '@/components/kit/ui/price'
import { useDraftProducts } from '@/hooks/office/drafts/use-draft-search'
import type { DraftItem } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'

import { OfficeSearch } from '@/components/office/kit/office-search'

export function ProductSearch({ onAdd }: { onAdd: (item: DraftItem) => void }) {
  const { words, setWords, request } = useDraftProducts()
  return (
    <OfficeSearch
      label={texts.product}
      hint={texts.productHint}
      {...{ words, request }}
      texts={texts.productSearch}
      onWords={setWords}
      onChoose={({ product_id, variant, title }) => onAdd({ product_id, variant, title, count: 1 })}
    >
      {({ product_id, title, thumbnail, price, for_sale }) => (
        <span className="flex items-center gap-3 text-sm">
          <span className="grid size-10 shrink-0 place-items-center">
            <GoodsThumbnail src={thumbnail} title="" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block break-words">{title}</span>
            <span className="figures text-ink-soft">{product_id}</span>
            <span className={for_sale > 0 ? 'ml-3 text-ink-soft' : 'ml-3 text-bad'}>
              {texts.forSale(for_sale)}
            </span>
          </span>
          <Price amount={price} />
        </span>
      )}
    </OfficeSearch>
  )
}
