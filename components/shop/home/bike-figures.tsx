import { cx } from '@/components/kit/ui/cx'
import { IMPERIAL, METRIC } from '@/domain/kit/constants'
import type { ShowcaseBike } from '@/hooks/shop/home/use-home'
import { home } from '@/messages/shop/home/home'
import { dateLong, dateShort, money, thousands } from '@/utils/format'
import { distance, weight } from '@/utils/units'

interface Figure {
  label: string
  value: string
  /** Same value in the other unit system, or the rest of a date. */
  aside?: string
}

/** Returns the figures that shoppers ask for first, in both unit systems. */
function figuresOf({ price, range, weight: kg, power, delivery }: ShowcaseBike): Figure[] {
  const { bikes } = home
  return [
    { label: bikes.price, value: money(price) },
    {
      label: bikes.range,
      value: `${range.low}–${distance(range.high, METRIC)}`,
      aside: `${distance(range.low, IMPERIAL).replace(' mi', '')}–${distance(range.high, IMPERIAL)}`,
    },
    { label: bikes.weight, value: weight(kg, METRIC), aside: weight(kg, IMPERIAL) },
    { label: bikes.power, value: `${thousands(power)} W` },
    {
      label: bikes.arrives,
      value: dateShort(delivery.arrives),
      aside: dateLong(delivery.arrives).slice(-4),
    },
  ]
}

const LOOK = {
  stage: { rule: 'border-stage-line', label: 'text-stage-mist' },
  paper: { rule: 'border-line', label: 'text-ink-soft' },
} as const

interface BikeFiguresProps {
  bike: ShowcaseBike
  tone: keyof typeof LOOK
  label?: string
}

export function BikeFigures({ bike, tone, label }: BikeFiguresProps) {
  const look = LOOK[tone]
  const isStage = tone === 'stage'
  return (
    <dl
      aria-label={label}
      className={cx(isStage && 'mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5')}
    >
      {figuresOf(bike).map(({ label: name, value, aside }) => (
        <div
          key={name}
          className={cx(
            'border-t py-3',
            look.rule,
            !isStage && 'flex items-baseline justify-between gap-4',
          )}
        >
          <dt className={cx('text-sm', look.label)}>{name}</dt>
          <dd className="figures text-lg whitespace-nowrap">
            {value}
            {aside && <span className={cx('ml-2 text-xs', look.label)}>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
