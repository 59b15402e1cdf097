import Link from 'next/link'

import { BikeDrawing } from '@/components/bike/bike-drawing'
import { buttonStyles } from '@/components/ui/button-styles'
import { Stat } from '@/components/ui/stat'
import type { Bike, Build } from '@/domain/bike'
import { buildPrice, defaultBuild, isChosen } from '@/domain/build'
import type { Country } from '@/domain/country'
import { deliveryEstimate, type FactoryCalendar } from '@/domain/delivery'
import { describeBike } from '@/domain/drawing/describe'
import { buildPerformance } from '@/domain/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/range'
import { bikeList } from '@/messages/configurator'
import { dateLong, distance, money, weight } from '@/utils/format'

import { Swatch } from './swatch'

interface BikeRowProps {
  bike: Bike
  calendar: FactoryCalendar
  country: Country
}

/** One bike across the page. The whole row is one link with one name. */
export function BikeRow({ bike, calendar, country }: BikeRowProps) {
  const build = defaultBuild(bike, country)
  const { date } = deliveryEstimate(bike, build, calendar, country)
  return (
    <article className="group relative wrap grid grid-cols-1 items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-14">
      <BikeDrawing
        view="paper"
        bike={bike}
        build={build}
        title={describeBike(bike, build)}
        className="h-auto w-full transition-transform duration-200 group-hover:-translate-y-1"
      />
      <div className="min-w-0">
        <p className="eyebrow text-ink-soft">{bike.kind}</p>
        <h2 className="mt-2 text-4xl break-words">{bike.title}</h2>
        <p className="mt-3 max-w-read text-ink-soft">{bike.tagline}</p>
        <Figures bike={bike} build={build} />
        <Choices bike={bike} build={build} />
        <p className="mt-4 text-sm">
          <span className="text-ink-soft">{bikeList.nextDelivery}</span> {dateLong(date)},{' '}
          {country.title}
        </p>
        <Link
          href={`/configurator/${bike.slug}`}
          aria-label={bikeList.configureBike(bike.title)}
          className={buttonStyles({ size: 'large' }, 'mt-6 after:absolute after:inset-0')}
        >
          {bikeList.configure}
        </Link>
      </div>
    </article>
  )
}

function Figures({ bike, build }: { bike: Bike; build: Build }) {
  const performance = buildPerformance(bike, build)
  const { low, high } = modelRange(bike, build, DEFAULT_RIDE)
  const figures = [
    { label: bikeList.from, value: money(buildPrice(bike, build)) },
    { label: bikeList.range, value: `${low}–${distance(high, 1)}` },
    { label: bikeList.weight, value: weight(performance.weight, 1) },
    { label: bikeList.power, value: `${performance.power} W` },
  ]
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 sm:grid-cols-4 lg:grid-cols-2">
      {figures.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Choices({ bike, build }: { bike: Bike; build: Build }) {
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      <dt className="text-ink-soft">{bikeList.sizes}</dt>
      <dd>{bike.sizes.map(({ title }) => title).join(', ')}</dd>
      <dt className="text-ink-soft">{bikeList.colors}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
          {bike.colors
            .filter(({ type }) => type !== 'Custom')
            .map(({ id, title, hex }) => (
              <li key={id} className="flex items-center gap-1.5">
                <Swatch first={hex} className="!size-4" />
                {title}
              </li>
            ))}
        </ul>
      </dd>
      <dt className="text-ink-soft">{bikeList.motorAndBrakes}</dt>
      <dd>{motorAndBrakes(bike, build).join(' · ')}</dd>
    </dl>
  )
}

/** The bike's own words on its motor, and the brakes of the build. */
function motorAndBrakes(bike: Bike, build: Build): string[] {
  const motor = bike.facts.find(({ label }) => label.toLowerCase() === 'motor')?.text
  const brakes = bike.groups
    .flatMap((group) => group.parts.filter(({ id }) => isChosen(group, id, build)))
    .find(({ look }) => look.rotors)?.title
  return [motor, brakes].flatMap((words) => words ?? [])
}
