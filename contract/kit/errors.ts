import { UNANSWERED } from '@/domain/kit/unanswered'
import { FORUM_SENTENCE, FORUM_STATUS } from '@/contract/community/forum/forum.errors'
import { OFFICE_SENTENCE, OFFICE_STATUS } from './office.errors'

/** Every error code of the API with its HTTP status; these are defined only here. */
export const ERROR_STATUS = {
  invalid_input: 422,
  malformed_json: 400,
  request_incomplete: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  not_signed_in: 401,
  key_refused: 401,
  person_needed: 403,
  login_failed: 401,
  session_ended: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_needed: 403,
  second_factor_exists: 409,
  fresh_login_needed: 403,
  not_allowed: 403,
  permission_missing: 403,
  last_owner: 409,
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
  file_unreadable: 422,
  file_not_found: 404,
  feed_not_found: 404,
  address_not_found: 404,
  address_book_full: 409,
  cart_line_not_found: 404,
  shop_closed: 403,
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
  ...FORUM_STATUS,
  ...OFFICE_STATUS,
  withdrawal_closed: 409,
  payment_open: 409,
  bike_not_found: 404,
  size_not_found: 404,
  color_not_found: 404,
  color_not_available: 404,
  build_not_found: 404,
  build_invalid: 422,
  saved_build_not_found: 404,
  saved_builds_full: 409,
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
  terms_changed: 409,
  sold_out: 409,
  stock_not_sold_out: 409,
  stock_alert_not_found: 404,
  stock_alerts_blocked: 409,
  stock_alerts_full: 409,
  too_many_pieces: 422,
  too_many_held: 409,
  idempotency_mismatch: 422,
  order_not_found: 404,
  document_not_found: 404,
  payment_not_found: 404,
  payment_closed: 409,
  confirmation_closed: 409,
  signature_wrong: 400,
  refund_too_large: 409,
  review_closed: 409,
  review_changed: 409,
  review_refused: 409,
  event_not_found: 404,
  bank_transfer_not_found: 404,
  refund_not_found: 404,
  refund_closed: 409,
  ticket_not_found: 404,
  ticket_changed: 409,
  ticket_not_movable: 409,
  ticket_not_closed: 409,
  ticket_not_mergeable: 409,
  payment_provider_unreachable: 502,
  dealer_not_found: 404,
  place_not_found: 404,
  test_ride_bike_not_found: 404,
  test_ride_not_found: 404,
  test_ride_closed: 409,
  slot_taken: 409,
  slot_not_offered: 409,
  assembly_not_available: 422,
  tax_address_invalid: 422,
  email_not_confirmed: 403,
  outbox_closed: 404,
  too_many_requests: 429,
  server_busy: 503,
  tax_unavailable: 503,
  database_unavailable: 503,
  unexpected: 500,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

/** Default `message` of problem documents, by code. Browsers get it with the response instead. */
export const ERROR_SENTENCE: Record<ErrorCode, string> = {
  invalid_input: 'Something doesn’t look right. Please check the highlighted fields.',
  malformed_json: 'Your request didn’t come through correctly. Please try again.',
  request_incomplete: 'The request didn’t arrive completely. Please try again.',
  unsupported_media_type: 'We can’t read data of this kind.',
  body_too_large: 'That’s too long. Please shorten it.',
  not_found: 'We couldn’t find that.',
  method_not_allowed: 'You can’t do that here.',
  not_signed_in: 'Your login is expired. Try logging in again.',
  key_refused: 'This API key isn’t valid.',
  person_needed: 'Only a person can do this, not an API key.',
  login_failed: 'That email and password don’t match. Please check both and try again.',
  session_ended: 'Your login is expired. Try logging in again.',
  second_factor_required: 'Enter the code from your authenticator app.',
  second_factor_wrong: 'That code isn’t right. Please wait for the next one and try again.',
  second_factor_needed: 'Staff accounts need two-factor authentication. Please set it up first.',
  second_factor_exists: 'Two-factor authentication is already on.',
  fresh_login_needed:
    'Please log in again first. You can only do this within 5 minutes of logging in.',
  not_allowed: 'You don’t have permission to do this.',
  permission_missing: 'You don’t have permission to do this. Ask the shop’s owner for it.',
  last_owner: 'The shop needs an owner. Make someone else an owner first.',
  request_refused: 'You can only do this from a page in the shop.',
  email_taken: 'There’s already an account with this email address.',
  user_name_taken: 'That username is taken. Please choose another.',
  password_wrong: 'That password isn’t right.',
  password_exists: 'This account already has a password. You can change it instead.',
  social_refused: 'We couldn’t log you in. Please try again.',
  social_email_taken:
    'There’s already an account with this email address. Please log in with its password.',
  link_invalid: 'This link has expired. Please request a new one.',
  user_not_found: 'We couldn’t find this user.',
  session_not_found: 'This session has already ended.',
  account_in_use:
    'You have an order, a return, a refund or a dispute in progress. Please wait until it’s done, or cancel the order.',
  image_unreadable: 'We can’t read this image. Please use a PNG, JPEG or WebP file.',
  file_unreadable: 'Please use a PNG, JPEG or WebP image, a PDF or plain text.',
  feed_not_found: 'We couldn’t find this product feed.',
  file_not_found: 'This file is no longer here. Please attach it again.',
  address_not_found: 'This address isn’t in your address book.',
  address_book_full: 'You can save up to 20 addresses. Please delete one first.',
  cart_line_not_found: 'This item is no longer in your cart.',
  shop_closed: 'This shop isn’t open yet. Please come back soon.',
  cart_empty: 'There is no item in your shopping cart!',
  cart_full: 'Your cart can hold up to 50 different items.',
  owned_bike_not_found: 'We couldn’t find this bike in your garage.',
  bike_not_upgradable: 'We’ve started building this bike, so its parts can’t change anymore.',
  nothing_to_upgrade: 'This is the bike you already ordered. Choose something to change.',
  service_book_full: 'This bike’s service log is full.',
  service_entry_not_found: 'This entry is no longer in the service log.',
  review_not_found: 'This review no longer exists.',
  review_not_delivered: 'You can review a bike once it has arrived.',
  review_exists: 'You’ve already reviewed this bike.',
  gift_code_refused: 'We can’t redeem this code. Please check it. Each code works only once.',
  order_not_cancellable: 'This order can no longer be canceled.',
  ...FORUM_SENTENCE,
  ...OFFICE_SENTENCE,
  withdrawal_closed: 'This order isn’t in its withdrawal period.',
  payment_open: 'This payment is still in progress. You can delete it once it’s complete.',
  bike_not_found: 'We couldn’t find this bike.',
  size_not_found: 'This bike doesn’t come in this size.',
  color_not_found: 'This bike doesn’t come in this color.',
  color_not_available: 'This color doesn’t come in the size you chose. Please choose another one.',
  build_not_found: 'We couldn’t find this code. Please check it for typos.',
  build_invalid: 'These parts don’t work together. Open the configurator to change them.',
  saved_build_not_found: 'This build is no longer in your account.',
  saved_builds_full: 'You can save up to 50 builds. Please remove one first.',
  product_not_found: 'We no longer sell one of these items. Please remove it.',
  spare_not_found: 'We couldn’t find this spare part.',
  accessory_not_found: 'We couldn’t find this accessory.',
  product_not_for_sale: 'One of these items isn’t for sale right now. Please remove it.',
  content_not_found: 'We couldn’t find this page.',
  content_changed: 'Someone else saved a newer version. Please review it first.',
  help_topic_not_found: 'This help topic no longer exists.',
  country_not_found: 'We don’t ship to this country yet.',
  provider_not_available: 'This payment method isn’t available right now. Please choose another.',
  totals_changed: 'The total has changed. Please check the new total.',
  terms_changed: 'Our terms have changed. Please read the new version.',
  sold_out: 'One of your items just sold out.',
  stock_not_sold_out: 'Good news: this is back in stock. Reload the page to order it.',
  stock_alert_not_found: 'You aren’t waiting for this item anymore.',
  stock_alerts_blocked:
    'You told your email provider that our emails are spam, so we don’t send any. Please write to us if you want them again.',
  stock_alerts_full: 'You’re waiting for 50 items, which is the limit. Stop waiting for one first.',
  too_many_pieces: 'That’s more items than one order can have.',
  too_many_held:
    'Your unpaid orders already hold as many items as we can set aside. Please pay for one of them, or try again in 30 minutes.',
  idempotency_mismatch:
    'This order was already placed with different details. Please reload the page.',
  order_not_found: 'We couldn’t find this order. Please check the link.',
  document_not_found: 'This order doesn’t have that document.',
  payment_not_found: 'We couldn’t find this payment. Please check the link.',
  confirmation_closed: 'This order’s email address doesn’t need to be confirmed anymore.',
  payment_closed: 'This payment is already complete.',
  signature_wrong: 'The event’s signature is invalid.',
  refund_too_large: 'That’s more than what’s left of the payment.',
  review_closed: 'Someone has already decided about this order.',
  review_changed: 'The amounts have changed in the meantime. Please look at them again.',
  review_refused: 'This isn’t possible for this order.',
  event_not_found: 'We couldn’t find this event.',
  bank_transfer_not_found: 'We couldn’t find this bank transfer.',
  refund_not_found: 'We couldn’t find this refund.',
  refund_closed: 'Someone has already entered this refund.',
  ticket_not_found: 'We couldn’t find this ticket.',
  ticket_changed: 'This ticket has changed in the meantime. Please look at what’s new first.',
  ticket_not_movable: 'This ticket can’t take this step now.',
  ticket_not_closed: 'You can rate a ticket once it’s closed.',
  ticket_not_mergeable: 'Only open tickets of the same customer can be merged.',
  payment_provider_unreachable:
    'The payment service isn’t responding. You weren’t charged. Please try again.',
  dealer_not_found: 'We couldn’t find this dealer.',
  place_not_found: 'We couldn’t find this place. Check the name, or choose one from the list.',
  test_ride_bike_not_found: 'This dealer no longer has this bike.',
  test_ride_not_found: 'We couldn’t find this test ride. Please use the link in your email.',
  test_ride_closed: 'This test ride can no longer be changed.',
  slot_taken: 'Someone just booked this time. Please choose another one.',
  slot_not_offered: 'The dealer doesn’t offer this time. Please choose another one.',
  assembly_not_available: 'This dealer doesn’t assemble bikes for this address.',
  tax_address_invalid:
    'We can’t find this address, so we can’t calculate the tax. Please check the postal code.',
  email_not_confirmed:
    'Please confirm your email address first, with the link in our email. You can request another from your profile.',
  outbox_closed: 'The outbox is only available on a developer’s machine.',
  too_many_requests: 'Too many attempts. Please wait a moment and try again.',
  tax_unavailable:
    'We can’t calculate the tax right now, so we haven’t placed your order, and you weren’t charged. Please try again in a moment.',
  server_busy: 'We’re very busy right now. Please try again in a moment.',
  database_unavailable: UNANSWERED.unreachable,
  unexpected: UNANSWERED.contract,
}

/** Rejected field; `field` is its path in the body, such as 'shipping_address.city'. */
export interface FieldError {
  field: string
  message: string
}

/**
 * RFC 9457 problem document, the body of every failure. `message` is for people,
 * `data` carries what the client needs to recover (for example the new totals of `totals_changed`).
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

/** Error that a failed call rejects with: plain and serializable, so it can be kept in the store. */
export type ApiError =
  | {
      kind: 'problem'
      status: number
      code: ErrorCode
      message: string
      errors: FieldError[]
      data?: unknown
      /** Seconds after which to retry, if the server sent them. */
      retry_after?: number
    }
  | { kind: 'unreachable' }
  | { kind: 'contract'; detail: string }
