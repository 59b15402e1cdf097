/** Every failure the API can answer, with its HTTP status. The only such table. */
export const ERROR_STATUS = {
  invalid_input: 422,
  malformed_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  not_signed_in: 401,
  bike_not_found: 404,
  size_not_found: 404,
  color_not_found: 404,
  color_not_available: 404,
  build_not_found: 404,
  build_invalid: 422,
  product_not_found: 422,
  product_not_for_sale: 422,
  country_not_found: 422,
  provider_not_available: 422,
  totals_changed: 409,
  sold_out: 409,
  idempotency_mismatch: 422,
  order_not_found: 404,
  payment_not_found: 404,
  payment_closed: 409,
  payment_provider_unreachable: 502,
  outbox_closed: 404,
  too_many_requests: 429,
  database_unavailable: 503,
  unexpected: 500,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

/** The sentence that a problem carries when its cause gave none. */
export const ERROR_SENTENCE: Record<ErrorCode, string> = {
  invalid_input: 'Some of the entries are not right. Please check them.',
  malformed_json: 'The request could not be read.',
  unsupported_media_type: 'The request must be sent as JSON.',
  body_too_large: 'The request is too large.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take this method.',
  not_signed_in: 'Please log in first.',
  bike_not_found: 'We do not make this bike.',
  size_not_found: 'This bike is not made in this size.',
  color_not_found: 'This bike is not made in this color.',
  color_not_available: 'This color is not made in this size.',
  build_not_found: 'We do not know this build code. Please check its eight characters.',
  build_invalid: 'This build cannot be made as it is.',
  product_not_found: 'One of the items is no longer in our range.',
  product_not_for_sale: 'One of the items cannot be bought here.',
  country_not_found: 'We do not ship to this country yet.',
  provider_not_available: 'This way to pay is not available.',
  totals_changed: 'The total has changed. Please look at the new amounts.',
  sold_out: 'One of the items has just been sold out.',
  idempotency_mismatch: 'This order was already sent with other contents.',
  order_not_found: 'We do not know this order link.',
  payment_not_found: 'We do not know this payment.',
  payment_closed: 'This payment can no longer be changed.',
  payment_provider_unreachable:
    'The payment page cannot be reached right now. Nothing was charged.',
  outbox_closed: 'The outbox is only open on a developer’s machine.',
  too_many_requests: 'That was too fast. Please wait a moment.',
  database_unavailable: 'The shop cannot reach its books right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
}

/** One field that the server refused: path inside the body such as 'shipping_address.city'. */
export interface FieldError {
  field: string
  message: string
}

/**
 * RFC 9457 problem document, the body of every failure. `message` is the sentence for people,
 * `data` carries what the reader needs to go on (for example the new totals of `totals_changed`).
 */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  message: string
  request_id: string
  errors: FieldError[]
  data?: unknown
}

/** What a failed call rejects with: plain and serialisable, so it can live in the store. */
export type ApiError =
  | {
      kind: 'problem'
      status: number
      code: ErrorCode
      message: string
      errors: FieldError[]
      data?: unknown
    }
  | { kind: 'unreachable' }
  | { kind: 'contract'; detail: string }
