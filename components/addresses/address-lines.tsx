import { cx } from '@/components/ui/cx'
import type { SavedAddress } from '@/hooks/use-addresses'

import type { Countries } from './address-fields'

/** An address as it stands on a parcel, without its first line, the name. */
export function linesOf(address: SavedAddress, find: Countries['find']): string[] {
  const { line1, line2, postcode, city, region, country_id, phone } = address
  const town = [postcode, [city, region].filter(Boolean).join(', ')].filter(Boolean).join(' ')
  const lines = [line1, line2, town, find(country_id)?.title, phone]
  return lines.flatMap((line) => line || [])
}

/** The address below the name. */
export function AddressLines({ lines, className }: { lines: string[]; className?: string }) {
  return (
    <p className={cx('break-words', className)}>
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </p>
  )
}
