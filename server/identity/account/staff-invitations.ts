import { randomBytes } from 'node:crypto'

import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { ADMIN_FLAG } from '@/domain/kit/constants'
import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import type { Role } from '@/domain/kit/permissions'
import { writeEntry } from '@/server/kernel/audit/write-entry'
import type { Db } from '@/server/kernel/db/client'
import { staffInvitations } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { sha256 } from '@/server/kernel/ports/ids'

import { accountLetter } from './account-letters'
import { findUserByEmail, insertAccountEvent, lockUser, updateUser } from './queries'
import { addUser, hashOf, type Registration } from './register'
import { openSession, type ClientContext } from './sessions'
import { userAnswer } from './user-answer'

const LIFE_MS = 72 * 3_600_000

/** Begins the tokens of links that staff pass on. Those don't prove access to the mailbox. */
const PASSED_ON = 'by-hand-'

type Mailer = Pick<Deps, 'clock' | 'shopUrl' | 'mail'>

/** Where there is no mail server, the link that staff pass on. It isn't stored. */
type LinkToPassOn = string | null

export const listInvitations = (db: Db) =>
  db.select().from(staffInvitations).orderBy(asc(staffInvitations.email_key))

/**
 * Invites a person by email, or returns the link if there is no mail server. A repeated invitation revokes the older
 * link. Existing accounts get the role only after logging in and accepting.
 * @throws DomainError staff_already
 */
export async function inviteStaff(
  deps: Mailer,
  tx: Db,
  { email, role }: { email: string; role: Role },
): Promise<{ id: number; link: LinkToPassOn }> {
  const user = await findUserByEmail(tx, email)
  if (user?.staff_role) throw alreadyStaff()
  const { token, ...link } = newLink(deps)
  const row = { ...link, email, role }
  const [stored] = await tx
    .insert(staffInvitations)
    .values({ ...row, email_key: mailboxKey(email) })
    .onConflictDoUpdate({ target: staffInvitations.email_key, set: row })
    .returning({ id: staffInvitations.id })
  return { id: stored?.id ?? 0, link: await mailLink(deps, tx, { email, token }) }
}

/** Replaces an invitation's link. @throws DomainError invitation_not_found */
export async function sendInvitation(deps: Mailer, tx: Db, id: number): Promise<LinkToPassOn> {
  const { token, ...link } = newLink(deps)
  const [row] = await tx
    .update(staffInvitations)
    .set(link)
    .where(eq(staffInvitations.id, id))
    .returning({ email: staffInvitations.email })
  if (!row) throw new DomainError('invitation_not_found', `No invitation ${id}.`)
  return mailLink(deps, tx, { email: row.email, token })
}

/** @throws DomainError invitation_not_found */
export async function withdrawInvitation(tx: Db, id: number): Promise<void> {
  const gone = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
  if (gone.length === 0) throw new DomainError('invitation_not_found', `No invitation ${id}.`)
}

/** @throws DomainError link_invalid */
export async function checkInvitation(deps: Deps, token: string, browser: ClientContext) {
  await deps.limits.take('resetCheck', browser.ipBlock)
  const [row] = await deps.db.select().from(staffInvitations).where(living(deps, token))
  if (!row) throw invalidLink()
  const user = await findUserByEmail(deps.db, row.email)
  return { email: row.email, role: row.role, has_account: user !== undefined }
}

interface Acceptance extends Omit<Registration, 'email'> {
  token: string
}

/**
 * Creates the account of an invitation and logs in. Only one of several concurrent calls succeeds.
 * @throws DomainError link_invalid, email_taken, invalid_input
 */
