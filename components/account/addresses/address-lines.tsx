import { cx } from '@/components/kit/ui/cx'
import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'

import { PostalLines } from './postal-lines'

interface AddressLinesProps {
  address: Pick<SavedAddress, 'name' | 'lines' | 'phone'>
  className?: string
}

/** Postal address without its name, which the caller renders above it. */
export function AddressLines({ address, className }: AddressLinesProps) {
  const { name, lines, phone } = address
  return (
    <p className={cx('break-words', className)}>
      <PostalLines lines={[...lines.filter((line) => line !== name), phone]} />
    </p>
  )
}
