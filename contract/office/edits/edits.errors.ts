export const EDITS_STATUS = {
  edit_too_late: 409,
  edit_upgraded: 409,
  edit_costs_more: 409,
  edit_changed: 409,
  edit_waiting: 409,
  edit_paid: 409,
  edit_paying: 409,
  difference_not_found: 404,
  difference_closed: 409,
  edit_country: 422,
  edit_nothing: 422,
} as const

export const EDITS_SENTENCE: Record<keyof typeof EDITS_STATUS, string> = {
  edit_too_late: 'The factory has begun, or a part has shipped, so this can’t be changed anymore.',
  edit_upgraded: 'The buyer has paid for an upgrade of this bike, so it can’t be changed here.',
  edit_costs_more: 'This change costs more than was paid. Ask the buyer for the difference first.',
  edit_waiting:
    'Another change of this order waits for its payment. Withdraw it first, or wait until it’s paid.',
  edit_paid: 'The difference was just paid, so the change is made.',
  edit_paying: 'A payment for this change is processing. Please try again once that’s done.',
  difference_not_found: 'We couldn’t find this change. Please use the link in our latest email.',
  difference_closed: 'This change can’t be paid anymore. Reload the page to see where it stands.',
  edit_changed: 'This order has changed in the meantime. Please look at it again.',
  edit_country:
    'Another country has other prices, taxes and shipping. Please cancel the order and place a new one.',
  edit_nothing: 'This is how the order is already.',
}
