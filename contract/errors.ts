/** Every failure the API can answer, with its HTTP status. The only such table. */
export const ERROR_STATUS = {
  invalid_input: 422,
  malformed_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  not_signed_in: 401,
  login_failed: 401,
  session_ended: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_needed: 403,
  second_factor_exists: 409,
  fresh_login_needed: 403,
  not_allowed: 403,
  request_refused: 403,
  email_taken: 422,
  user_name_taken: 422,
  password_wrong: 422,
  password_exists: 409,
  social_refused: 401,
  social_email_taken: 409,
  link_invalid: 422,
  user_not_found: 404,
  session_not_found: 404,
  account_in_use: 409,
  image_unreadable: 422,
  address_not_found: 404,
  address_book_full: 409,
  cart_line_not_found: 404,
  cart_empty: 422,
  cart_full: 422,
  owned_bike_not_found: 404,
  bike_not_upgradable: 409,
  nothing_to_upgrade: 422,
  service_book_full: 409,
  service_entry_not_found: 404,
  review_not_found: 404,
  review_not_delivered: 409,
  review_exists: 409,
  gift_code_refused: 422,
  order_not_cancellable: 409,
  withdrawal_closed: 409,
  payment_open: 409,
  bike_not_found: 404,
  size_not_found: 404,
  color_not_found: 404,
  color_not_available: 404,
  build_not_found: 404,
  build_invalid: 422,
  product_not_found: 422,
  spare_not_found: 404,
  accessory_not_found: 404,
  product_not_for_sale: 422,
  content_not_found: 404,
  content_changed: 409,
  help_topic_not_found: 404,
  country_not_found: 422,
  provider_not_available: 422,
  totals_changed: 409,
  sold_out: 409,
  idempotency_mismatch: 422,
  order_not_found: 404,
  document_not_found: 404,
  payment_not_found: 404,
  payment_closed: 409,
  signature_wrong: 400,
  refund_too_large: 409,
  order_disputed: 409,
  event_not_found: 404,
  bank_transfer_not_found: 404,
  ticket_not_found: 404,
  payment_provider_unreachable: 502,
  dealer_not_found: 404,
  place_not_found: 404,
  test_ride_bike_not_found: 404,
  test_ride_not_found: 404,
  test_ride_closed: 409,
  slot_taken: 409,
  slot_not_offered: 409,
  assembly_not_available: 422,
  forum_category_not_found: 404,
  forum_thread_not_found: 404,
  forum_thread_locked: 409,
  forum_thread_answered: 409,
  forum_post_not_found: 404,
  forum_opening_post: 409,
  forum_own_post: 409,
  forum_edit_closed: 409,
  forum_quote_wrong: 422,
  forum_repeated: 409,
  email_not_confirmed: 403,
  outbox_closed: 404,
  too_many_requests: 429,
  server_busy: 503,
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
  login_failed: 'E-mail and password do not fit together. Please check both.',
  session_ended: 'Your login is expired. Try logging in again.',
  second_factor_required: 'Enter the code of your authenticator app.',
  second_factor_wrong: 'This code is not right. Please try the next one.',
  second_factor_needed: 'Administrators need a second factor. Please set it up first.',
  second_factor_exists: 'The second factor is on already.',
  fresh_login_needed: 'Please log in again first; this is possible within 5 minutes of a login.',
  not_allowed: 'You may not do this.',
  request_refused: 'This can only be done from a page of the shop.',
  email_taken: 'There is already an account with this e-mail address.',
  user_name_taken: 'Somebody else has this user name. Please choose another.',
  password_wrong: 'The password is not right.',
  password_exists: 'This account has a password already. Please change it instead.',
  social_refused: 'The login was not accepted. Please try again.',
  social_email_taken:
    'There is already an account with this e-mail address. Please log in with its password.',
  link_invalid: 'This link is no longer valid. Please ask for a new one.',
  user_not_found: 'We do not know this user.',
  session_not_found: 'This session is over already.',
  account_in_use: 'An order is still under way. Please wait until it has arrived or cancel it.',
  image_unreadable: 'We cannot read this picture. Please take a PNG, JPEG or WebP.',
  address_not_found: 'This address is not in your address book.',
  address_book_full: 'The address book holds 20 addresses. Please delete one first.',
  cart_line_not_found: 'This item is no longer in your cart.',
  cart_empty: 'There is no item in your shopping cart!',
  cart_full: 'The cart holds 50 different items.',
  owned_bike_not_found: 'We do not find this bike among yours.',
  bike_not_upgradable: 'The factory has begun with this bike, so its parts can no longer change.',
  nothing_to_upgrade: 'This is the bike as you ordered it. Choose what should change.',
  service_book_full: 'The service book of this bike is full.',
  service_entry_not_found: 'This entry is no longer in the service book.',
  review_not_found: 'This review is no longer there.',
  review_not_delivered: 'A bike can be reviewed once it has arrived.',
  review_exists: 'You have reviewed this bike already.',
  gift_code_refused: 'We cannot redeem this code. Please check it; a code works once.',
  order_not_cancellable: 'This order can no longer be cancelled.',
  withdrawal_closed: 'The time for a withdrawal is not open for this order.',
  payment_open: 'This payment is still under way. It can be deleted when it is finished.',
  bike_not_found: 'We do not make this bike.',
  size_not_found: 'This bike is not made in this size.',
  color_not_found: 'This bike is not made in this color.',
  color_not_available: 'This color is not made in this size.',
  build_not_found: 'We do not know this build code. Please check its eight characters.',
  build_invalid: 'This build cannot be made as it is.',
  product_not_found: 'One of the items is no longer in our range.',
  spare_not_found: 'We do not know this spare part.',
  accessory_not_found: 'We do not sell this accessory.',
  product_not_for_sale: 'One of the items cannot be bought here.',
  content_not_found: 'There is no such text.',
  content_changed: 'Somebody saved this text meanwhile. Please look at the newer version first.',
  help_topic_not_found: 'This help topic is no longer there.',
  country_not_found: 'We do not ship to this country yet.',
  provider_not_available: 'This way to pay is not available.',
  totals_changed: 'The total has changed. Please look at the new amounts.',
  sold_out: 'One of the items has just been sold out.',
  idempotency_mismatch: 'This order was already sent with other contents.',
  order_not_found: 'We do not know this order link.',
  document_not_found: 'This order has no such document.',
  payment_not_found: 'We do not know this payment.',
  payment_closed: 'This payment can no longer be changed.',
  signature_wrong: 'The signature of this event is not right.',
  refund_too_large: 'That is more than is left of the payment.',
  order_disputed: 'The payment of this order is disputed. Please wait until that has ended.',
  event_not_found: 'There is no such event.',
  bank_transfer_not_found: 'There is no such bank transfer.',
  ticket_not_found: 'There is no such ticket.',
  payment_provider_unreachable:
    'The payment page cannot be reached right now. Nothing was charged.',
  dealer_not_found: 'We do not know this dealer.',
  place_not_found: 'We do not find this place. Please check its name, or choose one of the list.',
  test_ride_bike_not_found: 'This bike does not stand at this dealer any more.',
  test_ride_not_found: 'We do not know this test ride. Please take the link of your mail.',
  test_ride_closed: 'This test ride can no longer be changed.',
  slot_taken: 'Somebody has just taken this time. Please choose another one.',
  slot_not_offered: 'The dealer does not offer this time. Please choose another one.',
  assembly_not_available: 'This dealer does not assemble bikes for this address.',
  forum_category_not_found: 'The forum has no such category.',
  forum_thread_not_found: 'This thread is not there, or no longer.',
  forum_thread_locked: 'This thread is locked, so nobody can write in it any more.',
  forum_thread_answered: 'Others have written in this thread, so it stays.',
  forum_post_not_found: 'This post is no longer there.',
  forum_opening_post: 'The first post belongs to its thread. Delete the thread instead.',
  forum_own_post: 'This is a post of your own.',
  forum_edit_closed: 'A post can be changed for a day after it was written.',
  forum_quote_wrong: 'These words are not in the post that you quote.',
  forum_repeated: 'You have just written the same. Please wait five minutes.',
  email_not_confirmed:
    'Please confirm your e-mail address first. We sent you a link; your profile sends another.',
  outbox_closed: 'The outbox is only open on a developer’s machine.',
  too_many_requests: 'That was too fast. Please wait a moment.',
  server_busy: 'There is a rush right now. Please try again in a moment.',
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
      /** Seconds after which it is worth another try, where the server said so. */
      retry_after?: number
    }
  | { kind: 'unreachable' }
  | { kind: 'contract'; detail: string }
