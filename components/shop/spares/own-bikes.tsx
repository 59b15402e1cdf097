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
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-medium">{texts.myBikes}</span>
      {state.data.map(({ id, bike_slug, title, parts, settings }) => {
        const own = { bike: bike_slug, parts: parts.join('.') }
        const isChosen = query.bike === own.bike && query.parts === own.parts
        return (
          <Link
            key={id}
            href={spareSearchAddress({ ...query, ...own, page: 1 })}
            aria-current={isChosen ? 'true' : undefined}
            className={buttonStyles({ variant: isChosen ? 'primary' : 'secondary' })}
          >
            {texts.myBike(
              bikes.find(({ slug }) => slug === bike_slug)?.title ?? title,
              settings.nickname,
            )}
          </Link>
        )
      })}
    </div>
  )
}
