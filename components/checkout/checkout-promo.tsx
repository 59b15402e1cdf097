import { useId, useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { CheckoutData } from '@/hooks/use-checkout'
import { checkout as texts } from '@/messages/checkout'

import { LinkLikeButton } from './link-like-button'

interface CheckoutPromoProps {
  checkout: CheckoutData
  onApply: (code: string) => void
  isRenewing: boolean
}

/** The promo code, folded until somebody has one. What became of it is said in words. */
export function CheckoutPromo({ checkout, onApply, isRenewing }: CheckoutPromoProps) {
  const { promo, quote } = checkout
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState(promo.code ?? '')
  const id = useId()
  const isApplied = promo.state === 'applied'
  const isShown = isOpen || promo.state !== 'none'

  function apply(event: FormEvent) {
    event.preventDefault()
    onApply(code)
  }

  function remove() {
    setCode('')
    onApply('')
  }

  return (
    <div className="mt-4">
      {!isShown && (
        <LinkLikeButton onClick={() => setOpen(true)} aria-expanded={false}>
          {texts.promoOpen}
        </LinkLikeButton>
      )}
      {isShown && !isApplied && (
        <form onSubmit={apply} className="flex items-end gap-2" aria-describedby={id}>
          <TextField
            label={texts.promoLabel}
            name="promo"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" variant="secondary" className="min-h-12" isLoading={isRenewing}>
            {texts.promoApply}
          </Button>
        </form>
      )}
      <p id={id} role="status" className="mt-2 text-sm">
        {!isRenewing && promoSentence(promo, quote.totals)}
      </p>
      {isApplied && <LinkLikeButton onClick={remove}>{texts.promoRemove}</LinkLikeButton>}
    </div>
  )
}

function promoSentence(
  promo: CheckoutData['promo'],
  totals: CheckoutData['quote']['totals'],
): string {
  if (promo.state === 'applied') return texts.promoApplied(promo.code ?? '', totals.discount)
  if (promo.state === 'below-threshold') return texts.promoBelow(totals.subtotal)
  return promo.state === 'unknown' ? texts.promoUnknown : ''
}
