import { CheckoutBar } from '@/components/cart/checkout-bar'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { PageHead } from '@/components/layout/page-head'
import { checkout } from '@/messages/checkout'
import { checkoutFeature } from '@/store/checkout/checkout-feature'
import { registerFeature } from '@/store/lazy-features'

registerFeature(checkoutFeature)

/** A static shell: cart, prices and address exist only in the browser. */
export default function CheckoutPage() {
  return (
    <>
      <PageHead title={checkout.title} isHidden />
      <CheckoutBar />
      <CheckoutScreen />
    </>
  )
}
