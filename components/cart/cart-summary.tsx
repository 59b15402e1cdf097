import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Price } from '@/components/ui/price'
import { externalLinkOf } from '@/domain/cart-link'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { cartPanel as texts } from '@/messages/cart-panel'

import { EXTERNAL_HOSTS } from './external-hosts'

/** spec §2: a guest's summary has Subtotal and Order total only; below it the two buttons. */
export function CartSummary() {
  const { items, totals, close } = useGuestCart()
  const external = externalLinkOf(items, EXTERNAL_HOSTS)
  return (
    <>
      <dl>
        <div className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>{texts.subtotal}</dt>
          <dd>
            <Price amount={totals.price} />
          </dd>
        </div>
        <div className="mt-1 flex items-baseline justify-between gap-4 text-lg font-semibold">
          <dt>{texts.orderTotal}</dt>
          <dd>
            <Price amount={totals.price} />
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{texts.orderTotalNote}</p>
      <div className="mt-4 flex flex-col gap-2">
        <LinkButton
          href={external ?? '/cart/checkout'}
          rel={external ? 'noopener noreferrer' : undefined}
          onClick={() => close()}
          isWide
        >
          {texts.continueToPayment}
        </LinkButton>
        <Button variant="quiet" isWide onClick={() => close()}>
          {texts.continueShopping}
        </Button>
      </div>
    </>
  )
}
