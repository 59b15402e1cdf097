import { dictionary } from '@zxcvbn-ts/language-common'

import { passwordFault, type PasswordOwner } from '@/domain/password-rules'

import { fieldFault } from './errors'

/** The passwords that strangers try first. */
const MOST_COMMON = 3_000
const common = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map(String))

interface NewPassword {
  password: string
  password_confirmation: string
}

/**
 * Refuses what can be no password of this owner.
 * @throws DomainError invalid_input with the field
 */
export function checkNewPassword(
  { password, password_confirmation }: NewPassword,
  owner: PasswordOwner,
): void {
  const fault = passwordFault(password, owner)
  if (fault !== null) throw fieldFault('password', fault)
  if (common.has(password.toLowerCase())) {
    throw fieldFault('password', 'This password is too common.')
  }
  if (password !== password_confirmation) {
    throw fieldFault('password_confirmation', 'The passwords don’t match.')
  }
}
