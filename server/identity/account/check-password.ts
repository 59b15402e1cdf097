import { passwordFault, type PasswordOwner } from '@/domain/account/auth/password-rules'
import type { Deps } from '@/server/kernel/deps'
import { readBrand } from '@/server/kernel/ports/brand'

import { fieldFault } from './errors'

/** Number of the most common passwords to reject. */
const MOST_COMMON = 3_000
let common: ReadonlySet<string> | undefined

async function isCommon(password: string): Promise<boolean> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    common = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map(String))
  }
  return common.has(password.toLowerCase())
}

interface NewPassword {
  password: string
  password_confirmation: string
}

/** @throws DomainError invalid_input for the field at fault */
export async function checkNewPassword(
  { seller, db }: Pick<Deps, 'seller' | 'db'>,
  { password, password_confirmation }: NewPassword,
  owner: PasswordOwner,
): Promise<void> {
  const shop = await readBrand(seller, db)
  const fault = passwordFault(password, owner, shop.name)
  if (fault !== null) throw fieldFault('password', fault)
  if (await isCommon(password)) {
    throw fieldFault('password', 'This password is too common.')
  }
  if (password !== password_confirmation) {
    throw fieldFault('password_confirmation', 'The passwords don’t match.')
  }
}
