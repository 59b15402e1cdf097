import { mailboxKey } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { mayAskAgain, newQuestion } from '@/server/kernel/mail/opt-in'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { hasComplained, liftSuppression } from '@/server/kernel/mail/suppress'
import { eq } from 'drizzle-orm'

import { alertQuestion } from './letters'
import { alertLink } from './links'
import {
  deleteUnanswered,
  findAlertItem,
  insertAlert,
  insertRecipient,
  lockRecipient,
  updateRecipient,
  type Recipient,
} from './queries'

interface AlertRequest {
  sku: string
  email: string
  /** Whether the user has proven that the address is theirs. */
  isOwn: boolean
}

/** Returns the address to write to: a typed one, or that of the account if it's verified. */
export async function addressOf(
  { db }: Pick<Deps, 'db'>,
  caller: Caller | null,
  typed: string | null | undefined,
): Promise<Omit<AlertRequest, 'sku'>> {
  const own = caller && (await ownAddress(db, caller))
  const email = typed ?? own
  if (!email) {
    const message = 'Please enter your email address.'
    throw new DomainError('invalid_input', message, { errors: [{ field: 'email', message }] })
  }
  return { email, isOwn: own !== null && mailboxKey(email) === mailboxKey(own) }
}

/** Returns the verified address of an account, or null. */
export async function ownAddress(db: Db, { userId }: Caller): Promise<string | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user?.email_verified_at ? user.email : null
}

/**
 * Puts an address on the waiting list of an item. What it returns says nothing about addresses of others.
 * @throws DomainError stock_item_not_found, stock_not_sold_out; for the caller's own address also stock_alerts_blocked,
 *   stock_alerts_full
 */
export async function requestAlert(deps: Deps, request: AlertRequest) {
  const { sku, email, isOwn } = request
  return deps.db.transaction(async (tx) => {
    const item = await findAlertItem(tx, sku)
    if (!item) throw new DomainError('stock_item_not_found', `No ${sku} for sale.`)
    if (item.left > 0) throw new DomainError('stock_not_sold_out', `${sku} is for sale.`)
    const now = deps.clock.now()
    await deleteUnanswered(tx, now)
    // Never email addresses that complained about spam, no matter who enters them; staff can lift this.
    if (await hasComplained(tx, email)) return answerTo(request, 'stock_alerts_blocked')
    // Asking proves that a member wants emails again: if they bounce again, they stop again.
    if (isOwn) await liftSuppression(tx, email)
    const { recipient, token } = await addRecipient(deps, tx, request)
    if (!recipient) return { is_confirmed: isOwn }
    const isListed = await insertAlert(tx, { recipient_id: recipient.id, sku, created_at: now })
    if (!isListed) return answerTo(request, 'stock_alerts_full')
    if (token !== null) await ask(deps, tx, { recipient, token, title: item.title })
    return { is_confirmed: isOwn }
  })
}

/** Only owners of an address learn why it isn't on the list. */
function answerTo({ isOwn }: AlertRequest, code: 'stock_alerts_blocked' | 'stock_alerts_full') {
  if (isOwn) throw new DomainError(code, 'No alert for this address.')
  return { is_confirmed: false }
}

/** Adds or finds a recipient. The token is null if there is nothing to ask. */
async function addRecipient(
  deps: Deps,
  tx: Db,
  { email, isOwn }: AlertRequest,
): Promise<{ recipient: Recipient | undefined; token: string | null }> {
  const now = deps.clock.now()
  const { token, question } = newQuestion(now)
  const confirmed = { token_hash: null, expires_at: null, confirmed_at: now }
  const state = isOwn ? confirmed : question
  const row = { public_id: deps.ids.publicId(), email, email_key: mailboxKey(email) }
  const known = await lockRecipient(tx, email)
  const added = known ? undefined : await insertRecipient(tx, { ...row, ...state, created_at: now })
  if (added) return { recipient: added, token: isOwn ? null : token }
  const recipient = known ?? (await lockRecipient(tx, email))
  if (!recipient || recipient.confirmed_at) return { recipient, token: null }
  if (isOwn) await updateRecipient(tx, recipient.id, confirmed)
  if (isOwn || !mayAskAgain(recipient, now)) return { recipient, token: null }
  await updateRecipient(tx, recipient.id, { ...question, times_asked: recipient.times_asked + 1 })
  return { recipient, token }
}

interface AlertQuestion {
  recipient: Recipient
  token: string
  title: string
}

async function ask(deps: Deps, tx: Db, { recipient, token, title }: AlertQuestion): Promise<void> {
  const unsubscribe = alertLink(deps, recipient.public_id)
  const url = `${deps.shopUrl}/back-in-stock/confirm?token=${token}`
  // The link is a secret, so emails whose kind starts with confirm_ are emptied once they are sent.
  await queueLetter(deps, tx, {
    kind: 'confirm_stock_alert',
    recipient: recipient.email,
    unsubscribe_url: unsubscribe,
    letter: alertQuestion({ title, url, unsubscribe }),
  })
}
