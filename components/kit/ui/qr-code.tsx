import { encode } from 'uqr'

import { cx } from './cx'

/** QR code readers need a quiet zone of four modules. */
const MARGIN = 4

/** A link as a QR code, black on white even on dark pages. */
export function QrCode({
  link,
  label,
  className,
}: {
  link: string
  label: string
  className: string
}) {
  const { data, size } = encode(link, { border: MARGIN, ecc: 'L' })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('bg-white shrink-0', className)}
    >
      <path d={path} fill="black" />
    </svg>
  )
}
