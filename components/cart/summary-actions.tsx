import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { externalLinkOf } from '@/domain/cart-link'
import { cartPanel as texts } from '@/messages/cart-panel'

import { EXTERNAL_HOSTS } from './external-hosts'

interface Props {
  items: Parameters<typeof externalLinkOf>[0]
  onClose: () => void
  /** Stands in the place of the way to payment. */
  instead?: ReactNode
}

/** spec §2: Continue to Payment, which may lead to an item's external link, and Continue Shopping. */
export function SummaryActions({ items, onClose, instead }: Props) {
  const external = externalLinkOf(items, EXTERNAL_HOSTS)
  return (
    <div className="mt-4 flex flex-col gap-2">
      {instead ?? (
        <LinkButton
          href={external ?? '/cart/checkout'}
          rel={external ? 'noopener noreferrer' : undefined}
          onClick={onClose}
          isWide
        >
          {texts.continueToPayment}
        </LinkButton>
      )}
      <Button variant="quiet" isWide onClick={onClose}>
        {texts.continueShopping}
      </Button>
    </div>
  )
}
