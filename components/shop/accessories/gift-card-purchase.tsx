import { ShoppingBag } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { Field } from '@/components/kit/ui/field'
import { LazyPart } from '@/components/kit/ui/lazy-part'
import { Price } from '@/components/kit/ui/price'
import { GIFT_CARD_DOLLARS, giftCardPrice } from '@/domain/shop/gift-card/gift-card'
import { toDollars } from '@/domain/kit/money'
import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { useGoodsCart } from '@/hooks/shop/goods/use-goods-cart'
import type { useGiftAmount } from '@/hooks/shop/gift-card/use-gift-amount'
import { giftCard as texts } from '@/messages/shop/gift-card/gift-card'
import { wholeMoney } from '@/utils/format'
import { goods } from '@/messages/shop/goods/goods'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

const { min, max } = GIFT_CARD_DOLLARS

const loadFields = () => import('./gift-fields')

interface GiftCardPurchaseProps {
  card: GoodsPage
  amount: ReturnType<typeof useGiftAmount>
}

/** Returns the amounts of gift cards in the catalog, in whole dollars. */
export function offeredAmounts({ variants }: Pick<GoodsPage, 'variants'>): number[] {
  return variants.map(({ price }) => toDollars(price))
}

export function GiftCardPurchase({ card, amount }: GiftCardPurchaseProps) {
  const { addGiftCard } = useGoodsCart()
  const [isAdding, setAdding] = useState(false)
  const [isGift, setGift] = useState(false)
  // Show a draft that was typed before a reload.
  useEffect(() => {
    const hasDraft = sessionStore.read(SESSION_KEYS.giftDraft) !== undefined
    if (hasDraft) startTransition(() => setGift(true))
  }, [])
  const { dollars, check } = amount

  async function press() {
    check()
    if (dollars === null) return
    setAdding(true)
    await addGiftCard(card, dollars)
    setAdding(false)
  }

  return (
    <>
      <p className="mt-4 text-2xl">
        <Price amount={giftCardPrice(dollars ?? min) ?? card.price} />
      </p>
      <AmountChoice card={card} amount={amount} />
      <Recipient isGift={isGift} onChoose={setGift} />
      {isGift ? (
        <LazyPart load={loadFields} fallback={<div className="min-h-[36rem]" />}>
          {({ GiftFields }) => <GiftFields card={card} amount={amount} />}
        </LazyPart>
      ) : (
        <Button isWide isLoading={isAdding} onClick={() => void press()} className="mt-6">
          <ShoppingBag aria-hidden="true" className="size-4" />
          {goods.add}
        </Button>
      )}
    </>
  )
}

function Recipient({ isGift, onChoose }: { isGift: boolean; onChoose: (isGift: boolean) => void }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-sm text-ink-soft">{texts.who}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <ChoiceCard
          name="recipient"
          value="me"
          isChosen={!isGift}
          onChoose={() => onChoose(false)}
          title={texts.me}
          description={texts.meNote}
        />
        <ChoiceCard
          name="recipient"
          value="someone"
          isChosen={isGift}
          onChoose={() => onChoose(true)}
          title={texts.someone}
          description={texts.someoneNote}
        />
      </div>
    </fieldset>
  )
}

function AmountChoice({ card, amount }: GiftCardPurchaseProps) {
  const { choice, choose, typed, type, isWrong, check } = amount
  return (
    <>
      <fieldset className="mt-6">
        <legend className="mb-2 text-sm text-ink-soft">{texts.amount}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {offeredAmounts(card).map((offered) => (
            <ChoiceCard
              key={offered}
              name="amount"
              value={offered}
              isChosen={choice === offered}
              onChoose={() => choose(offered)}
              title={wholeMoney(offered)}
            />
          ))}
          <ChoiceCard
            name="amount"
            value="other"
            isChosen={choice === 'other'}
            onChoose={() => choose('other')}
            title={texts.other}
          />
        </div>
      </fieldset>
      {choice === 'other' && (
        <Field
          label={texts.other}
          hint={texts.otherHint(min, max)}
          error={isWrong ? texts.wrong(min, max) : undefined}
          className="mt-4"
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.target.value)}
              onBlur={() => {
                if (typed !== '') check()
              }}
              className={CONTROL_STYLES}
            />
          )}
        </Field>
      )}
    </>
  )
}
