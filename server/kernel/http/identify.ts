import type { Auth, PersonReason, RouteData } from '@/contract/kit/route'

import type { Db } from '../db/client'
import { DomainError } from '../errors/domain-error'
import {
  bearerToken,
  findCaller,
  withStaffRights,
  type Caller,
  type CallerOf,
  type Person,
} from './caller'
import { identifyKey, type KeyCall } from './key-caller'
import { isKeyText } from './key-text'
import { requirePermission } from './permission'

export type Identify<Along> = (
  db: Db,
  token: string,
  now: Date,
) => Promise<{ caller: Person; along: Along } | null>

export async function withNothing(...[db, token, now]: Parameters<Identify<undefined>>) {
  const caller = await findCaller(db, token, now)
  return caller && { caller, along: undefined }
}

interface Headers {
  header(name: string): string | undefined
}

type IdentifyInput<A extends Auth> = Pick<RouteData, 'permission' | 'person'> & { auth: A }

/** Identifies the caller of a route. @throws DomainError for callers that may not call it */
export async function identify<A extends Auth, Along>(
  route: IdentifyInput<A>,
  context: KeyCall & Headers,
  by: Identify<Along>,
) {
  const { auth, permission } = route
  const token = bearerToken(context.header('authorization'))
  if (auth !== 'none' && token !== null && isKeyText(token)) {
    // Safe cast: a key is the caller of admin routes only; on optional ones it is a guest.
    const caller = (await callerOfKey(route, context, token)) as CallerOf<A>
    return { token: null, caller, along: undefined as Along }
  }
  const isAsked = auth !== 'none' && auth !== 'own'
  const found = isAsked && token !== null ? await by(context.db, token, context.clock.now()) : null
  const visitor = withStaffRights(context, found?.caller ?? null)
  // Invalid tokens are rejected on optional routes as well, so that the client renews the token and gets the user's
  // own view.
  if (!visitor && isAsked && (auth !== 'optional' || token !== null)) {
    throw new DomainError('not_signed_in', 'No valid bearer token.')
  }
  if (permission !== null && visitor) requirePermission(visitor, permission)
  // Safe cast: the checks above reject missing callers where `CallerOf` requires one.
  return { token, caller: visitor as CallerOf<A>, along: found?.along as Along }
}

/** Messages to keys that call a route for people. */
const PERSON_NEEDED: Record<PersonReason, string> = {
  account: 'This is about a person’s own account, and an API key has none.',
  second_factor: 'This needs an owner with two-factor authentication, not an API key.',
  approval: 'This needs the decision of a person, not of an API key.',
}

async function callerOfKey(
  { permission, person }: Pick<RouteData, 'permission' | 'person'>,
  context: KeyCall,
  text: string,
): Promise<Caller | null> {
  const caller = await identifyKey(context, text)
  if (person) {
    const more = { message: PERSON_NEEDED[person], data: { person } }
    throw new DomainError('person_needed', `Needs a person: ${person}.`, more)
  }
  if (permission === null) return null
  requirePermission(caller, permission)
  return caller
}

/** A program has no cookies: those that come along with a key are ignored. */
export const withoutCookies = <C extends Headers>(context: C): C => {
  if (!isKeyText(bearerToken(context.header('authorization')) ?? '')) return context
  return {
    ...context,
    header: (name: string) => (name === 'cookie' ? undefined : context.header(name)),
  }
}
