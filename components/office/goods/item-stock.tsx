import Link from 'next/link'

import { Loaded } from '@/components/kit/ui/loaded'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { useProductStock } from '@/hooks/office/stock/use-stock'
import { stock as texts } from '@/messages/office/stock/stock'

import { Part } from '@/components/office/kit/part'
import { StockBadge } from '@/components/office/stock/stock-table'

export function ItemStock({ item }: { item: CatalogItem }) {
  const { bundle } = item
  const { state, retry, renew, isStale } = useProductStock(item)
  if (bundle) {
    return (
      <Part title={texts.title} empty={null}>
        <p>{texts.ofParts(Math.min(...bundle.parts.map(bundlesOf)), item)}</p>
      </Part>
    )
  }
  return (
    <Part title={texts.title} empty={null}>
      {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
      <Loaded state={state} onRetry={retry}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{texts.noShelf}</p>
          ) : (
            <ul className="border-t border-line">
              {items.map((shelf) => (
                <li
                  key={shelf.sku}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
                >
                  <Link
                    href={`/backoffice/stock/${shelf.sku}`}
                    className="inline-flex min-h-dense min-w-0 items-center break-words link"
                  >
                    {shelf.title}
                  </Link>
                  <span className="flex flex-wrap items-center gap-x-3">
                    <StockBadge item={shelf} />
                    <span className="figures">{texts.shelf(shelf)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

const bundlesOf = ({ for_sale, count }: NonNullable<CatalogItem['bundle']>['parts'][number]) =>
  Math.floor(for_sale / count)
