import { passwordFault, type PasswordOwner } from './password-rules'

/** The server looks closer; this finds what is plainly a slip. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export type EmailFault = 'missing' | 'wrong'

export function emailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'missing'
  return EMAIL.test(email.trim()) ? null : 'wrong'
}

/**
 * What to say of a password while it is being typed.
 * @returns null for an empty field
 */
export function passwordState(
  password: string,
  owner: PasswordOwner,
): { isGood: boolean; fault: string | null } | null {
  if (password === '') return null
  const fault = passwordFault(password, owner)
  return { isGood: fault === null, fault }
}
