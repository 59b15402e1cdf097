import Link from 'next/link'

import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { Badge } from '@/components/kit/ui/badge'
import type { OwnedBike } from '@/hooks/account/garage/use-garage'
import { garage as texts } from '@/messages/account/garage/garage'

interface BikeCardProps {
  bike: OwnedBike
  isSelected: boolean
  onSelect: () => void
}

export function BikeCard({ bike, isSelected, onSelect }: BikeCardProps) {
  const name = bike.settings.nickname || bike.title
  return (
    <article className="grid gap-6 border-t border-line py-8 sm:grid-cols-[minmax(0,20rem)_1fr] sm:items-center lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-10">
      <BuildPicture
        slug={bike.bike_slug}
        build={bike.build}
        view="paper"
        title={`${bike.title}, size ${bike.size}, ${bike.color}`}
        className="h-auto w-full"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">
            <Link
              href={`/dashboard/bikes/${bike.id}`}
              onClick={onSelect}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <Badge kind={bike.status === 'owned' ? 'ok' : 'plain'}>{texts.status(bike.status)}</Badge>
          {isSelected && <Badge kind="plain">{texts.selected}</Badge>}
        </div>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <Fact label={texts.size} text={bike.size} />
          <Fact label={texts.color} text={bike.color} />
          {bike.frame_number && <Fact label={texts.frameNumber} text={bike.frame_number} />}
          {bike.delivered_at ? (
            <Fact label={texts.delivered} text={texts.date(bike.delivered_at)} />
          ) : (
            bike.delivery_date && (
              <Fact label={texts.arrival} text={texts.date(bike.delivery_date)} />
            )
          )}
        </dl>
        <Link
          href={`/dashboard/bikes/${bike.id}`}
          onClick={onSelect}
          aria-label={texts.openBike(name)}
          className="mt-4 inline-flex min-h-touch items-center link"
        >
          {texts.open}
        </Link>
      </div>
    </article>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0">{text}</dd>
    </>
  )
}
