import { GiftTexts } from '@/components/shop/goods/gift-texts'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useGiftChange, type GiftChangeInput } from '@/hooks/shop/gift-card/use-gift-change'
import { toSentence } from '@/messages/kit/errors'
import { giftForm } from '@/messages/shop/gift-card/gift-form'
import { orderGift as texts } from '@/messages/shop/orders/order-gift'

interface GiftChangeProps extends GiftChangeInput {
  onClose: () => void
}

/** Recipient, message and date of an unsent gift card. Lazy-loaded when the buyer edits them. */
export function GiftChange({ onClose, ...change }: GiftChangeProps) {
  const controls = useGiftChange(change)
  const { ref, error, isSending, submit } = controls
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      aria-label={texts.change}
      onSubmit={submit}
      className="mt-4 grid max-w-md gap-5 print:hidden"
    >
      {error && <ErrorNotice sentence={`${toSentence(error)} ${giftForm.inputRetained}`} />}
      <GiftTexts {...controls} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
