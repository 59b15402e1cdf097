import Link from 'next/link'
import { useId, useState, type FormEvent } from 'react'

import { LinkLikeButton } from '@/components/account/addresses/link-like-button'
import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import { PROMO_THRESHOLD } from '@/domain/kit/constants'
import { loginAddress } from '@/domain/kit/continue-path'
import { addCents, ZERO } from '@/domain/kit/money'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

interface CheckoutPromoProps {
  checkout: CheckoutData
  onApply: (code: string) => void
  isRenewing: boolean
}

export function CheckoutPromo({ checkout, onApply, isRenewing }: CheckoutPromoProps) {
  const { promo } = checkout
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
      <>
        <AutomaticOffer {...{ checkout, isRenewing }} />
        <LinkLikeButton onClick={() => setOpen(true)} aria-expanded={false} className="mt-4">
          {texts.promoOpen}
        </LinkLikeButton>
      </>
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
        {!isRenewing && promoSentence(checkout)}
        {!isRenewing && promo.state === 'members-only' && (
          <>
            {' '}
            <Link href={loginAddress('/cart/checkout')} className="link">
              {texts.promoLogIn}
            </Link>
          </>
        )}
      </p>
      {promo.state !== 'not-best' && <AutomaticOffer {...{ checkout, isRenewing }} />}
    </form>
  )
}

/** The code that applies without being entered, if there is one. */
function AutomaticOffer({
  checkout,
  isRenewing,
}: Pick<CheckoutPromoProps, 'checkout' | 'isRenewing'>) {
  const { automatic } = checkout.promo
  if (!automatic) return null
  return (
    <p role="status" className="mt-4 text-sm">
      {!isRenewing && texts.promoAutomatic(automatic, savedOf(checkout))}
    </p>
  )
}

/** Returns what the code that applies takes off. */
const savedOf = ({ promo, quote }: CheckoutData) =>
  addCents(quote.shown.discount, promo.free_shipping ?? ZERO)

function promoSentence(checkout: CheckoutData): string {
  const { promo, quote } = checkout
  const { code, state, threshold = PROMO_THRESHOLD, goods = quote.totals.subtotal } = promo
  return {
    none: '',
    applied: texts.promoApplied(code ?? '', savedOf(checkout)),
    'below-threshold': texts.promoBelow(threshold, goods),
    unknown: texts.promoUnknown,
    'not-yet': texts.promoNotYet,
    expired: texts.promoExpired,
    exhausted: texts.promoExhausted,
    'other-country': texts.promoOtherCountry,
    'other-goods': texts.promoOtherGoods,
    'not-first': texts.promoNotFirst,
    'members-only': texts.promoMembersOnly,
    'too-few': texts.promoTooFew(promo.missing ?? 1),
    'no-shipping': texts.promoNoShipping,
    'not-best': texts.promoNotBest(promo.automatic ?? ''),
  }[state]
}
