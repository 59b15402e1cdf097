import { Check, X } from 'lucide-react'
import Link from 'next/link'

import type { GoodsPage } from '@/contract/shop/goods/goods'
import { goodsFacts as texts } from '@/messages/shop/goods/goods-facts'

export function FitsList({ bikes }: { bikes: GoodsPage['bikes'] }) {
  return (
    <ul className="border-b border-line">
      {bikes.map((bike) => (
        <li key={bike.slug} className="border-t border-line">
          {bike.is_sold ? (
            <Link href={`/configurator/${bike.slug}`} className={`${ROW} hover:bg-ink/4`}>
              <Fit {...bike} />
            </Link>
          ) : (
            <p className={ROW}>
              <Fit {...bike} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const ROW = 'flex min-h-touch items-center gap-3 py-2'

function Fit({ title, fits, needs }: GoodsPage['bikes'][number]) {
  return (
    <>
      {fits ? (
        <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
      ) : (
        <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      )}
      <span className={fits ? undefined : 'text-ink-soft'}>
        {fits ? texts.fits.yes(title, needs) : texts.fits.no(title)}
      </span>
    </>
  )
}
