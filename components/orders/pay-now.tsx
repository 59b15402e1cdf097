import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { Order } from '@/hooks/use-order'
import { usePayAgain } from '@/hooks/use-payment'
import { toSentence } from '@/messages/errors'
import { orders as texts } from '@/messages/orders'

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
