import type { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { ask } from './members'

const OWNER = 'owner@example.com'
export const PASSWORD = 'plum kettle orbit 47 lantern'

/** Registers an administrator. @returns the session's token */
export async function registerOwner(origin: string, shop: ShopDatabase): Promise<string> {
  const body = { name: 'Ada', lastname: 'Rider', email: OWNER }
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
  const { token } = await ask<{ token: string }>(origin, '/api/register', {
    body: { ...body, ...passwords },
  })
  await shop.makeAdministrator(OWNER)
  return token
}
