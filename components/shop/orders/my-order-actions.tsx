import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import type { MyOrder } from '@/hooks/shop/orders/use-my-orders'
import { usePayAgain } from '@/hooks/shop/payment/use-payment'
import { useOrderCancellation } from '@/hooks/shop/orders/use-my-orders'
import { toSentence } from '@/messages/kit/errors'
import { cancelDialog, myOrders as texts } from '@/messages/shop/orders/my-orders'
import { orders } from '@/messages/shop/orders/orders'

interface MyOrderActionsProps {
  order: MyOrder
  onChanged: (order: MyOrder) => void
}

export function MyOrderActions({ order, onChanged }: MyOrderActionsProps) {
  const { ask } = useModal()
  const pay = usePayAgain()
  const cancel = useOrderCancellation(order.number)
  const error = pay.error ?? cancel.error
  const isUndecided = order.payment?.status === 'processing'

  async function cancelOrder() {
    if (!(await ask(cancelDialog))) return
    const done = await cancel.run()
    if (done) onChanged(done.answer)
  }

  if (!order.can_pay && !order.can_cancel) return null
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      {error && <ErrorNotice sentence={toSentence(error)} className="self-stretch" />}
      <div className="flex flex-wrap gap-3">
        {order.can_pay && !isUndecided && (
          <Button
            isLoading={pay.isLeaving}
            onClick={() => void pay.payAgain(order.number, order.order_key)}
          >
            {orders.payNow(order.amount_due)}
          </Button>
        )}
        {order.can_cancel && (
          <Button
            variant="secondary"
            isLoading={cancel.isRunning}
            onClick={() => void cancelOrder()}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
      {order.can_cancel && <p className="text-sm text-ink-soft">{texts.cancelHint}</p>}
    </div>
  )
}
