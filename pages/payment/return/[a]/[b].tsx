import { useRouter } from 'next/router'

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

/** A static shell: the first request after a payment page carries no strict cookie, so it needs none. */
export default function PaymentReturnPage() {
  const { isReady, query } = useRouter()
  const { a, b } = query
  const tokens = typeof a === 'string' && typeof b === 'string' ? { attempt: a, token: b } : null
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <FeatureScreen load={loadScreen} page={{ tokens, isReady }} />
    </>
  )
}
