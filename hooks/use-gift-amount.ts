import { useState } from 'react'

import { GIFT_CARD_DOLLARS, giftCardPrice } from '@/domain/gift-card'

/**
 * The amount of a gift card: one of those offered, or a typed one. What was typed is kept.
 * @param offered whole dollars
 */
export function useGiftAmount(offered: readonly number[]) {
  const [choice, setChoice] = useState<number | 'other'>(offered[0] ?? GIFT_CARD_DOLLARS.min)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const wanted = choice === 'other' ? Number(typed.trim().replace(/^\$/, '') || NaN) : choice
  const dollars = giftCardPrice(wanted) === null ? null : wanted
  return {
    choice,
    choose: setChoice,
    typed,
    type: (text: string) => {
      setChoice('other')
      setTyped(text)
    },
    dollars,
    /** A wrong amount is named once somebody wanted to go on with it. */
    isWrong: isChecked && dollars === null,
    check: () => setChecked(true),
  }
}
