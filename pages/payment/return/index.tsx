import { FeatureScreen } from '@/components/layout/feature-screen'
import { PageHead } from '@/components/layout/page-head'
import { payment } from '@/messages/checkout'

async function loadScreen() {
  const [{ ReturnScreen }, { checkoutFeature }] = await Promise.all([
    import('@/components/payment/return-screen'),
    import('@/store/checkout/checkout-feature'),
  ])
  return { Screen: ReturnScreen, feature: checkoutFeature }
}

/** A reload of the return page: its tokens have left the address and wait in this tab. */
export default function PaymentReturnReloadedPage() {
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <FeatureScreen load={loadScreen} page={{ tokens: null, isReady: true }} />
    </>
  )
}
