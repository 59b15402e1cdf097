import { pathOf } from './chrome-rules'

/** Where people sign in, pay or look after what is theirs. */
const PRIVATE = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/first-admin',
  '/cart/checkout',
  '/dashboard',
  '/backoffice',
  '/payment',
  '/orders',
  '/tickets',
  '/withdrawal',
  '/newsletter',
] as const

/**
 * Nothing is announced there, and nobody looks over a shoulder.
 * @example isPrivatePath('/login?continue=/cart') // true
 */
export function isPrivatePath(address: string): boolean {
  const path = pathOf(address)
  return PRIVATE.some((one) => path === one || path.startsWith(`${one}/`))
}
