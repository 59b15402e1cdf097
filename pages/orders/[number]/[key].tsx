import { useRouter } from 'next/router'

import { PageHead } from '@/components/layout/page-head'
import { OrderScreen } from '@/components/orders/order-screen'
import { orders } from '@/messages/orders'

/** A static shell: the link is the secret, so only the browser that has it asks for the order. */
export default function OrderPage() {
  const { number, key } = useRouter().query
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
