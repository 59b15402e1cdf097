import type { ApiError, ErrorCode } from '@/contract/errors'

/** spec §8: the answer has no body. */
const UNREACHABLE = "Can't reach server right now."
/** spec §8: the session has expired. */
const LOGIN_EXPIRED = 'Your login is expired. Try logging in again.'

const UNEXPECTED = 'Something went wrong on our end. Nothing was lost. Please try again.'

/** Where the page can say it better than the server's own sentence: what happened and what helps. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'Something doesn’t look right. Please check the highlighted fields.',
  malformed_json: 'Your request didn’t come through correctly. Please try again.',
  unsupported_media_type: 'Your request didn’t come through correctly. Please try again.',
  body_too_large: 'That’s too long. Please shorten it.',
  not_found: 'We couldn’t find that.',
  method_not_allowed: 'You can’t do that here.',
  not_signed_in: LOGIN_EXPIRED,
  bike_not_found: 'We couldn’t find this bike.',
  size_not_found: 'This bike doesn’t come in that size.',
  color_not_found: 'This bike doesn’t come in that color.',
  color_not_available: 'This color doesn’t come in the size you chose. Please choose another one.',
  build_not_found: 'We couldn’t find this code. Please check it for typos.',
  build_invalid: 'These parts don’t work together. Open the configurator to change them.',
  product_not_found: 'We no longer sell one of these items. Please remove it.',
  product_not_for_sale: 'One of these items isn’t for sale right now. Please remove it.',
  country_not_found: 'We don’t deliver to this country yet.',
  provider_not_available: 'This payment method isn’t available right now. Please choose another.',
  totals_changed: 'The total has changed. Please check the new total.',
  sold_out: 'One of your items just sold out.',
  idempotency_mismatch:
    'This order was already placed with different details. Please reload the page.',
  order_not_found: 'We couldn’t find this order. Please check the link.',
  payment_not_found: 'We couldn’t find this payment. Please check the link.',
  payment_closed: 'This payment is already complete.',
  payment_provider_unreachable:
    'The payment service isn’t responding. You weren’t charged. Please try again.',
  outbox_closed: 'The outbox is only available in development.',
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
  database_unavailable: UNREACHABLE,
  unexpected: UNEXPECTED,
}

/**
 * The sentence for people of a failed call; the server's own where the page has no better one.
 * @example toSentence({ kind: 'unreachable' }) // "Can't reach server right now."
 */
export function toSentence(error: ApiError): string {
  if (error.kind === 'unreachable') return UNREACHABLE
  if (error.kind === 'contract') return UNEXPECTED
  const own = Object.hasOwn(SENTENCES, error.code) ? SENTENCES[error.code] : undefined
  return own ?? (error.message || UNEXPECTED)
}
