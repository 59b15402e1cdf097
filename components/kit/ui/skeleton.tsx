import { cx } from './cx'

/** Placeholder for content that is still loading, at that content's size; not for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded bg-current/12', className ?? 'h-4 w-full')}
    />
  )
}
