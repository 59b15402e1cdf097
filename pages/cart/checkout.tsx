import { CheckoutBar } from '@/components/shop/cart/checkout-bar'
import { CheckoutScreen } from '@/components/shop/checkout/checkout-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { checkout } from '@/messages/shop/checkout/checkout'
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
