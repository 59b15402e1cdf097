import Link from 'next/link'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { spareSearchAddress } from '@/domain/shop/spares/spare-address'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { useGarage } from '@/hooks/account/garage/use-garage'
import { spares as texts } from '@/messages/shop/spares/spares'

export interface MyBikesProps {
  query: SpareQuery
  bikes: { slug: string; title: string }[]
}

export function OwnBikes({ query, bikes }: MyBikesProps) {
  const { state } = useGarage()
  // Render nothing if the garage fails to load; the list of bikes next to it still works.
  if (state.status !== 'ready' || state.data.length === 0) return null
  const bySlug = new Map(state.data.map((bike) => [bike.bike_slug, bike]))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-medium">{texts.myBikes}</span>
      {[...bySlug.values()].map(({ bike_slug, title, settings }) => (
        <Link
          key={bike_slug}
          href={spareSearchAddress({ ...query, bike: bike_slug, page: 1 })}
          aria-current={query.bike === bike_slug ? 'true' : undefined}
          className={buttonStyles({
            variant: query.bike === bike_slug ? 'primary' : 'secondary',
          })}
        >
          {texts.myBike(
            bikes.find(({ slug }) => slug === bike_slug)?.title ?? title,
            settings.nickname,
          )}
        </Link>
      ))}
    </div>
  )
}
