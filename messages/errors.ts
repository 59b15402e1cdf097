import type { ApiError, ErrorCode } from '@/contract/errors'

/** spec §8: the answer has no body. */
export const UNREACHABLE = "Can't reach server right now."
/** spec §8: the session has expired. */
export const LOGIN_EXPIRED = 'Your login is expired. Try logging in again.'

const UNEXPECTED = 'Something went wrong on our side. Nothing was lost; please try again.'

/** Where the page can say it better than the server's own sentence: what happened and what helps. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'Some of this does not look right. Please check the marked fields.',
  malformed_json: 'The request was damaged on its way. Please try again.',
  unsupported_media_type: 'The request was damaged on its way. Please try again.',
  body_too_large: 'That is more than we can take at once. Please shorten it.',
  not_found: 'We could not find that.',
  method_not_allowed: 'That is not possible here.',
  not_signed_in: LOGIN_EXPIRED,
  bike_not_found: 'We do not have this bike.',
  size_not_found: 'This bike does not come in that size.',
  color_not_found: 'This bike does not come in that color.',
  color_not_available: 'This color is not made in the chosen size. Please choose another one.',
  build_not_found: 'We do not know this code. Please check it for a typing mistake.',
  build_invalid: 'These parts do not go together. Please open the configurator to change them.',
  product_not_found: 'One of the items is no longer in our catalogue. Please remove it.',
  product_not_for_sale: 'One of the items is not for sale at the moment. Please remove it.',
  country_not_found: 'We do not deliver to this country yet.',
  provider_not_available: 'This way to pay is not available at the moment. Please choose another.',
  totals_changed: 'The total has changed since you saw it. Please check the new one.',
  sold_out: 'Somebody else was quicker: one of the items has just sold out.',
  idempotency_mismatch: 'This order was already sent with other details. Please reload the page.',
  order_not_found: 'We could not find this order. Please check the link.',
  payment_not_found: 'We could not find this payment. Please check the link.',
  payment_closed: 'This payment is already finished.',
  payment_provider_unreachable:
    'The payment service does not answer. You have not been charged; please try again.',
  outbox_closed: 'The outbox can be read in development only.',
  too_many_requests: 'That was a little too often. Please wait a moment and try again.',
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
