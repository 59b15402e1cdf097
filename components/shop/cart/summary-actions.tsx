import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { CartView } from '@/hooks/shop/cart/cart-view'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { lineLaw } from '@/messages/shop/goods/line-law'

interface Props {
  externalLink: CartView['externalLink']
  onClose: () => void
  /** Why the cart can't be paid for; the button shows this instead of navigating. */
  problem: string | null
}

/** spec §2: Continue to Payment, which may lead to an item's external link, and Continue Shopping. */
export function SummaryActions({ externalLink, onClose, problem }: Props) {
  return (
    <div className="mt-4 flex flex-col gap-2">
      {problem ? (
        <StoppedPayment problem={problem} />
      ) : (
        <Payment externalLink={externalLink} onClose={onClose} />
      )}
      <Button variant="quiet" isWide onClick={onClose}>
        {texts.continueShopping}
      </Button>
    </div>
  )
}

function Payment({ externalLink, onClose }: Pick<Props, 'externalLink' | 'onClose'>) {
  if (externalLink === undefined) {
    return (
      <Button isWide aria-disabled aria-busy className="aria-disabled:opacity-45">
        {texts.continueToPayment}
      </Button>
    )
  }
  return (
    <>
      {externalLink && (
        <p className="text-sm text-ink-soft">{texts.paidAt(new URL(externalLink).host)}</p>
      )}
      <LinkButton
        href={externalLink ?? '/cart/checkout'}
        rel={externalLink ? 'noopener noreferrer' : undefined}
        onClick={onClose}
        isWide
      >
        {texts.continueToPayment}
      </LinkButton>
    </>
  )
}

/** A focusable button in place of the payment link; explains what is missing. */
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
