import { cents } from './money'
import { normalizeCode } from './plain-text'

export const CUSTOMER_LISTS = [
  'buyers',
  'without_orders',
  'unconfirmed',
  'disabled',
  'staff',
] as const
export type CustomerList = (typeof CUSTOMER_LISTS)[number]

export const CUSTOMER_ORDERS = ['newest', 'oldest'] as const
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number]

/** Login actions of staff. */
export const ACCESS_ACTIONS = ['disable', 'enable', 'sign_out'] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** Store credit is given, or taken back up to the balance. */
export const CREDIT_ACTIONS = ['give', 'take'] as const
export type CreditAction = (typeof CREDIT_ACTIONS)[number]
/** Maximum amount per action, in cents. */
export const CREDIT_AT_MOST = cents(500_000)

/** A search text, classified by its format. */
type ParsedSearch = { kind: 'order' | 'phone' | 'words'; text: string }

const ORDER_NUMBER = /^nk-\d+$/i
/** A phone number, however its digits are grouped. */
const PHONE = /^[+(]?\d[\d\s()./-]{4,}$/

/**
 * Parses a search: an order number in normalized form, a phone number as digits, or words.
 * @example soughtOf('+49 (30) 901820') // { kind: 'phone', text: '4930901820' }
 */
export function parseSearch(text: string): ParsedSearch {
  const code = normalizeCode(text)
  if (ORDER_NUMBER.test(code)) return { kind: 'order', text: code.toUpperCase() }
  if (PHONE.test(code)) return { kind: 'phone', text: code.replace(/\D/g, '') }
  return { kind: 'words', text: text.trim() }
}

/** Maximum characters of a note about a customer. */
export const MAX_CUSTOMER_NOTE = 2_000
