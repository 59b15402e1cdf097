import Link from 'next/link'

import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { ComparisonButton } from '@/components/shop/bikes/comparison-button'
import { LazyDeliveredPrice } from '@/components/shop/goods/lazy-delivered-price'
import { buttonStyles } from '@/components/kit/ui/button-styles'
import { Stat } from '@/components/kit/ui/stat'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import { bikeList } from '@/messages/shop/configurator/bike-list'
import { lateGoods } from '@/messages/shop/goods/goods-lazy'
import { dateLong, money } from '@/utils/format'
import { distanceBand, weight } from '@/utils/units'
import { capitalized } from '@/utils/text'

import type { ListedBike } from './bike-list-data'
import { Swatch } from '@/components/kit/ui/swatch'

interface BikeRowProps {
  bike: ListedBike
  /** Whether this is the first visible row, whose picture is loaded with priority. */
  isFirst: boolean
}

/** A bike as a full-width row. The row is one link with one name; the compare button is layered above it. */
export function BikeRow({ bike, isFirst }: BikeRowProps) {
  return (
    <article className="group relative wrap grid grid-cols-1 gap-x-12 gap-y-2 pt-4 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-8">
      <BikePicture
        slug={bike.slug}
        build={bike.build}
        view="paper"
        from="front"
        title={bike.text}
        isFirst={isFirst}
        className="h-auto w-full transition-transform duration-200 group-hover:-translate-y-1"
      />
      <div className="min-w-0">
        <p className="eyebrow text-ink-soft">{capitalized(bike.kind)}</p>
        <h2 className="mt-2 text-4xl break-words">{bike.title}</h2>
        <p className="mt-3 max-w-read text-ink-soft">{bike.tagline}</p>
        <Figures bike={bike} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Link
            href={configuratorAddress(bike.slug, bike.build)}
            aria-label={bikeList.configureBike(bike.title)}
            className={buttonStyles({ size: 'large' }, 'after:absolute after:inset-0')}
          >
            {bikeList.configure}
          </Link>
          <ComparisonButton slug={bike.slug} title={bike.title} build={bike.build} size="large" />
        </div>
        <Choices bike={bike} />
        <LazyDeliveredPrice
          product={bike.id}
          title={bike.title}
          note={lateGoods.bikeNote}
          className="relative z-10 mt-6 border-t"
        />
      </div>
    </article>
  )
}

function Figures({ bike: { price, tax, range, weight: kilograms, power } }: { bike: ListedBike }) {
  const unit = useDisplayUnit()
  const figures = [
    { label: bikeList.price(tax), value: money(price) },
    { label: bikeList.range, value: distanceBand(range, unit) },
    { label: bikeList.weight, value: weight(kilograms, unit) },
    { label: bikeList.power, value: `${power} W` },
  ]
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 sm:grid-cols-4 lg:grid-cols-2">
      {figures.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Choices({ bike }: { bike: ListedBike }) {
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      <dt className="text-ink-soft">{bikeList.sizes}</dt>
      <dd>{bike.sizes.join(', ')}</dd>
      <dt className="text-ink-soft">{bikeList.colors}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
          {bike.colors.map(({ id, title, hex }) => (
            <li key={id} className="flex items-center gap-1.5">
              <Swatch first={hex} className="!size-4" />
              {title}
            </li>
          ))}
        </ul>
      </dd>
      <dt className="text-ink-soft">{bikeList.motorAndBrakes}</dt>
      <dd>{bike.motorAndBrakes.join(' · ')}</dd>
      <dt className="text-ink-soft">{bikeList.nextDelivery}</dt>
      <dd>
        {dateLong(bike.arrives)}, {bike.country}
      </dd>
    </dl>
  )
}
