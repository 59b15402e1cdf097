import { useState } from 'react'

import { Disclosure } from '@/components/kit/ui/disclosure'
import { isEea } from '@/domain/shop/countries/eu-law'
import { aroundGuarantee as texts } from '@/messages/shop/goods/guarantee-texts'

import { LazyGuaranteeNotice } from './lazy-guarantee-notice'

interface GuaranteeDisclosureProps {
  /** Code of the destination. */
  country: string
  className: string
}

/** One line that opens the whole notice on the first click, where the goods go to the EEA. */
export function GuaranteeDisclosure({ country, className }: GuaranteeDisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isEea(country)) return null
  return (
    <Disclosure
      title={texts.title}
      className={`border-t ${className}`}
      onToggle={({ currentTarget }) => setOpen((was) => was || currentTarget.open)}
    >
      {isOpen && <LazyGuaranteeNotice />}
    </Disclosure>
  )
}
