import { useId, useState, type FormEvent } from 'react'

import { LinkLikeButton } from '@/components/account/addresses/link-like-button'
import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import { PROMO_THRESHOLD } from '@/domain/kit/constants'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

interface CheckoutPromoProps {
  checkout: CheckoutData
  onApply: (code: string) => void
  isRenewing: boolean
}

export function CheckoutPromo({ checkout, onApply, isRenewing }: CheckoutPromoProps) {
  const { promo, quote } = checkout
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState(promo.code ?? '')
  const id = useId()
  const isApplied = promo.state === 'applied'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isApplied) setCode('')
    onApply(isApplied ? '' : code)
  }

  if (!isOpen && promo.state === 'none') {
    return (
      <LinkLikeButton onClick={() => setOpen(true)} aria-expanded={false} className="mt-4">
        {texts.promoOpen}
      </LinkLikeButton>
    )
  }
  return (
    <form onSubmit={submit} className="mt-4">
      <div className="flex items-end gap-2">
        <TextField
          label={texts.promoLabel}
          name="promo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          autoFocus={isOpen}
          readOnly={isApplied}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" isLoading={isRenewing}>
          {isApplied ? texts.promoRemove : texts.promoApply}
        </Button>
      </div>
      <p id={id} role="status" className="mt-2 text-sm">
        {!isRenewing && promoSentence(promo, quote.totals)}
      </p>
    </form>
  )
}

function promoSentence(
  promo: CheckoutData['promo'],
  totals: CheckoutData['quote']['totals'],
): string {
  const { code, state, threshold = PROMO_THRESHOLD, goods = totals.subtotal } = promo
  return {
    none: '',
    applied: texts.promoApplied(code ?? '', totals.discount),
    'below-threshold': texts.promoBelow(threshold, goods),
    unknown: texts.promoUnknown,
    'not-yet': texts.promoNotYet,
    expired: texts.promoExpired,
    exhausted: texts.promoExhausted,
    'other-country': texts.promoOtherCountry,
    'other-goods': texts.promoOtherGoods,
    'not-first': texts.promoNotFirst,
  }[state]
}
