import { ShoppingBag } from 'lucide-react'

import { GiftTexts } from '@/components/goods/gift-texts'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { GoodsPage } from '@/hooks/use-accessory'
import type { useGiftAmount } from '@/hooks/use-gift-amount'
import { useGiftForm } from '@/hooks/use-gift-form'
import { toSentence } from '@/messages/errors'
import { giftForm as texts } from '@/messages/gift-form'
import { goods } from '@/messages/goods'

interface GiftFieldsProps {
  card: GoodsPage
  amount: ReturnType<typeof useGiftAmount>
}

/** Recipient of a gift card, and the add-to-cart button. Lazy-loaded when the user chooses someone else. */
export function GiftFields({ card, amount }: GiftFieldsProps) {
  const { dollars, check } = amount
  const controls = useGiftForm(card, { dollars, onWrongAmount: check })
  const { ref, error, isSending, submit } = controls
  return (
    <form ref={ref} noValidate method="post" onSubmit={submit} className="mt-6 grid gap-5">
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.kept}`} />}
      <GiftTexts {...controls} />
      <Button type="submit" isWide isLoading={isSending}>
        <ShoppingBag aria-hidden="true" className="size-4" />
        {goods.add}
      </Button>
    </form>
  )
}
