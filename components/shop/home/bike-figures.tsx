import { cx } from '@/components/kit/ui/cx'
import { IMPERIAL, METRIC, type Unit } from '@/domain/kit/constants'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import type { ShowcaseBike } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'
import { dateLong, dateShort, money, thousands } from '@/utils/format'
import { distanceBand, weight } from '@/utils/units'

import type { LeadFigure } from './lead-figure'

interface Figure {
  name: LeadFigure | 'arrives'
  label: string
  value: string
  /** Same value in the other unit system, or the rest of a date. */
  aside?: string
}

/** Returns the figures that shoppers ask for first, in both unit systems, the visitor's first. */
function figuresOf(bike: ShowcaseBike, unit: Unit): Figure[] {
  const { price, range, weight: kg, power, delivery } = bike
  const { bikes } = home
  const other = unit === METRIC ? IMPERIAL : METRIC
  return [
    { name: 'price', label: bikes.price, value: money(price) },
    {
      name: 'range',
      label: bikes.range,
      value: distanceBand(range, unit),
      aside: distanceBand(range, other),
    },
    {
      name: 'weight',
      label: bikes.weight,
      value: weight(kg, unit),
      aside: weight(kg, other),
    },
    { name: 'power', label: bikes.power, value: `${thousands(power)} W` },
    {
      name: 'arrives',
      label: bikes.arrives,
      value: dateShort(delivery.arrives),
      aside: dateLong(delivery.arrives).slice(-4),
    },
  ]
}

interface BikeFiguresProps {
  bike: ShowcaseBike
  tone: 'stage' | 'paper'
  label?: string
  /** The figure shown large. */
  lead?: LeadFigure | null
}

export function BikeFigures({ bike, tone, label, lead }: BikeFiguresProps) {
  const unit = useDisplayUnit()
  const isStage = tone === 'stage'
  const figures = figuresOf(bike, unit)
  const large = figures.find(({ name }) => name === lead)
  const soft = isStage ? 'text-stage-mist' : 'text-ink-soft'
  return (
    <dl
      aria-label={label}
      className={cx(
        'grid grid-cols-2 gap-x-6',
        isStage ? 'mt-4 sm:grid-cols-3 lg:grid-cols-5' : 'gap-y-4',
      )}
    >
      {large && lead && (
        <div className="col-span-full mb-3">
          <dt className="text-sm text-ink-soft">{home.bikes.leads[lead]}</dt>
          <dd className="mt-2 figures text-5xl tracking-tighter whitespace-nowrap">
            {large.value}
            {large.aside && (
              <span className="mt-2 block text-sm tracking-tight text-ink-soft">{large.aside}</span>
            )}
          </dd>
        </div>
      )}
      {figures
        .filter((figure) => figure !== large)
        .map(({ name, label: title, value, aside }) => (
          <div key={name} className={cx(isStage && 'border-t border-stage-line py-3')}>
            <dt className={cx('text-sm', soft)}>{title}</dt>
            <dd className="figures text-lg whitespace-nowrap">
              {value}
              {aside && <span className={cx('ml-2 text-xs', soft)}>{aside}</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
