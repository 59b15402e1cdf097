import Bowser from 'bowser'

import { ACCESS_TOKEN_MS, DEVICE_COOKIE, lifeOf } from '@/domain/kit/session-life'
import type { Db } from '@/server/kernel/db/client'
import type { LOGIN_METHODS } from '@/server/kernel/db/schema/accounts/sessions'
import type { Deps } from '@/server/kernel/deps'
import { hostCookie, readCookie } from '@/server/kernel/http/cookies'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  accessTokenOf,
  deviceValue,
  newRefresh,
  writeRefresh,
  type RefreshCredential,
} from './credentials'
import { insertRefresh, insertSession, upsertAccessToken } from './session-queries'

export interface ClientContext {
  ipBlock: string
  header(name: string): string | undefined
}

export function deviceOf({ header }: Pick<ClientContext, 'header'>): string | undefined {
  return readCookie(header('cookie'), DEVICE_COOKIE)
}

interface OpenSessionInput {
  userId: number
  method: (typeof LOGIN_METHODS)[number]
  isRemembered: boolean
  /** When the second factor was passed for this session; null for an account without a second factor. */
  secondFactorAt: Date | null
  browser: ClientContext
}

/** Opens a session: token and refresh credential in the response, its other half in the cookie. */
export async function openSession(
  deps: Pick<Deps, 'clock' | 'ids' | 'secret'>,
  db: Db,
  { userId, method, isRemembered, secondFactorAt, browser }: OpenSessionInput,
) {
  const now = deps.clock.now()
  const device = deviceValue(deviceOf(browser))
  const life = lifeOf(isRemembered)
  const session = await insertSession(db, {
    public_id: deps.ids.publicId(),
    user_id: userId,
    method,
    is_remembered: isRemembered,
    device_hash: sha256(device),
    device: deviceName(browser.header('user-agent')),
    place: browser.ipBlock,
    proven_at: now,
    second_factor_at: secondFactorAt,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + life.absolute),
  })
  const credential = newRefresh()
  await insertRefresh(db, {
    id: credential.id,
    session_id: session.id,
    secret_hash: sha256(credential.secret),
    generation: 0,
    created_at: now,
  })
  const data = await issue(deps, db, { session, credential })
  const cookie = hostCookie(DEVICE_COOKIE, device, isRemembered ? life.absolute : undefined)
  return { data, cookies: [cookie] }
}

export async function issue(
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  db: Db,
  input: { session: { id: number; public_id: string }; credential: RefreshCredential },
) {
  const { session, credential } = input
  const token = accessTokenOf(secret, credential, session.public_id)
  const expiresAt = new Date(clock.now().getTime() + ACCESS_TOKEN_MS)
  await upsertAccessToken(db, {
    token_hash: sha256(token),
    session_id: session.id,
    expires_at: expiresAt,
  })
  return { token, refresh: writeRefresh(credential), expires_at: expiresAt.toISOString() }
}

/** Returns the browser and operating system of a user agent. @example 'Chrome on Linux' */
function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name ?? 'Unknown browser', os.name && `on ${os.name}`].filter(Boolean).join(' ')
}
