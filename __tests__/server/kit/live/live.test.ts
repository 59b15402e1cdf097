import { randomUUID } from 'node:crypto'

import { createApi } from '@/server/app'
import { liveTopic } from '@/domain/kit/live'
import { announce } from '@/server/kernel/live/announce'
import { purgeLiveEvents } from '@/server/kernel/live/replay'
import { sql } from 'drizzle-orm'

import { beginThread, writer, type PostPosition } from '@/__tests__/support/forum/forum'
import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { dataOf } from '@/__tests__/support/member-shop'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
let thread: number
let other: number
beforeAll(async () => {
  const member = await writer(shop, 'live')
  thread = dataOf<PostPosition>(await beginThread(shop, member)).thread.id
  other = dataOf<PostPosition>(
    await beginThread(shop, member, { text: 'Another text of some length, about tires.' }),
  ).thread.id
})

const listen = (path: string, headers?: Record<string, string>) => listenTo(shop, path, headers)

const tell = (subject: string | number, topic = liveTopic.thread(thread)) =>
  announce(shop.db, { topics: [topic], kind: 'post', subject })

describe('the stream of what happens', () => {
  test('a reader hears what is announced under its topic, after the commit, and nothing else', async () => {
    const { response, heard: events, close } = await listen(`/api/live?thread=${thread}`)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    await tell(7, liveTopic.thread(other))
    await shop.db
      .transaction(async (tx) => {
        await announce(tx, { topics: [liveTopic.thread(thread)], kind: 'post', subject: 8 })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await tell(9)
    await until(() => events.length > 0)
    expect(events).toEqual([{ id: expect.any(String), kind: 'post', subject: '9' }])
    await close()
    expect(shop.deps.live.size).toBe(0)
  })

  test('whoever comes back hears what was missed', async () => {
    const first = await listen(`/api/live?thread=${thread}`)
    await tell('before')
    await until(() => first.heard.length > 0)
    await first.close()
    const last = first.heard.at(-1)?.id ?? ''
    await tell('meanwhile')
    const second = await listen(`/api/live?thread=${thread}`, { 'last-event-id': last })
    await until(() => second.heard.some(({ subject }) => subject === 'meanwhile'))
    expect(second.heard.some(({ id }) => id === last)).toBe(false)
    await second.close()
  })

  test('where what was missed is forgotten or too much, everything is asked for again', async () => {
    const reset = [{ id: null, kind: 'reset', subject: '' }]
    const unknown = await listen(`/api/live?thread=${thread}`, { 'last-event-id': '999999' })
    expect(unknown.heard).toEqual(reset)
    await unknown.close()
    const [row] = (
      await shop.db.execute<{ id: string }>(sql`select min(id)::text as id from live_events`)
    ).rows
    for (let index = 0; index < 101; index += 1) await tell(index)
    const late = await listen(`/api/live?thread=${thread}`, { 'last-event-id': row?.id ?? '' })
    expect(late.heard).toEqual(reset)
    await late.close()
  })

  test('an hour later nothing is kept', async () => {
    await shop.db.execute(sql`update live_events set created_at = now() - interval '61 minutes'`)
    await tell('new')
    await purgeLiveEvents(shop.db)
    const { rows } = await shop.db.execute(sql`select subject from live_events`)
    expect(rows).toEqual([{ subject: 'new' }])
  })

  test('nobody listens to what he may not see', async () => {
    await shop.db.execute(sql`update forum_threads set hidden_at = now() where id = ${other}`)
    for (const [path, status] of [
      [`/api/live?thread=${other}`, 404],
      ['/api/live?thread=99999', 404],
      ['/api/live?order=NK-100001&key=wrong', 404],
      ['/api/live?ticket=T-10001', 404],
      ['/api/live?ticket=T-10001&key=wrong', 404],
      ['/api/live?thread=x', 422],
    ] as const) {
      expect((await shop.send('GET', path)).status).toBe(status)
    }
    const dead = { authorization: `Bearer ${randomUUID()}` }
    expect((await shop.send('GET', '/api/live', undefined, dead)).status).toBe(401)
    await shop.db.execute(sql`update forum_threads set hidden_at = null where id = ${other}`)
  })

  test('a database connection that broke ends the streams; a new one receives what follows', async () => {
    const first = await listen(`/api/live?thread=${thread}`)
    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop live' and datname = current_database()`,
    )
    await first.reading
    const { heard: events, close } = await listen(`/api/live?thread=${thread}`)
    await tell('again')
    await until(() => events.some(({ subject }) => subject === 'again'))
    await close()
  })

  test('a reader that takes nothing is let go and keeps nobody waiting', async () => {
    const api = createApi(shop.deps)
    const lazy = await api.fetch(new Request(`http://shop.test/api/live?thread=${thread}`))
    const { heard: events, close } = await listen(`/api/live?thread=${thread}`)
    for (let index = 0; index < 80; index += 1) await tell(index)
    await until(() => events.length === 80)
    expect(shop.deps.live.size).toBe(1)
    await lazy.body?.cancel()
    await close()
  })
})
