import { cents } from '@/domain/kit/money'
import { normalizeCode } from '@/domain/kit/plain-text'

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

export const ACCESS_ACTIONS = ['disable', 'enable', 'sign_out'] as const
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/** Actions on store credit: give it, or take it back up to the balance. */
export const CREDIT_ACTIONS = ['give', 'take'] as const
export type CreditAction = (typeof CREDIT_ACTIONS)[number]
/** Maximum amount per action, in cents. */
export const CREDIT_AT_MOST = cents(500_000)

type ParsedSearch = { kind: 'order' | 'phone' | 'words'; text: string }

const ORDER_NUMBER = /^nk-\d+$/i
const PHONE = /^[+(]?\d[\d\s()./-]{4,}$/

/** @example parseSearch('+49 (30) 901820') // { kind: 'phone', text: '4930901820' } */
export function parseSearch(text: string): ParsedSearch {
  const code = normalizeCode(text)
  if (ORDER_NUMBER.test(code)) return { kind: 'order', text: code.toUpperCase() }
  if (PHONE.test(code)) return { kind: 'phone', text: code.replace(/\D/g, '') }
  return { kind: 'words', text: text.trim() }
}

export const MAX_CUSTOMER_NOTE = 2_000
