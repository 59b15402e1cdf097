import { mailboxKey } from '@/domain/kit/mailbox'
import { promoCode, type PromoRequest } from '@/domain/shop/promo/promo'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { emailSpellings } from '@/server/kernel/mail/spellings'
import { deriveKey } from '@/server/kernel/ports/ids'

import { hasOrdered, isExhausted, type Customer } from './queries'

/** Customer of a code. A guest has no email address before the order. */
export interface PromoCustomer {
  userId: number | null
  email: string | null
}

export function customerOf(secret: string, { userId, email }: PromoCustomer): Customer {
  const keyOf = (address: string) => deriveKey(secret, 'promo-email', address)
  return {
    user_key: userId === null ? null : deriveKey(secret, 'promo-user', String(userId)),
    email_keys: email === null ? [] : [mailboxKey(email), ...emailSpellings(email)].map(keyOf),
  }
}

export async function requestPromo(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  entered: string | null | undefined,
  buying: PromoCustomer,
): Promise<PromoRequest | null> {
  const code = promoCode(entered)
  if (code === '') return null
  const { promotions } = await readCatalog(db)
  const rule = promotions.find((one) => one.code === code) ?? null
  return {
    code,
    rule,
    at: clock.now().toISOString(),
    is_exhausted: rule !== null && (await isExhausted(db, rule, customerOf(secret, buying))),
    has_ordered: rule?.first_order === true && (await hasOrdered(db, buying)),
  }
}
