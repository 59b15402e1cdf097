import { cx } from './cx'

interface SwatchProps {
  first: string
  /** Second color of a two-tone paint. */
  second?: string | null
  className?: string
}

/** Draws a disc of paint; always show the color's name next to it. */
export function Swatch({ first, second = null, className }: SwatchProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={cx('size-7 shrink-0', className)}>
      <circle cx="14" cy="14" r="13" fill={first} />
      {second && <path d="M4.8 23.2 23.2 4.8A13 13 0 0 1 4.8 23.2Z" fill={second} />}
      <circle cx="14" cy="14" r="13" fill="none" stroke="#14161a" strokeOpacity=".45" />
    </svg>
  )
}
