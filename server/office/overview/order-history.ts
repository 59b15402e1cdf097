import { inArray, sql } from 'drizzle-orm'

import { fullName } from '@/domain/kit/person-name'
import { timelineEntry } from '@/server/buying'
import type { Db } from '@/server/kernel/db/client'
import { apiKeys } from '@/server/kernel/db/schema/accounts/api-keys'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listOrderEvents } from '@/server/orders'

const wordOf = (detail: Record<string, unknown>, name: string): string => {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

export async function readHistory(db: Db, orderId: number) {
  const events = await listOrderEvents(db, orderId)
  const names = await namesOf(
    db,
    events.map(({ detail }) => wordOf(detail, 'by')).filter((id) => id !== ''),
  )
  return events.map((event) => {
    const { at, kind, title } = timelineEntry(event)
    const { detail } = event
    const text = wordOf(detail, 'text') || wordOf(detail, 'reason')
    return { at, kind, title, text, by: names.get(wordOf(detail, 'by')) ?? '' }
  })
}

/** Returns the names of people and API keys. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const unique = [...new Set(ids)]
  const people = await db
    .select({ id: users.public_id, name: users.name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.public_id, unique))
  const programs = await db
    .select({ id: apiKeys.id, name: apiKeys.name, last_name: sql<null>`null` })
    .from(apiKeys)
    .where(inArray(apiKeys.id, unique))
  return new Map([...people, ...programs].map(({ id, ...one }) => [id, fullName(one)]))
}
