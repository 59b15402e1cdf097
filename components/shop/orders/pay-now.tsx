import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Order } from '@/hooks/shop/orders/use-order'
import { usePayAgain } from '@/hooks/shop/payment/use-payment'
import { toSentence } from '@/messages/kit/errors'
import { orders as texts } from '@/messages/shop/orders/orders'

export function PayNow({ order, orderKey }: { order: Order; orderKey: string }) {
  const { payAgain, isLeaving, error } = usePayAgain()
  const isUndecided = order.payment?.status === 'processing'
  if (!order.can_pay || isUndecided) return null
  return (
    <div className="mt-6 flex flex-col items-start gap-4 print:hidden">
      {error && <ErrorNotice sentence={toSentence(error)} className="self-stretch" />}
      <Button
        size="large"
        isLoading={isLeaving}
        onClick={() => void payAgain(order.number, orderKey)}
      >
        {texts.payNow(order.amount_due)}
      </Button>
    </div>
  )
}
