import { pathOf } from './chrome-rules'

/** Paths of login, payment and personal data. */
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
  '/back-in-stock',
  '/saved-builds',
] as const

/** Whether a path excludes announcements and co-browsing. @example isPrivatePath('/login?continue=/cart') // true */
export function isPrivatePath(address: string): boolean {
  const path = pathOf(address)
  return PRIVATE.some((one) => path === one || path.startsWith(`${one}/`))
}
