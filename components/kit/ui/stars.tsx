import { cx } from './cx'

const STAR = 'M8 1.6l2 4.2 4.6.6-3.4 3.2.9 4.6L8 12l-4.1 2.2.9-4.6L1.4 6.4 6 5.8z'
const PLACES = [0, 1, 2, 3, 4]

/** Shows a rating of one to five stars; `label` is read aloud, outlines show the maximum. */
export function Stars({
  count,
  label,
  className,
}: {
  count: number
  label: string
  className?: string
}) {
  return (
    <svg viewBox="0 0 84 16" role="img" aria-label={label} className={cx('h-4 w-21', className)}>
      {PLACES.map((index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * 17})`}
          className={index < count ? 'fill-current' : 'fill-none stroke-current opacity-45'}
        />
      ))}
    </svg>
  )
}
