import { useState } from 'react'

import { GIFT_CARD_DOLLARS, giftCardPrice } from '@/domain/shop/gift-card/gift-card'

/** Keeps typed text when a preset is chosen. @param offered amounts in whole dollars */
export function useGiftAmount(offered: readonly number[]) {
  const [choice, setChoice] = useState<number | 'other'>(offered[0] ?? GIFT_CARD_DOLLARS.min)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const requested = choice === 'other' ? Number(typed.trim().replace(/^\$/, '') || NaN) : choice
  const dollars = giftCardPrice(requested) === null ? null : requested
  return {
    choice,
    choose: setChoice,
    typed,
    type: (text: string) => {
      setChoice('other')
      setTyped(text)
    },
    dollars,
    /** An invalid amount is reported only after the user tried to continue. */
    isWrong: isChecked && dollars === null,
    check: () => setChecked(true),
  }
}
