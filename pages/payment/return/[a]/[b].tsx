import { useRouter } from 'next/router'

import { PageHead } from '@/components/kit/layout/page-head'
import { ReturnScreen } from '@/components/shop/payment/return-screen'
import { payment } from '@/messages/shop/payment/payment'
import { checkoutFeature } from '@/store/checkout/checkout-feature'
import { registerFeature } from '@/store/lazy-features'

registerFeature(checkoutFeature)

/** Static shell without cookies: a request from a provider's page lacks the SameSite=Strict ones. */
export default function PaymentReturnPage() {
  const { isReady, query } = useRouter()
  const { a, b } = query
  const tokens =
    typeof a === 'string' && typeof b === 'string'
      ? ({ kind: 'token', attempt: a, token: b } as const)
      : null
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <ReturnScreen tokens={tokens} isReady={isReady} />
    </>
  )
}
