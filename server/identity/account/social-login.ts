import { and, eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { socialLogins } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { SocialPerson, SocialProvider } from '@/server/kernel/ports/socials'
import { lockProven } from './lock-proven'
import { findUser, findUserByEmail, insertAccountEvent, updateUser, type UserRow } from './queries'
import { addUser, welcome } from './register'
import { checkSecondFactor } from './second-factor'
import { openSession, type ClientContext } from './sessions'

export function listSocials({ socials, shopUrl }: Pick<Deps, 'socials' | 'shopUrl'>) {
  const providers = socials.map((provider) => ({
    provider_name: provider.name,
    title: provider.title,
    authorize_url: provider.authorizeUrl(`${shopUrl}/login/${provider.name}`),
  }))
  return { providers }
}

interface SocialCredentials {
  provider_name: SocialProvider['name']
  access_token: string
  code?: string | undefined
}

/**
 * Logs in by a token that the provider issued for this shop. Users are identified by the provider's id for them;
 * accounts are never linked by email address.
 * @throws DomainError social_refused, social_email_taken, second_factor_required, second_factor_wrong,
 * too_many_requests
 */
export async function logInBySocial(deps: Deps, input: SocialCredentials, browser: ClientContext) {
  await deps.limits.take('login', browser.ipBlock)
  const provider = deps.socials.find(({ name }) => name === input.provider_name)
  const person = await provider?.verify(input.access_token)
  if (!provider || !person) throw new DomainError('social_refused', 'The token was not accepted.')
  const known = await findByPerson(deps.db, provider, person)
  if (known) return reopen(deps, { user: known, code: input.code, browser })
  return deps.db.transaction((tx) => join(deps, tx, { provider, person, browser }))
}

async function findByPerson(db: Db, provider: SocialProvider, person: SocialPerson) {
  const [row] = await db
    .select()
    .from(socialLogins)
    .where(
      and(eq(socialLogins.provider, provider.name), eq(socialLogins.provider_user_id, person.id)),
    )
  return row && findUser(db, row.user_id)
}

interface ReturningUser {
  user: UserRow
  code: string | undefined
  browser: ClientContext
}

async function reopen(deps: Deps, { user, code, browser }: ReturningUser) {
  if (user.disabled_at) throw new DomainError('social_refused', 'The account is disabled.')
  const secondFactorAt = await checkSecondFactor(deps, { user, code, browser })
  return deps.db.transaction(async (tx) => {
    await lockProven(tx, user, 'social_refused')
    const at = deps.clock.now()
    await insertAccountEvent(tx, { userId: user.id, kind: 'social', at, ipBlock: browser.ipBlock })
    return openSession(deps, tx, {
      userId: user.id,
      method: 'social',
      isRemembered: false,
      secondFactorAt,
      browser,
    })
  })
}

interface LinkAccountInput {
  provider: SocialProvider
  person: SocialPerson
  browser: ClientContext
}

async function join(deps: Deps, tx: Db, { provider, person, browser }: LinkAccountInput) {
  if (person.email === null || !person.isEmailVerified) {
    throw new DomainError('social_refused', 'The provider gave no verified address.', {
      message: `${provider.title} didn’t share a confirmed email address. Please register with one instead.`,
    })
  }
  if (await findUserByEmail(tx, person.email)) {
    throw new DomainError('social_email_taken', 'The address has an account.')
  }
  const { name, lastName: lastname, email } = person
  const user = await addUser(deps, tx, { name, lastname, email, password_hash: null })
  await tx
    .insert(socialLogins)
    .values({ user_id: user.id, provider: provider.name, provider_user_id: person.id })
  const verified = await updateUser(tx, user.id, { email_verified_at: deps.clock.now() })
  return welcome(deps, tx, { user: verified ?? user, browser, method: 'social' })
}
