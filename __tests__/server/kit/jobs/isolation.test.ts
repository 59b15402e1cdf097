import { asc, eq, sql } from 'drizzle-orm'

import type { Health } from '@/contract/office/operation/operation'
import { JOBS } from '@/server/job-list'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { jobDelays } from '@/server/kernel/db/schema/system/job-delays'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { leaseRows } from '@/server/kernel/jobs/delays'
import { enqueueDue, listDue } from '@/server/kernel/jobs/due'
import type { RowJob } from '@/server/kernel/jobs/job'
import { runStep, runSteps } from '@/server/kernel/jobs/steps'
import { workOnAll } from '@/server/kernel/jobs/worker'
import { workThrough } from '@/server/kernel/jobs/work-through'
import type { Log } from '@/server/kernel/ports/log'
import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()

const fails = async () => {
  throw new Error('no answer for ada@example.com')
}
const roundOf = (queue: string) => JOBS.rounds.find((round) => round.queue === queue)
const delays = () => shop.db.select().from(jobDelays).orderBy(asc(jobDelays.work))
const mail = (index: number) => ({
  ...{ kind: `test_${index}`, recipient: `reader-${index}@example.com`, subject: 'A letter' },
  ...{ html: '<p>Hello</p>', text: 'Hello', next_attempt_at: shop.clock.now() },
})

