import type { Db } from '@/server/kernel/db/client'
import { ownRows, type PersonalRows } from '@/server/kernel/db/personal-rows'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import {
  accountEvents,
  avatars,
  formerNames,
  mailLinks,
  recoveryCodes,
  socialLogins,
  users,
} from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'

import type { UserRow } from './queries'

/** Exports all personal data of a user by table, in one snapshot. Each module adds its own tables. */
export async function exportData(deps: Deps, user: UserRow): Promise<Record<string, PersonalRows>> {
  return deps.db.transaction((tx) => collectData(deps, tx, user), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** Like `exportData`, in a transaction of the caller. */
export async function collectData(
  deps: Deps,
  tx: Db,
  user: UserRow,
): Promise<Record<string, PersonalRows>> {
  const all = await ownRows(tx, user.id, {
    users: [users, users.id],
    avatars: [avatars, avatars.user_id],
    former_names: [formerNames, formerNames.user_id],
    social_logins: [socialLogins, socialLogins.user_id],
    recovery_codes: [recoveryCodes, recoveryCodes.user_id],
    mail_links: [mailLinks, mailLinks.user_id],
    sessions: [sessions, sessions.user_id],
    account_events: [accountEvents, accountEvents.user_id],
    addresses: [addresses, addresses.user_id],
  })
  const add = (tables: Record<string, PersonalRows>) => void Object.assign(all, tables)
  await publish(deps, tx, { name: 'AccountExported', user, add })
  return all
}
