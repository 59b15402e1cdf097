import { useRouter } from 'next/router'

import { LatePart } from '@/components/ui/late-part'
import { PageHead } from '@/components/layout/page-head'
import { OrderScreen } from '@/components/orders/order-screen'
import { orders } from '@/messages/orders'

const loadDraft = () => import('@/components/orders/draft-screen')

/** A static shell: the link is the secret, so only the browser that has it asks for the order. */
export default function OrderPage() {
  const { number, key } = useRouter().query
  const draft = typeof number === 'string' ? /^draft-(\d+)$/.exec(number)?.[1] : undefined
  if (draft !== undefined && typeof key === 'string') {
    return (
      <>
        <PageHead title={orders.pageTitle} isHidden />
        <LatePart load={loadDraft}>
          {({ DraftScreen }) => <DraftScreen id={draft} draftKey={key} />}
        </LatePart>
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
