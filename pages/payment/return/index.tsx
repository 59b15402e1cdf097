import { PageHead } from '@/components/kit/layout/page-head'
import { ReturnScreen } from '@/components/shop/payment/return-screen'
import { payment } from '@/messages/shop/payment/payment'
import { checkoutFeature } from '@/store/checkout/checkout-feature'
import { registerFeature } from '@/store/lazy-features'

registerFeature(checkoutFeature)

/** Return page after a reload: its tokens have moved from the URL to this tab's storage. */
export default function PaymentReturnReloadedPage() {
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <ReturnScreen tokens={null} isReady />
    </>
  )
}
