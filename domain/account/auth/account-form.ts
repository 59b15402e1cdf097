import { passwordFault, type PasswordOwner } from './password-rules'

/** Catches obvious typos only; the server validates strictly. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export type EmailFault = 'missing' | 'wrong'

export function emailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'missing'
  return EMAIL.test(email.trim()) ? null : 'wrong'
}

/** Returns whether the password is good and, if not, its fault; null for an empty field. */
export function passwordState(
  password: string,
  owner: PasswordOwner,
): { isGood: boolean; fault: string | null } | null {
  if (password === '') return null
  const fault = passwordFault(password, owner)
  return { isGood: fault === null, fault }
}
