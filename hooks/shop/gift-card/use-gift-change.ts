import { giftDayMessages } from '@/contract/shop/cart/gift-day-messages'
import { faultMessages } from '@/domain/kit/form-faults'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { giftFaults, typedGift, type GiftForm } from '@/domain/shop/gift-card/gift-form'
import { giftForm as texts } from '@/messages/shop/gift-card/gift-form'

import { useForm } from '@/hooks/kit/use-form'
import type { Order, OrderLine } from '@/hooks/shop/orders/use-order'

type OrderedGift = NonNullable<OrderLine['gift']>

export interface GiftChangeInput {
  gift: OrderedGift
  /** The order; `key` belongs to its link, and is null for an order of the user's own. */
  address: { number: string; key: string | null }
  onChanged: (order: Order) => void
}

/** Manages recipient, message and day of an unsent gift card. Today's date sends it at once. */
export function useGiftChange({ gift, address, onChanged }: GiftChangeInput) {
  const { to_name, to_email, from_name, message, send_on, position } = gift
  const today = shopDay(new Date())
  const initial: GiftForm = { to_name, to_email, from_name, message, send_on: send_on ?? '' }
  return useForm({
    initial,
    check: (typed) => faultMessages(giftFaults(typed, today), { ...texts, ...giftDayMessages }),
    send: async ({ form, services }) => {
      const { number, key } = address
      const input = { number, position, ...typedGift(form, today) }
      const { changeGift, changeMyGift } = services.orders
      onChanged(await (key === null ? changeMyGift(input) : changeGift({ ...input, key })))
    },
  })
}
