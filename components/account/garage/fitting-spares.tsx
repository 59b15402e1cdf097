import Link from 'next/link'

import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { garage as texts } from '@/messages/account/garage/garage'

/** Lists spare parts for this bike as it is now, then those that fit after an upgrade. */
export function FittingSpares({ spares }: Pick<BikeDetail, 'spares'>) {
  const isFitting = ({ needs }: BikeDetail['spares'][number]) => needs.length === 0
  return (
    <>
      <SpareList id="bike-spares" title={texts.spares} spares={spares.filter(isFitting)} />
      <SpareList
        id="bike-upgrade-spares"
        title={texts.upgradeSpares}
        spares={spares.filter((spare) => !isFitting(spare))}
      />
    </>
  )
}

interface SpareListProps extends Pick<BikeDetail, 'spares'> {
  id: string
  title: string
}

/** Also names the standard parts that any bike shop sells instead. */
function SpareList({ id: heading, title: words, spares }: SpareListProps) {
  if (spares.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        {words}
      </h2>
      <ul className="mt-4 grid gap-x-16 border-t border-line lg:grid-cols-2">
        {spares.map(({ id, title, price, in_stock, standard_equivalent, needs }) => (
          <li key={id} className="flex items-start justify-between gap-6 border-b border-line py-3">
            <div className="min-w-0">
              <h3 className="font-medium">
                <Link href={`/spares/${id}`} className="inline-flex min-h-touch items-center link">
                  {title}
                </Link>
              </h3>
              {needs.length > 0 && <p className="text-sm">{texts.needs(needs)}</p>}
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
