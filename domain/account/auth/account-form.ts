import { isEmail } from '@/domain/kit/mailbox'

import { passwordFault, type PasswordOwner } from './password-rules'

export type EmailFault = 'missing' | 'wrong'

export function emailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'missing'
  return isEmail(email) ? null : 'wrong'
}

/** Returns whether the password is good and, if not, its fault; null for an empty field. */
export function passwordState(
  password: string,
  owner: PasswordOwner,
  shop: string,
): { isGood: boolean; fault: string | null } | null {
  if (password === '') return null
  const fault = passwordFault(password, owner, shop)
  return { isGood: fault === null, fault }
}
