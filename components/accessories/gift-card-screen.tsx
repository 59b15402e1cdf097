import { DeliveredPrice } from '@/components/goods/delivered-price'
import { GoodsFigures } from '@/components/goods/goods-figures'
import { SafetyBlock } from '@/components/goods/safety-block'
import { fromDollars } from '@/domain/money'
import type { AccessoryPage } from '@/hooks/use-accessory'
import { useGiftAmount } from '@/hooks/use-gift-amount'
import { accessories } from '@/messages/accessories'
import { goods } from '@/messages/goods'

import { AccessoryHead, Section } from './accessory-screen'
import { GiftCardPurchase, offeredAmounts } from './gift-card-purchase'
import { RelatedGoods } from './related-goods'

/** The gift card: an amount instead of a version, a mail instead of a parcel. */
export function GiftCardScreen({ accessory: card, related }: AccessoryPage) {
  const amount = useGiftAmount(offeredAmounts(card))
  const dollars = amount.dollars ?? offeredAmounts(card)[0] ?? 0
  const isGiven = fromDollars(dollars) === card.delivered.price
  return (
    <>
      <AccessoryHead accessory={card} picture={card.thumbnail} version={null}>
        <GiftCardPurchase card={card} amount={amount} />
      </AccessoryHead>
      <Section title={accessories.gift.steps}>
        <ol className="border-b border-line">
          {accessories.gift.how.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3">
              <span aria-hidden="true" className="figures text-ink-soft">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={goods.figures.title}>
        <GoodsFigures goods={card} />
      </Section>
      <Section title={goods.delivered.title}>
        <DeliveredPrice
          product={card.id}
          amount={isGiven ? undefined : dollars}
          given={isGiven ? card.delivered : null}
        />
      </Section>
      <Section title={goods.safety.title}>
        <SafetyBlock safety={card.safety} />
      </Section>
      <RelatedGoods related={related} bikes={card.bikes} />
    </>
  )
}
