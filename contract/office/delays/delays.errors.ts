export const DELAYS_STATUS = {
  late_item_not_found: 404,
  delay_not_found: 404,
  delay_ended: 409,
  promises_changed: 409,
  no_promise_moves: 422,
} as const

export const DELAYS_SENTENCE: Record<keyof typeof DELAYS_STATUS, string> = {
  late_item_not_found: 'No open order is waiting for this item.',
  delay_not_found: 'We couldn’t find this delay.',
  delay_ended: 'This delay was ended or reported again in the meantime.',
  promises_changed:
    'Orders have changed in the meantime. Please check the new list before you apply.',
  no_promise_moves: 'No promised date would move. Nothing was changed, and nobody was emailed.',
}
