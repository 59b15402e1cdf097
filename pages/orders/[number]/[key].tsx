import { useRouter } from 'next/router'

import { LazyPart } from '@/components/kit/ui/lazy-part'
import { PageHead } from '@/components/kit/layout/page-head'
import { OrderScreen } from '@/components/shop/orders/order-screen'
import { orders } from '@/messages/shop/orders/orders'

const loadDraft = () => import('@/components/shop/orders/draft-screen')
const loadDifference = () => import('@/components/shop/orders/difference-screen')

/** A static shell: the link is a secret, so only the browser requests the order. */
export default function OrderPage() {
  const { number, key } = useRouter().query
  const [, kind, id] = (typeof number === 'string' && /^(draft|edit)-(\d+)$/.exec(number)) || []
  if (id !== undefined && typeof key === 'string') {
    return (
      <>
        <PageHead title={orders.pageTitle} isHidden />
        {kind === 'draft' ? (
          <LazyPart load={loadDraft}>
            {({ DraftScreen }) => <DraftScreen id={id} draftKey={key} />}
          </LazyPart>
        ) : (
          <LazyPart load={loadDifference}>
            {({ DifferenceScreen }) => <DifferenceScreen id={id} differenceKey={key} />}
          </LazyPart>
        )}
      </>
    )
  }
  return (
    <>
      <PageHead title={orders.pageTitle} isHidden />
      <OrderScreen
        number={typeof number === 'string' ? number : null}
        orderKey={typeof key === 'string' ? key : null}
      />
    </>
  )
}
