import { cx } from '@/components/kit/ui/cx'
import type { GoodsPage } from '@/contract/shop/goods/goods'
import { goodsFacts as texts } from '@/messages/shop/goods/goods-facts'

type GoodsFigureFields = Pick<GoodsPage, 'weight_g' | 'load_limit_g' | 'volume_l' | 'facts'>

interface Figure {
  label: string
  value: string
  /** Same value in the other unit system. */
  aside?: string
}

/** Weights of at least this many grams are shown in kilograms. */
const KILOGRAM = 1_000

function weightFigure(label: string, grams: number): Figure {
  const { figures } = texts
  return grams < KILOGRAM
    ? { label, value: figures.grams(grams), aside: figures.ounces(grams) }
    : { label, value: figures.kilograms(grams), aside: figures.pounds(grams) }
}

/** Returns weight, load limit and volume in both unit systems, then the lines of the data sheet. */
function figuresOf({ weight_g, load_limit_g, volume_l, facts }: GoodsFigureFields): Figure[] {
  const { figures } = texts
  return [
    ...(weight_g > 0 ? [weightFigure(figures.weight, weight_g)] : []),
    ...(load_limit_g === null ? [] : [weightFigure(figures.load, load_limit_g)]),
    ...(volume_l === null
      ? []
      : [
          {
            label: figures.volume,
            value: figures.liters(volume_l),
            aside: figures.gallons(volume_l),
          },
        ]),
    ...facts,
  ]
}

export function GoodsFigures({
  goods,
  className,
}: {
  goods: GoodsFigureFields
  className?: string
}) {
  return (
    <dl className={cx('border-b border-line', className)}>
      {figuresOf(goods).map(({ label, value, aside }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            {aside ? <span className="figures">{value}</span> : value}
            {aside && <span className="ml-2 figures text-sm text-ink-soft">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