async function planned(queue: string): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select (data ->> 'id')::int as id from jobs.job where name = ${queue} order by 1`,
  )
  return rows.map(({ id }) => id)
}

async function writeMails(count: number): Promise<number[]> {
  const mails = Array.from({ length: count }, (_, index) => mail(index))
  const rows = await shop.db.insert(mailOutbox).values(mails).returning({ id: mailOutbox.id })
  return rows.map(({ id }) => id)
}

describe('the steps of a round', () => {
  test('run each on its own: one that throws or hangs holds up none behind it', async () => {
    const done: string[] = []
    const hangs = () => new Promise<void>(() => undefined)
    await runStep(shop.deps, { work: 'reconcile/hangs', step: hangs, limitMs: 20 })
    await runSteps(shop.deps, 'reconcile', {
      first: fails,
      second: async () => void done.push('second'),
      third: fails,
      fourth: async () => void done.push('fourth'),
    })
    expect(done).toEqual(['second', 'fourth'])
    expect((await delays()).map(({ work, attempts }) => [work, attempts])).toEqual([
      ['reconcile/first', 1],
      ['reconcile/hangs', 1],
      ['reconcile/third', 1],
    ])
  })

  test('are counted while they fail, and forgotten once they succeed', async () => {
    for (let round = 0; round < 3; round += 1) {
      await runSteps(shop.deps, 'reconcile', { first: fails })
    }
    expect(await delays()).toMatchObject([{ work: 'reconcile/first', attempts: 3 }])
    await runSteps(shop.deps, 'reconcile', { first: async () => undefined })
    expect(await delays()).toMatchObject([{ attempts: 0, error: null, failing_since: null }])
  })

  test('leave nothing personal in the log and in what staff read', async () => {
    const lines: string[] = []
    const write = (fields: object, message: string) =>
      void lines.push(JSON.stringify({ ...fields, message }))
    const log: Log = { info: write, warn: write, error: write }
    await runSteps({ ...shop.deps, log }, 'reconcile', { first: fails })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(await delays())).not.toContain('ada@')
  })

  test('one that fails stops neither the end of orders nor the notice of low stock', async () => {
    await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
    await shop.db.execute(sql`update stock_items set threshold = on_hand where sku = 'frame:nyx:M'`)
    shop.clock.advance(3 * 3_600_000)
    // Both this queue's list query and its work fail.
    await shop.db.execute(sql`alter table product_plans rename to product_plans_away`)
    await roundOf('reconcile')?.work(shop.deps)
    const [order] = await shop.db.select().from(orders)
    expect(order?.payment_state).toBe('expired')
    const letters = await shop.db.select({ kind: mailOutbox.kind }).from(mailOutbox)
    expect(letters.map(({ kind }) => kind)).toContain('low_stock')
    expect(await delays()).toMatchObject([{ work: 'reconcile/plan-product-offer', row_id: 0 }])
  })

  test('one that fails stops the deletion of no other personal data', async () => {
    const admin = await registerAdmin(shop)
    const [made] = await shop.db.execute(sql`select id from users limit 1`).then(({ rows }) => rows)
    const removed_at = new Date(shop.clock.now().getTime() - 2 * 86_400_000)
    const note = { user_id: Number(made?.id), made_by: Number(made?.id), text: 'Calls at noon.' }
    await shop.db
      .insert(customerNotes)
      .values({ ...note, request_key: 'one', created_at: removed_at, removed_at })
    await shop.db.execute(sql`alter table test_rides rename to test_rides_away`)
    await roundOf('past-rides')?.work(shop.deps)
    expect(await shop.db.select().from(customerNotes)).toEqual([])
    expect(admin.id).toBeDefined()
    expect((await delays()).map(({ work }) => work)).toEqual(['past-rides/rides'])
  })
})

describe('planning what is due', () => {
  const broken: RowJob = { queue: 'refund', work: fails, due: fails }

  test('goes on behind a queue whose list fails', async () => {
    const ids = await writeMails(2)
    await enqueueDue(shop.deps, [broken, ...JOBS.rows.filter(({ queue }) => queue === 'mail')])
    expect(await planned('mail')).toEqual(ids)
    expect(await delays()).toContainEqual(
      expect.objectContaining({ work: 'reconcile/plan-refund', attempts: 1 }),
    )
  })

  test('reaches the row behind 200 that stay due in the next round', async () => {
    const ids = await writeMails(201)
    const rows = JOBS.rows.filter(({ queue }) => queue === 'mail')
    await enqueueDue(shop.deps, rows)
    expect(await planned('mail')).toHaveLength(200)
    shop.clock.advance(15_000)
    await enqueueDue(shop.deps, rows)
    expect(await planned('mail')).toEqual(ids)
    // A minute later all due rows are enqueued again, in the planned order.
    shop.clock.advance(46_000)
    await enqueueDue(shop.deps, rows)
    expect((await planned('mail')).length).toBe(401)
  })
})

describe('a batch of rows', () => {
  const job = (work: RowJob['work']): RowJob => ({ queue: 'gift-card', work, due: async () => [] })
  const rows = (...ids: number[]) => ids.map((id) => ({ id }))

  test('works on each: one that throws is planned again later, and holds up no other', async () => {
    const done: number[] = []
    const work = async (_: Deps, id: number) => (id === 1 ? fails() : void done.push(id))
    await workOnAll(shop.deps, job(work), rows(1, 2, 3))
    expect(done).toEqual([2, 3])
    expect(await planned('gift-card')).toEqual([1])
    const [first] = await delays()
    expect(first).toMatchObject({ work: 'gift-card', row_id: 1, attempts: 1, set_aside_at: null })
    expect(first?.due_at.getTime()).toBeGreaterThan(shop.clock.now().getTime())
    await workOnAll(
      shop.deps,
      job(async () => undefined),
      rows(1),
    )
    expect(await delays()).toMatchObject([{ attempts: 0, error: null }])
  })

  test('four that hang hold up none of the others for good', async () => {
    const done: number[] = []
    const work = async (_: Deps, id: number) =>
      id < 5 ? new Promise<void>(() => undefined) : void done.push(id)
    await workOnAll(shop.deps, { ...job(work), limitMs: 50 }, rows(1, 2, 3, 4, 5, 6))
    expect(done).toEqual([5, 6])
    expect(await delays()).toHaveLength(4)
  })

  test('leaves a row out that fails again and again, until staff run it again', async () => {
    const [id = 0] = await writeMails(1)
    const due = async () => (await listDue(shop.db, shop.clock.now(), JOBS.rows)).mail
    const failing: RowJob = { queue: 'mail', work: fails, due: async () => [] }
    let tries = 0
    for (; (await due()).length > 0; tries += 1) {
      await workOnAll(shop.deps, failing, rows(id))
      expect(await due()).toEqual([])
      shop.clock.advance(2 * 3_600_000)
    }
    expect(tries).toBe(16)
    const admin = await registerAdmin(shop)
    await shop.db.update(mailOutbox).set({ status: 'sent' }).where(eq(mailOutbox.kind, 'other'))
    const { jobs, failures, checks } = await healthOf(admin)
    expect(checks).toContainEqual({ check: 'queue', state: 'bad' })
    expect(jobs.find(({ queue }) => queue === 'mail')).toMatchObject({ failing: 0, set_aside: 1 })
    expect(failures).toMatchObject([{ work: 'mail', row: id, attempts: 16, next_at: null }])
    expect(failures[0]?.error).not.toContain('ada@')
    expect((await run(admin, 'mail')).status).toBe(200)
    expect(await due()).toContain(id)
    expect(await planned('reconcile')).toHaveLength(1)
    expect((await run(admin, 'mail')).body.code).toBe('job_not_found')
  })

  const healthOf = async (admin: Member) =>
    dataOf<Health>(await as(shop, admin)('GET', '/api/backoffice/health'))
  const run = (admin: Member, queue: string) =>
    as(shop, admin)('POST', `/api/backoffice/jobs/${queue}/run`)

  test('what fails and is tried again is a warning, by queue', async () => {
    const admin = await registerAdmin(shop)
    await workOnAll(shop.deps, job(fails), rows(1, 2))
    await runSteps(shop.deps, 'reconcile', { 'low-stock': fails })
    const { jobs, checks } = await healthOf(admin)
    expect(checks).toContainEqual({ check: 'queue', state: 'warn' })
    const failing = jobs.filter((one) => one.failing > 0)
    expect(failing.map(({ queue, failing: count }) => [queue, count])).toEqual([
      ['gift-card', 2],
      ['reconcile', 1],
    ])
  })
})

describe('the rows of a round', () => {
  const work = 'forum-search/threads'

  test('that succeed and are due all the same are tried once a round and less often each time', async () => {
    const [id = 0] = await writeMails(1)
    const tried: number[] = []
    const list = async () => {
      const [delay] = await delays()
      return delay && delay.due_at > shop.clock.now() ? [] : [{ id }]
    }
    const round = () =>
      workThrough(shop.deps, { work, list, step: async (row) => void tried.push(row) })
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await round()
      shop.clock.advance(15_000)
    }
    expect(tried.length).toBeGreaterThan(3)
    expect(tried.length).toBeLessThan(8)
  })

  test('that hold a round up past its time are first in no other', async () => {
    const tried: number[] = []
    const due = async () => {
      const delayed = new Map((await delays()).map((one) => [one.row_id, one.due_at.getTime()]))
      const now = shop.clock.now().getTime()
      const rank = (id: number) => delayed.get(id) ?? 0
      return [1, 2, 3, 4, 5, 6]
        .filter((id) => rank(id) <= now && !tried.includes(id))
        .sort((a, b) => rank(a) - rank(b))
        .map((id) => ({ id }))
    }
    const step = async (id: number) => {
      if (id < 5) {
        await new Promise((resolve) => setTimeout(resolve, 30))
        return fails()
      }
      tried.push(id)
    }
    const round = () => workThrough(shop.deps, { work, list: due, step, budgetMs: 10 })
    await round()
    expect(tried).toEqual([])
    shop.clock.advance(15_000)
    await round()
    expect(tried).toEqual([5, 6])
  })

  test('that are leased are left out until then', async () => {
    const ids = await writeMails(2)
    const now = shop.clock.now()
    await leaseRows(shop.db, 'mail', { rows: [ids[0] ?? 0], until: new Date(now.getTime() + 1) })
    const due = async () => (await listDue(shop.db, shop.clock.now(), JOBS.rows)).mail
    expect(await due()).toEqual([ids[1]])
    shop.clock.advance(1)
    expect(await due()).toEqual([ids[1], ids[0]])
  })
})
