import { useRouter } from 'next/router'

import { PageHead } from '@/components/kit/layout/page-head'
import { ReturnScreen } from '@/components/shop/payment/return-screen'
import { payment } from '@/messages/shop/payment/payment'
import { checkoutFeature } from '@/store/checkout/checkout-feature'
import { registerFeature } from '@/store/lazy-features'

registerFeature(checkoutFeature)

/** Return from a card page (?session_id) or from PayPal (?token). A static shell, like `[b].tsx`. */
export default function ProviderReturnPage() {
  const { isReady, query } = useRouter()
  return (
    <>
      <PageHead title={payment.returnTitle} isHidden />
      <ReturnScreen tokens={tokensOf(query)} isReady={isReady} />
    </>
  )
}

function tokensOf({ a, session_id, token }: Record<string, string | string[] | undefined>) {
  if (typeof a !== 'string') return null
  if (typeof session_id === 'string')
    return { kind: 'card', attempt: a, token: session_id } as const
  if (typeof token === 'string') return { kind: 'paypal', attempt: a, token } as const
  return null
}
