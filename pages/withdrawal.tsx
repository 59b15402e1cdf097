import { useRouter } from 'next/router'

import { PageHead } from '@/components/kit/layout/page-head'
import { WithdrawalScreen } from '@/components/shop/orders/withdrawal-screen'
import { withdrawal } from '@/messages/shop/withdrawal/withdrawal'

/** A static shell. Order links add the order number as `?order=`; the email must always be typed. */
export default function WithdrawalPage() {
  const { order } = useRouter().query
  const number = typeof order === 'string' ? order.slice(0, 40) : ''
  return (
    <>
      <PageHead title={withdrawal.title} />
      <WithdrawalScreen key={number} orderNumber={number} />
    </>
  )
}
