import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Price } from '@/components/ui/price'
import { externalLinkOf } from '@/domain/cart-link'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { useServerCart } from '@/hooks/use-server-cart'
import { cartPanel as texts } from '@/messages/cart-panel'
import { serverCart } from '@/messages/server-cart'

import { EXTERNAL_HOSTS } from './external-hosts'

/** spec §2: a user's summary has Subtotal, Shipping, Tax and Order total. */
export function ServerCartSummary() {
  const { close } = useGuestCart()
  const cart = useServerCart()?.cart
  if (!cart || cart.items.length === 0) return null
  const external = externalLinkOf(cart.items, EXTERNAL_HOSTS)
  const isStopped = cart.items.some(({ problem }) => problem !== null)
  const rows = [
    { label: texts.subtotal, amount: cart.subtotal },
    { label: serverCart.shipping, amount: cart.shipping },
    { label: serverCart.tax, amount: cart.tax },
  ]
  return (
    <>
      <dl>
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 text-sm text-ink-soft">
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 text-lg font-semibold">
          <dt>{texts.orderTotal}</dt>
          <dd>
            <Price amount={cart.total} />
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-col gap-2">
        {isStopped ? (
          <p role="status" className="text-sm text-warn">
            {serverCart.problems}
          </p>
        ) : (
          <LinkButton
            href={external ?? '/cart/checkout'}
            rel={external ? 'noopener noreferrer' : undefined}
            onClick={() => close()}
            isWide
          >
            {texts.continueToPayment}
          </LinkButton>
        )}
        <Button variant="quiet" isWide onClick={() => close()}>
          {texts.continueShopping}
        </Button>
      </div>
    </>
  )
}
