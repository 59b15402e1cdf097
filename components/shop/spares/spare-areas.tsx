import Link from 'next/link'
import { useState } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { Segmented } from '@/components/kit/ui/segmented'
import { EXPLODED_WIDTHS, type ExplodedBike } from '@/domain/shop/spares/exploded-bike'
import { spareAreas as texts } from '@/messages/shop/spares/spare-areas'

type Area = ExplodedBike['areas'][number]
type Spot = Area['spots'][number]

const SIZES = '(min-width: 64rem) 60rem, 100vw'

const NUMBER =
  'grid size-6 shrink-0 place-items-center rounded-full bg-ink figures text-xs text-paper group-hover:bg-volt group-hover:text-ink'

/** A bike's areas, taken apart: each part is a link to its versions. */
export function SpareAreas({ bike }: { bike: ExplodedBike }) {
  const [first] = bike.areas
  const [code, setCode] = useState(first?.code)
  const area = bike.areas.find((one) => one.code === code) ?? first
  if (!area) return null
  const title = texts.areas[area.code]
  return (
    <section aria-labelledby="spare-areas" className="mt-8 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="spare-areas" className="text-2xl">
          {texts.heading}
        </h2>
        <Segmented
          legend={texts.area}
          options={bike.areas.map((one) => ({ value: one.code, title: texts.areas[one.code] }))}
          value={area.code}
          onChange={setCode}
          className="-mx-5 max-w-[100vw] min-w-0 overflow-x-auto px-5 py-1 whitespace-nowrap sm:mx-0 sm:px-0"
        />
      </div>
      <figure className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-center lg:gap-x-10">
        <div className="relative -mx-5 sm:mx-0">
          <AreaPicture
            key={area.code}
            name={`${bike.slug}-${area.code}`}
            alt={texts.picture(title, bike.title)}
          />
          <ol>
            {area.spots.map((spot, index) => (
              <SpotMarker key={spot.code} spot={spot} number={index + 1} />
            ))}
          </ol>
        </div>
        <Legend spots={area.spots} />
        <figcaption className="mt-3 text-sm text-ink-soft lg:col-span-2">
          {texts.caption(bike.title)}
        </figcaption>
      </figure>
    </section>
  )
}

function AreaPicture({ name, alt }: { name: string; alt: string }) {
  const fileOf = (width: number, format: string) => `/exploded/${name}-${width}.${format}`
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={EXPLODED_WIDTHS.map((width) => `${fileOf(width, 'avif')} ${width}w`).join()}
        sizes={SIZES}
      />
      <img
        src={fileOf(EXPLODED_WIDTHS[0], 'webp')}
        alt={alt}
        width={1600}
        height={1200}
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  )
}

/** A numbered dot on a part, whose name the legend has. */
function SpotMarker({ spot, number }: { spot: Spot; number: number }) {
  const name = texts.spots[spot.code]
  return (
    <li
      className="absolute -translate-1/2"
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
    >
      <Link
        href={spot.href}
        prefetch={false}
        scroll={false}
        title={name}
        className="group grid size-touch place-items-center rounded-full"
      >
        <span className={cx(NUMBER, 'border border-paper')}>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="sr-only">{name}</span>
      </Link>
    </li>
  )
}

/** Names of the numbers; screen readers and keyboards have the dots themselves. */
const Legend = ({ spots }: { spots: readonly Spot[] }) => (
  <ol
    aria-hidden="true"
    className="mt-2 grid grid-cols-2 gap-x-5 border-t border-line lg:mt-0 lg:grid-cols-1"
  >
    {spots.map(({ code, href }, index) => (
      <li key={code} className="border-b border-line">
        <Link
          href={href}
          prefetch={false}
          scroll={false}
          tabIndex={-1}
          className="group flex min-h-touch items-center gap-2.5 text-sm hover:underline"
        >
          <span className={NUMBER}>{index + 1}</span>
          {texts.spots[code]}
        </Link>
      </li>
    ))}
  </ol>
)
