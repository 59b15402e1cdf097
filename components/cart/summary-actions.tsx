import { useId } from 'react'

import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { externalLinkOf } from '@/domain/cart-link'
import { cartPanel as texts } from '@/messages/cart-panel'
import { lineLaw } from '@/messages/line-law'

import { EXTERNAL_HOSTS } from './external-hosts'

interface Props {
  items: Parameters<typeof externalLinkOf>[0]
  onClose: () => void
  /** Why the cart cannot be paid as it is: the button says so and leads nowhere. */
  problem: string | null
}

/** spec §2: Continue to Payment, which may lead to an item's external link, and Continue Shopping. */
export function SummaryActions({ items, onClose, problem }: Props) {
  const external = externalLinkOf(items, EXTERNAL_HOSTS)
  return (
    <div className="mt-4 flex flex-col gap-2">
      {problem ? (
        <StoppedPayment problem={problem} />
      ) : (
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

/** Where the way to payment is later. It stays where the keyboard finds it and says what is missing. */
function StoppedPayment({ problem }: { problem: string }) {
  const id = useId()
  return (
    <>
      <p id={id} role="status" className="text-sm text-warn">
        {lineLaw.beforePayment(problem)}
      </p>
      <Button isWide aria-disabled aria-describedby={id} className="aria-disabled:opacity-45">
        {texts.continueToPayment}
      </Button>
    </>
  )
}
