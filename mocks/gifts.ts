import type { Gift } from '@/domain/shop/gift-card/gift'
import { giftSendAt, shopDay } from '@/domain/shop/gift-card/gift-day'
import { requireGiftDay } from '@/server/pricing/cart/product-price'

import { mockProblem } from './mock'
import type { MockShop } from './mock-shop'

export function changeGift(
  shop: MockShop,
  number: string,
  { position, gift }: { position: number; gift: Gift },
): void {
  requireGiftDay(gift, shopDay(shop.now()))
  shop.change(({ orders }) => {
    const order = orders.find((one) => one.number === number)
    const line = order?.priced.lines[position]
    if (!order || !line?.gift) throw mockProblem('gift_not_found')
    const isSent = order.paidAt && giftSendAt(line.gift, new Date(order.paidAt)) <= shop.now()
    if (!order.paidAt || isSent) throw mockProblem('gift_not_waiting')
    line.gift = gift
  })
}
