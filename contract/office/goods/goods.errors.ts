export const PRICES_STATUS = {
  catalog_item_not_found: 404,
  catalog_changed: 409,
  group_not_found: 422,
  offer_changed: 409,
  offer_hour_past: 422,
  too_many_prices: 422,
  prices_changed: 409,
  no_price_changes: 422,
  price_change_not_found: 404,
  price_change_ended: 409,
} as const

export const PRICES_SENTENCE: Record<keyof typeof PRICES_STATUS, string> = {
  catalog_item_not_found: 'We couldn’t find this product.',
  catalog_changed: 'Someone else changed this product. Please check their version before you save.',
  group_not_found: 'We couldn’t find this group. Please choose another one.',
  offer_changed: 'Someone else changed when this product is offered. Please look at it again.',
  offer_hour_past: 'Please choose a time in the future.',
  too_many_prices: 'Please choose 1,000 products at most.',
  prices_changed:
    'Prices have changed in the meantime. Please check the new list before you apply.',
  no_price_changes: 'None of these prices would change.',
  price_change_not_found: 'We couldn’t find this price change.',
  price_change_ended: 'This price change was undone or canceled in the meantime.',
}
