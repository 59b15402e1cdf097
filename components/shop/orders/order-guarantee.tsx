import { GuaranteeDisclosure } from '@/components/shop/goods/guarantee-disclosure'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { Order } from '@/hooks/shop/orders/use-order'

/** The harmonized notice of an order with goods that go to the EEA. */
export function OrderGuarantee({ order }: { order: Order }) {
  if (order.lines.every(isGiftCard)) return null
  return <GuaranteeDisclosure country={order.shipping_country_code} className="print:hidden" />
}
