import { liveTopic } from '@/domain/kit/live'
import type { Role } from '@/domain/kit/permissions'
import { announce } from '@/server/kernel/live/announce'
import { createLiveHub } from '@/server/kernel/live/hub'
import { silentLog } from '@/server/kernel/ports/log'
import { sql } from 'drizzle-orm'

import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { as, bearer, logIn, register, type Member } from '@/__tests__/support/members'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

let count = 0
const nextName = () => `Rita${(count += 1)}`

const streamOf = (member: Member, from = shop) =>
  listenTo(from, '/api/live?staff=1', bearer(member.token))

async function staffWith(role: Role): Promise<Member & { userId: number }> {
  const member = await registerAdmin(shop, nextName(), role)
  return { ...member, userId: await idOf(shop, member) }
}

const revokeSessions = (userId: number) =>
  sql`update sessions set revoked_at = now(), revoke_reason = 'ended' where user_id = ${userId}`

const CHANGES = {
  'a disabled account': (id: number) => sql`update users set disabled_at = now() where id = ${id}`,
  'another role': (id: number) => sql`update users set staff_role = 'moderator' where id = ${id}`,
  'no role any more': (id: number) =>
    sql`update users set is_admin = 0, staff_role = null where id = ${id}`,
  'a second factor turned off': (id: number) =>
    sql`update users set totp_secret = null, totp_confirmed_at = null where id = ${id}`,
  'a revoked session': revokeSessions,
  'a deleted account': (id: number) => sql`delete from users where id = ${id}`,
}

describe('a stream ends with the rights behind it', () => {
  test.each(Object.entries(CHANGES))('%s, within a second, on every process', async (_, change) => {
    const member = await staffWith('support')
    const live = createLiveHub({ url: shop.url, log: silentLog })
    const here = await streamOf(member)
    const there = await streamOf(member, { ...shop, deps: { ...shop.deps, live } })
    const startedAt = Date.now()
    await shop.db.execute(change(member.userId))
    await Promise.all([here.reading, there.reading])
    expect(Date.now() - startedAt).toBeLessThan(1_000)
    await live.close()
  })

  test('logging out of the other devices ends their streams, not one’s own', async () => {
    const member = await register(shop, nextName())
    const other = await logIn(shop, member)
    const mine = await listenTo(shop, '/api/live', bearer(member.token))
    const others = await listenTo(shop, '/api/live', bearer(other.token))
    const { status } = await as(shop, member)('DELETE', '/api/account/sessions')
    expect(status).toBe(200)
    await others.reading
    expect(shop.deps.live.size).toBe(1)
    await mine.close()
  })

  test('a session that is revoked while its stream opens gets none', async () => {
    const member = await register(shop, nextName())
    const live = createLiveHub({ url: shop.url, log: silentLog })
    const ready = async () => {
      await live.ready()
      await shop.db.execute(revokeSessions(await idOf(shop, member)))
    }
    const deps = { ...shop.deps, live: { join: live.join, ready, close: live.close, size: 0 } }
    const { response } = await listenTo({ ...shop, deps }, '/api/live', bearer(member.token))
    expect(response.status).toBe(401)
    expect(live.size).toBe(0)
    await live.close()
  })
})

describe('staff hear only of what their role may read', () => {
  test.each([
    ['moderator', []],
    ['catalog', ['stock.read']],
    ['support', ['orders.read', 'support.read']],
    ['content', ['marketing.read']],
    ['owner', ['orders.read', 'support.read', 'marketing.read', 'stock.read']],
  ] as const)('%s: %j', async (role, permissions) => {
    const member = await staffWith(role)
    const { heard: events, close } = await streamOf(member)
    for (const permission of [
      'orders.read',
      'support.read',
      'marketing.read',
      'stock.read',
    ] as const)
      await announce(shop.db, {
        topics: [liveTopic.staff(permission)],
        kind: 'order',
        subject: permission,
      })
    await announce(shop.db, {
      topics: [liveTopic.user(member.userId)],
      kind: 'notification',
      subject: 'last',
    })
    await until(() => events.some(({ subject }) => subject === 'last'))
    expect(events.map(({ subject }) => subject)).toEqual([...permissions, 'last'])
    await close()
  })
})
