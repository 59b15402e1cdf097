import { cx } from './cx'

/** Renders a spinning ring, which is hidden from screen readers: put text next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block size-5 animate-spin rounded-full border-2 border-current/25 border-t-current',
        className,
      )}
    />
  )
}
