import { deferredPart } from '@/components/kit/ui/deferred-part'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import { useGiftAmount } from '@/hooks/shop/gift-card/use-gift-amount'

import { AccessoryHead } from './accessory-head'
import { GiftCardPurchase, offeredAmounts } from './gift-card-purchase'

const GiftCardBelow = deferredPart({
  load: () => import('./accessory-below').then((code) => code.GiftCardBelow),
  fallback: <div className="min-h-screen" />,
})

export function GiftCardScreen({ accessory: card, related }: AccessoryPage) {
  const amount = useGiftAmount(offeredAmounts(card))
  const dollars = amount.dollars ?? offeredAmounts(card)[0] ?? 0
  return (
    <>
      <AccessoryHead accessory={card} picture={card.thumbnail} version={null}>
        <GiftCardPurchase card={card} amount={amount} />
      </AccessoryHead>
      <GiftCardBelow accessory={card} related={related} dollars={dollars} />
    </>
  )
}
