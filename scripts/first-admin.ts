import { makeFirstAdminLink } from '../server/identity/account/first-admin'
import { createDb } from '../server/kernel/db/client'
import { shopAddress } from './environment'
import type { Environment } from './environment'
import { printLine } from './problem'

/** Prints a one-time link to create an administrator if there is none. There is no default account. */
export async function announceFirstAdmin(url: string, environment: Environment): Promise<void> {
  const { db, close } = createDb(url, { max: 1 })
  try {
    const token = await makeFirstAdminLink(db)
    if (token === null) return
    const origin = process.env.SHOP_URL?.replace(/\/+$/, '') ?? shopAddress(environment)
    printLine(
      `Create the first administrator with this one-time link: ${origin}/first-admin?token=${token}`,
    )
  } finally {
    await close()
  }
}
