import { useCallback } from 'react'

import type { GuestCartItem } from '@/domain/guest-cart'
import { addCents, timesCents, type Cents } from '@/domain/money'
import { shownPrice } from '@/domain/shown-price'
import { selectItems } from '@/store/cart/guest-cart-slice'

import { useChosenCountry } from './use-chosen-country'
import { useAppSelector } from './use-store'

/** The price of one piece of a guest's cart as the visitor's country wants it shown. A gift card has no tax. */
export function useShownItemPrice(): (item: GuestCartItem) => Cents {
  const country = useChosenCountry()
  return useCallback(
    ({ price, amount }) => (country && amount === undefined ? shownPrice(price, country) : price),
    [country],
  )
}

/** The sum of a guest's lines as they are shown, and the tax that is in it. */
export function useShownTotal(): { total: Cents; tax: string | null } {
  const priceOf = useShownItemPrice()
  const items = useAppSelector(selectItems)
  const country = useChosenCountry()
  return {
    total: addCents(...items.map((item) => timesCents(priceOf(item), item.cartQuantity))),
    tax: country?.prices_include_tax ? country.tax_title : null,
  }
}
