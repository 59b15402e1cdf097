import { cx } from '@/components/kit/ui/cx'
import type { GoodsPage } from '@/contract/shop/goods/goods'
import { IMPERIAL, METRIC, type Unit } from '@/domain/kit/constants'
import { useDisplayUnit } from '@/hooks/kit/use-display-unit'
import { goodsFacts as texts } from '@/messages/shop/goods/goods-facts'

type GoodsFigureFields = Pick<GoodsPage, 'weight_g' | 'load_limit_g' | 'volume_l' | 'facts'>

interface Figure {
  label: string
  value: string
  /** Same value in the other unit system. */
  aside?: string
}

/** Returns weight, load limit and volume in both unit systems, then the lines of the data sheet. */
function figuresOf(
  { weight_g, load_limit_g, volume_l, facts }: GoodsFigureFields,
  unit: Unit,
): Figure[] {
  const { figures } = texts
  const other = unit === METRIC ? IMPERIAL : METRIC
  const mass = (label: string, grams: number) => ({
    ...{ label, value: figures.mass(grams, unit), aside: figures.mass(grams, other) },
  })
  const capacity = (liters: number) => ({
    label: figures.volume,
    ...{ value: figures.capacity(liters, unit), aside: figures.capacity(liters, other) },
  })
  return [
    ...(weight_g > 0 ? [mass(figures.weight, weight_g)] : []),
    ...(load_limit_g === null ? [] : [mass(figures.load, load_limit_g)]),
    ...(volume_l === null ? [] : [capacity(volume_l)]),
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
  const unit = useDisplayUnit()
  return (
    <dl className={cx('border-b border-line', className)}>
      {figuresOf(goods, unit).map(({ label, value, aside }) => (
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
