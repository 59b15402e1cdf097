import { cx } from '@/components/ui/cx'
import type { SavedAddress } from '@/hooks/use-addresses'

interface AddressLinesProps {
  address: Pick<SavedAddress, 'name' | 'lines' | 'phone'>
  className?: string
}

/** The address below the name, as it stands on a parcel. */
export function AddressLines({ address, className }: AddressLinesProps) {
  const { name, lines, phone } = address
  const shown = [...lines.filter((line) => line !== name), phone].filter(Boolean)
  return (
    <p className={cx('break-words', className)}>
      {shown.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </p>
  )
}
