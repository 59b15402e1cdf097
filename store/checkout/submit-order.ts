import type { OrderBody, WirePayment, GuestOrderBody } from '@/contract/shop/checkout/checkout'
import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import { paymentTarget } from '@/utils/leave-page'
import { sentKeyFor, type SentKey } from '@/utils/sent-key'

import type { Cents } from '@/domain/kit/money'
import type { RootState, ThunkExtra } from '../types'
import { orderKeyed } from './order-key'

export interface PlacedOrder {
  number: string
  bought: { id: string; count: number }[]
}

export type Payment =
  | { status: 'idle' | 'sending' | 'leaving' }
  /** The button was clicked while the total was updating; sent once it arrives unchanged. */
  | { status: 'queued'; before: ShownCheckout }
  | { status: 'failed'; error: ApiError }
  /** The total or the legal documents differ from those shown before; the buyer confirms the new ones. */
  | { status: 'changed'; before: ShownCheckout }

export interface ThunkConfig {
  extra: ThunkExtra
  rejectValue: ApiError
  state: RootState
}

export interface OrderPlaced {
  placed: PlacedOrder
  attemptId: string
  provider: string
  /** Validated URL of the payment page. */
  address: string
}

/** What the buyer agreed to: the amounts and the ids of the legal documents. */
export interface ShownCheckout {
  total: Cents
  /** The total less store credit, as on the button. */
  due: Cents
  documents: number[]
}

interface ThunkApi<Refusal> {
  dispatch: (action: ReturnType<typeof orderKeyed>) => unknown
  getState: () => { checkout: { orderKey: SentKey | null } }
  rejectWithValue: (error: ApiError) => Refusal
}

interface PlaceOrderArgs {
  body: GuestOrderBody | OrderBody
  /** Lines to remove from the guest's cart once the order is paid. */
  bought: PlacedOrder['bought']
}

/** Places an order; saves its idempotency key first, so that retries and reloads reuse it. */
export async function submitOrder<Refusal>(
  { dispatch, getState, rejectWithValue }: ThunkApi<Refusal>,
  { body, bought }: PlaceOrderArgs,
  send: (key: string) => Promise<WirePayment>,
): Promise<OrderPlaced | Refusal> {
  const orderKey = sentKeyFor(body, getState().checkout.orderKey)
  dispatch(orderKeyed(orderKey))
  try {
    const answer = await send(orderKey.key)
    const address = paymentTarget(answer.redirect_url, window.location.origin)
    if (address === null) {
      return rejectWithValue({ kind: 'contract', detail: 'redirect_url leads nowhere safe' })
    }
    return {
      placed: { number: answer.order_number, bought },
      attemptId: answer.attempt_id,
      provider: body.provider,
      address,
    }
  } catch (thrown) {
    return rejectWithValue(apiErrorOf(thrown))
  }
}

export function isPaymentIdle({ payment }: { payment: Payment }): boolean {
  return payment.status !== 'sending' && payment.status !== 'leaving'
}