export async function acceptInvitation(
  deps: Deps & { requestId: string },
  body: Acceptance,
  browser: ClientContext,
) {
  const { email } = await checkInvitation(deps, body.token, browser)
  const password_hash = await hashOf(deps, { ...body, email })
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [invitation] = await tx
      .delete(staffInvitations)
      .where(living(deps, body.token))
      .returning()
    if (!invitation) throw invalidLink()
    const { role } = invitation
    const user = await addUser(deps, tx, { ...body, email: invitation.email, password_hash, role })
    if (isFromMailbox(body.token)) await updateUser(tx, user.id, { email_verified_at: at })
    await insertAccountEvent(tx, {
      userId: user.id,
      kind: 'register',
      at,
      ipBlock: browser.ipBlock,
    })
    await recordRole(deps, tx, { user, role })
    const opening = { method: 'register' as const, isRemembered: false, secondFactorAt: null }
    return openSession(deps, tx, { userId: user.id, ...opening, browser })
  })
}

interface JoinStaffInput {
  token: string
  ipBlock: string
}

/**
 * Gives an existing account the role of its invitation. Only one of several concurrent calls succeeds.
 * @throws DomainError link_invalid, invitation_other_address, second_factor_needed, staff_already
 */
export async function joinStaff(
  deps: Deps & { requestId: string },
  userId: number,
  { token, ipBlock }: JoinStaffInput,
) {
  await deps.limits.take('resetCheck', ipBlock)
  const joined = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const [invitation] = await tx.delete(staffInvitations).where(living(deps, token)).returning()
    if (!user || !invitation) throw invalidLink()
    // An error rolls back the transaction and leaves the invitation pending.
    if (!isSameMailbox(user.email, invitation.email_key)) {
      throw new DomainError('invitation_other_address', 'The invitation is for another address.')
    }
    if (user.totp_confirmed_at === null) {
      throw new DomainError('second_factor_needed', 'No two-factor authentication.')
    }
    if (user.staff_role !== null) throw alreadyStaff()
    const { role } = invitation
    const verifiedNow = isFromMailbox(token) ? deps.clock.now() : null
    const email_verified_at = user.email_verified_at ?? verifiedNow
    const change = { staff_role: role, is_admin: ADMIN_FLAG, email_verified_at }
    await updateUser(tx, user.id, change)
    await recordRole(deps, tx, { user, role })
    return { ...user, ...change }
  })
  return userAnswer(joined, deps)
}

async function recordRole(
  deps: Pick<Deps, 'clock'> & { requestId: string },
  tx: Db,
  { user, role }: { user: { public_id: string }; role: Role },
): Promise<void> {
  const at = deps.clock.now()
  const origin = { action: 'account.acceptInvitation', requestId: deps.requestId, at, actor: null }
  const details = { before: {}, after: { role }, asked: {}, reason: '' }
  await writeEntry(tx, origin, { entity: { kind: 'staff', id: user.public_id }, details })
}

const alreadyStaff = () => new DomainError('staff_already', 'They are on the staff.')

const living = ({ clock }: Pick<Deps, 'clock'>, token: string) =>
  and(
    eq(staffInvitations.token_hash, sha256(token)),
    gt(staffInvitations.expires_at, sql`${clock.now().toISOString()}::timestamptz`),
  )

/** Whether opening the link proves access to the mailbox. The stored hash covers the mark, so the mark can't be removed. */
const isFromMailbox = (token: string) => !token.startsWith(PASSED_ON)

function newLink({ clock, mail }: Pick<Deps, 'clock' | 'mail'>) {
  const token = `${mail ? '' : PASSED_ON}${randomBytes(32).toString('base64url')}`
  const expires_at = new Date(clock.now().getTime() + LIFE_MS)
  return { token, token_hash: sha256(token), expires_at }
}

async function mailLink(
  deps: Mailer,
  tx: Db,
  { email, token }: { email: string; token: string },
): Promise<LinkToPassOn> {
  const link = `${deps.shopUrl}/invitation?token=${token}`
  if (!isFromMailbox(token)) return link
  const letter = accountLetter('confirm_staff', link)
  await queueLetter(deps, tx, { user_id: null, kind: 'confirm_staff', recipient: email, letter })
  return null
}

const invalidLink = () => new DomainError('link_invalid', 'No such invitation.')
