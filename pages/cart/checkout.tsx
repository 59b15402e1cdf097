import { FeatureScreen } from '@/components/layout/feature-screen'
import { PageHead } from '@/components/layout/page-head'
import { checkout } from '@/messages/checkout'

async function loadScreen() {
  const [{ CheckoutScreen }, { checkoutFeature }] = await Promise.all([
    import('@/components/checkout/checkout-screen'),
    import('@/store/checkout/checkout-feature'),
  ])
  return { Screen: CheckoutScreen, feature: checkoutFeature }
}

/** A static shell: cart, prices and address belong to the browser. */
export default function CheckoutPage() {
  return (
    <>
      <PageHead title={checkout.title} isHidden />
      <FeatureScreen load={loadScreen} page={{}} />
    </>
  )
}
