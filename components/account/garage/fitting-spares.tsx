import Link from 'next/link'

import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { garage as texts } from '@/messages/account/garage/garage'

/** Lists spare parts for this bike, with the standard parts that any bike shop sells instead. */
export function FittingSpares({ spares }: Pick<BikeDetail, 'spares'>) {
  if (spares.length === 0) return null
  return (
    <section aria-labelledby="bike-spares">
      <h2 id="bike-spares" className="text-2xl">
        {texts.spares}
      </h2>
      <ul className="mt-4 grid gap-x-16 border-t border-line lg:grid-cols-2">
        {spares.map(({ id, title, price, in_stock, standard_equivalent }) => (
          <li key={id} className="flex items-start justify-between gap-6 border-b border-line py-3">
            <div className="min-w-0">
              <h3 className="font-medium">
                <Link href={`/spares/${id}`} className="inline-flex min-h-touch items-center link">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">
                {in_stock ? texts.inStock : texts.notInStock}
                {standard_equivalent && ` · ${texts.equivalent(standard_equivalent)}`}
              </p>
            </div>
            <CatalogPrice amount={price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
