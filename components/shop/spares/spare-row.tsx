import Link from 'next/link'

import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import { cx } from '@/components/kit/ui/cx'
import type { SpareHit } from '@/hooks/shop/spares/use-spare-search'
import { sparesResults as texts } from '@/messages/shop/spares/spares-results'

import { SparePicture } from './spare-picture'

import { Marked } from '@/components/kit/ui/marked'

interface SpareRowProps {
  hit: SpareHit
  /** Bike titles by slug. */
  bikes: ReadonlyMap<string, string>
}

export function SpareRow({ hit, bikes }: SpareRowProps) {
  const { id, title, thumbnail, marks, found, price, in_stock, standard_equivalent, fits } = hit
  const names = fits.map((slug) => bikes.get(slug) ?? slug).join(', ')
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 hover:bg-ink/4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <SparePicture src={thumbnail} className="w-full" />
      <div className="min-w-0">
        <h3 className="text-lg font-medium">
          <Link href={`/spares/${id}`} prefetch={false} className="after:absolute after:inset-0">
            <Marked text={title} marks={marks} />
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
          <span className="figures">{texts.partNumber(id)}</span>
          <span>{texts.fits(names)}</span>
          {found && found.in !== 'bike' && found.in !== 'number' && (
            <span>
              {texts.foundIn(found.in)}: <Marked text={found.text} marks={found.marks} />
            </span>
          )}
        </p>
        {!in_stock && standard_equivalent && (
          <p className="mt-1 text-sm">{texts.equivalent(standard_equivalent)}</p>
        )}
      </div>
      <div className="text-right">
        <CatalogPrice amount={price} className="text-lg" />
        <p className={cx('mt-1 text-sm', in_stock ? 'text-ink-soft' : 'text-bad')}>
          {in_stock ? texts.inStock : texts.soldOut}
        </p>
      </div>
    </li>
  )
}
