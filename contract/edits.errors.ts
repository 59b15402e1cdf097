/** What can go wrong when staff edit an order; part of the one table in `errors.ts`. */
export const EDITS_STATUS = {
  edit_too_late: 409,
  edit_upgraded: 409,
  edit_costs_more: 409,
  edit_changed: 409,
  edit_country: 422,
  edit_nothing: 422,
} as const

export const EDITS_SENTENCE: Record<keyof typeof EDITS_STATUS, string> = {
  edit_too_late: 'The factory has begun, or a part has shipped, so this can’t be changed anymore.',
  edit_upgraded: 'The buyer has paid for an upgrade of this bike, so it can’t be changed here.',
  edit_costs_more:
    'This change costs more than was paid. Choose something of the same price or less.',
  edit_changed: 'This order has changed in the meantime. Please look at it again.',
  edit_country:
    'Another country has other prices, taxes and shipping. Please cancel the order and place a new one.',
  edit_nothing: 'This is how the order is already.',
}
