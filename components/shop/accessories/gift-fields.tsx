import { ShoppingBag } from 'lucide-react'

import { GiftTexts } from '@/components/shop/goods/gift-texts'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import type { useGiftAmount } from '@/hooks/shop/gift-card/use-gift-amount'
import { useGiftForm } from '@/hooks/shop/gift-card/use-gift-form'
import { toSentence } from '@/messages/kit/errors'
import { giftForm as texts } from '@/messages/shop/gift-card/gift-form'
import { goods } from '@/messages/shop/goods/goods'

interface GiftFieldsProps {
  card: GoodsPage
  amount: ReturnType<typeof useGiftAmount>
}

/** Fields for a gift card's recipient, and the add-to-cart button; lazy-loaded if it is a gift. */
export function GiftFields({ card, amount }: GiftFieldsProps) {
  const { dollars, check } = amount
  const controls = useGiftForm(card, { dollars, onWrongAmount: check })
  const { ref, error, isSending, submit } = controls
  return (
    <form ref={ref} noValidate method="post" onSubmit={submit} className="mt-6 grid gap-5">
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.inputRetained}`} />}
      <GiftTexts {...controls} />
      <Button type="submit" isWide isLoading={isSending}>
        <ShoppingBag aria-hidden="true" className="size-4" />
        {goods.add}
      </Button>
    </form>
  )
}
