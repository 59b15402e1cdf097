import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

import { ADMIN_FLAG } from '@/domain/constants'

import type { Db } from '../db/client'
import { recoveryCodes, users } from '../db/schema/users'
import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { sha256 } from '../ports/ids'
import { queueNotice } from './notices'
import { insertAccountEvent, updateUser, type UserRow } from './queries'

const PERIOD_S = 30
const RECOVERY_CODES = 10

/**
 * The second step of a login.
 * @throws DomainError second_factor_required, second_factor_wrong, too_many_requests
 */
export async function checkSecondFactor(
  deps: Deps,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!user.totp_confirmed_at) return
  if (!code) throw new DomainError('second_factor_required', 'The code is missing.')
  await takeCode(deps, user, code)
}

/** Begins a second factor: a new secret, which counts once a first code was given. */
export async function startSecondFactor(deps: Deps, user: UserRow) {
  if (user.totp_confirmed_at) throw new DomainError('second_factor_exists', 'It is on.')
  const secret = new Secret({ size: 20 })
  const totp = totpOf(secret, user.email)
  await updateUser(deps.db, user.id, { totp_secret: encrypt(deps.secret, secret.base32) })
  const uri = totp.toString()
  return { secret: secret.base32, uri, qr_svg: renderSVG(uri, { border: 2 }) }
}

/** Switches it on with a first code; the recovery codes are told once. */
export async function confirmSecondFactor(deps: Deps, user: UserRow, code: string) {
  if (user.totp_confirmed_at) throw new DomainError('second_factor_exists', 'It is on.')
  await deps.limits.take('secondFactor', user.public_id)
  if (!user.totp_secret || !(await takeStep(deps, user, code))) throw wrongCode()
  const at = deps.clock.now()
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { totp_confirmed_at: at })
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user.id))
    await tx
      .insert(recoveryCodes)
      .values(codes.map((one) => ({ user_id: user.id, code_hash: sha256(bare(one)) })))
    await insertAccountEvent(tx, { userId: user.id, kind: 'second_factor_on', at })
    await queueNotice(deps, tx, { user, kind: 'second_factor_on' })
  })
  return { recovery_codes: codes }
}

/** Switches it off. An administrator keeps it. */
export async function endSecondFactor(deps: Deps, user: UserRow, code: string): Promise<void> {
  if (user.is_admin === ADMIN_FLAG) {
    throw new DomainError('not_allowed', 'Administrators keep it.', {
      message: 'Administrators need two-factor authentication, so you can’t turn it off.',
    })
  }
  if (!user.totp_confirmed_at) throw wrongCode()
  await takeCode(deps, user, code)
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, user.id, {
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
    })
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user.id))
    await insertAccountEvent(tx, { userId: user.id, kind: 'second_factor_off', at })
    await queueNotice(deps, tx, { user, kind: 'second_factor_off' })
  })
}

async function takeCode(deps: Deps, user: UserRow, code: string): Promise<void> {
  await deps.limits.take('secondFactor', user.public_id)
  if (await takeStep(deps, user, code)) return
  if (await takeRecoveryCode(deps.db, { userId: user.id, code, at: deps.clock.now() })) return
  throw wrongCode()
}

/** A code of the app counts for one step of time and once: the step moves by a conditional update. */
async function takeStep(deps: Deps, user: UserRow, code: string): Promise<boolean> {
  if (!user.totp_secret || !/^\d{6}$/.test(code.replace(/\s/g, ''))) return false
  const totp = totpOf(Secret.fromBase32(decrypt(deps.secret, user.totp_secret)), user.email)
  const timestamp = deps.clock.now().getTime()
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta
  const taken = await deps.db
    .update(users)
    .set({ totp_last_step: step })
    .where(
      and(eq(users.id, user.id), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),
    )
    .returning({ id: users.id })
  return taken.length > 0
}

async function takeRecoveryCode(
  db: Db,
  { userId, code, at }: { userId: number; code: string; at: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: at })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, sha256(bare(code))),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Nireeka', label, secret, digits: 6, period: PERIOD_S })
}

const wrongCode = () => new DomainError('second_factor_wrong', 'The code is not right.')

const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'
/** Ten characters of 30: 49 bits, and few tries. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second-factor-secrets', 32))

/** AES-256-GCM under a key of the shop's secret: a stolen database alone makes no codes. */
function encrypt(secret: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function decrypt(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
