import { cents } from './money'
import { normalizeCode } from './plain-text'

/** The lists of customers, in the order of their tabs. */
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

/** What staff can do about the logins of a customer. */
export const ACCESS_ACTIONS = ['disable', 'enable', 'sign_out'] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** Store credit is given, or taken back as far as there is any. */
export const CREDIT_ACTIONS = ['give', 'take'] as const
export type CreditAction = (typeof CREDIT_ACTIONS)[number]
/** Most that one press gives or takes, in cents. */
export const CREDIT_AT_MOST = cents(500_000)

/** What a text that is searched for is, by its form. */
type ParsedSearch = { kind: 'order' | 'phone' | 'words'; text: string }

const ORDER_NUMBER = /^nk-\d+$/i
/** Read from a phone or a letter, however its digits are set apart. */
const PHONE = /^[+(]?\d[\d\s()./-]{4,}$/

/**
 * What staff looks for: an order number in the form of the shop, a phone number as its digits, or words.
 * @example soughtOf('+49 (30) 901820') // { kind: 'phone', text: '4930901820' }
 */
export function parseSearch(text: string): ParsedSearch {
  const code = normalizeCode(text)
  if (ORDER_NUMBER.test(code)) return { kind: 'order', text: code.toUpperCase() }
  if (PHONE.test(code)) return { kind: 'phone', text: code.replace(/\D/g, '') }
  return { kind: 'words', text: text.trim() }
}

/** Letters of a note about a customer at most. */
export const MAX_CUSTOMER_NOTE = 2_000
