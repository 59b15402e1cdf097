import { mailboxKey } from '@/domain/kit/mailbox'
import {
  promoCode,
  windowState,
  type PromoOffers,
  type PromoRequest,
  type PromoRule,
} from '@/domain/shop/promo/promo'
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

type PromoDeps = Pick<Deps, 'db' | 'clock' | 'secret'>

export function customerOf(secret: string, { userId, email }: PromoCustomer): Customer {
  const keyOf = (address: string) => deriveKey(secret, 'promo-email', address)
  return {
    user_key: userId === null ? null : deriveKey(secret, 'promo-user', String(userId)),
    email_keys: email === null ? [] : [mailboxKey(email), ...emailSpellings(email)].map(keyOf),
  }
}

/** Returns the entered code, and the codes that apply automatically now. */
export async function requestPromo(
  deps: PromoDeps,
  entered: string | null | undefined,
  buying: PromoCustomer,
): Promise<PromoOffers> {
  const code = promoCode(entered)
  const at = deps.clock.now().toISOString()
  const { promotions } = await readCatalog(deps.db)
  const rule = promotions.find((one) => one.code === code) ?? null
  const others = promotions.filter((one) => one !== rule)
  return {
    entered: code === '' ? null : await requestOf(deps, { code, rule, at }, buying),
    automatic: await automaticPromos(deps, others, buying),
  }
}

/** Returns those of the codes that apply automatically now. */
export async function automaticPromos(
  deps: PromoDeps,
  promotions: readonly PromoRule[],
  buying: PromoCustomer,
): Promise<PromoRequest[]> {
  const at = deps.clock.now().toISOString()
  const running = promotions.filter(
    (one) => one.is_automatic && one.is_active && windowState(one, at) === 'open',
  )
  return Promise.all(running.map((rule) => requestOf(deps, { code: rule.code, rule, at }, buying)))
}

async function requestOf(
  { db, secret }: PromoDeps,
  request: { code: string; rule: PromoRule | null; at: string },
  buying: PromoCustomer,
): Promise<PromoRequest> {
  const { rule } = request
  return {
    ...request,
    is_exhausted: rule !== null && (await isExhausted(db, rule, customerOf(secret, buying))),
    has_ordered: rule?.first_order === true && (await hasOrdered(db, buying)),
    is_member: buying.userId !== null,
  }
}
