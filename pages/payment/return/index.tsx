import { FeatureScreen } from '@/components/layout/feature-screen'
import { readyScreen } from '@/components/layout/later-screen'
import { PageHead } from '@/components/layout/page-head'
import { ReturnScreen } from '@/components/payment/return-screen'
import { payment } from '@/messages/checkout'
import { checkoutFeature } from '@/store/checkout/checkout-feature'

const screen = readyScreen({ Screen: ReturnScreen, feature: checkoutFeature })

/** A reload of the return page: its tokens have left the address and wait in this tab. */
export default function PaymentReturnReloadedPage() {
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <FeatureScreen screen={screen} page={{ tokens: null, isReady: true }} />
    </>
  )
}
