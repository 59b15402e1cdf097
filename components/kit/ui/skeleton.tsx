import { cx } from './cx'

/** Placeholder of loading content, in its size; hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded bg-current/12', className ?? 'h-4 w-full')}
    />
  )
}
