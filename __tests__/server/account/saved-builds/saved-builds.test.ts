import { eq } from 'drizzle-orm'

import { MOST_SAVED_BUILDS, REMINDER_DAYS } from '@/domain/account/saved-builds/saved-builds'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { SavedBuildList } from '@/contract/account/saved-builds/saved-builds'
import { seedCountries } from '@/server/seed/data/countries'
import { bikes, parts } from '@/server/kernel/db/schema/catalog/bikes'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { memberBuilds, savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { remindOfBuilds } from '@/server/buying'
import { suppressAddress } from '@/server/kernel/mail/suppress'
import { freshMember, freshShop } from '@/__tests__/support/fixtures'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as, logIn, PASSWORD, register, type Member } from '@/__tests__/support/members'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { bikeItem, seedCountry } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'

const shop = freshShop()
const member = freshMember(shop)

const DAY = 86_400_000
const WEEK = REMINDER_DAYS * DAY

const send = (method: string, path = '', body?: unknown, of: Member = member) =>
  as(shop, of)(method, `/api/account/builds${path}`, body)
const list = async (query = '') => dataOf<SavedBuildList>(await send('GET', query))
const letters = () => outboxOf(shop, 'build_reminder')

async function codeOf(change?: Parameters<typeof bikeItem>[1]): Promise<string> {
  const { bike_slug, build } = bikeItem('nyx', change).server
  const reply = await shop.send('POST', '/api/configurator/builds', { bike_slug, build })
  return dataOf<{ code: string }>(reply).code
}

async function save(name?: string): Promise<number> {
  const reply = await send('POST', '', { code: await codeOf(), name })
  return dataOf<{ id: number }>(reply).id
}

const allowReminders = (has_reminders = true) =>
  as(shop, member)('PUT', '/api/account/build-reminders', { has_reminders })
/** Access tokens last 15 minutes. */
const advance = async (ms: number) => {
  shop.clock.advance(ms)
  Object.assign(member, await logIn(shop, member))
}
const verify = () => shop.db.update(users).set({ email_verified_at: shop.clock.now() })

test('a build of a code is saved once, named after its bike, with today’s price and date', async () => {
  const code = await codeOf()
  const first = await send('POST', '', { code })
  expect(await send('POST', '', { code, name: 'Another' })).toMatchObject({ body: first.body })
  const { builds, has_reminders } = await list()
  expect(builds).toMatchObject([
    { name: 'Nyx', title: 'Nyx', code, state: 'offered', differences: [] },
  ])
  expect(builds[0]?.price).toBe(builds[0]?.old_price)
  expect(builds[0]?.delivery_date).toMatch(/^202[67]-/)
  expect(has_reminders).toBe(false)
})

test('the date is that of the chosen country', async () => {
  await save()
  const home = seedCountry(DEFAULT_COUNTRY_ID)
  const far = seedCountries.find(
    ({ transit_days }) => transit_days.battery !== home.transit_days.battery,
  )
  const [here] = (await list()).builds
  const [there] = (await list(`?country=${far?.id}`)).builds
  expect(there?.delivery_date).not.toBe(here?.delivery_date)
})

test('what changed since is said: price, an option that is no longer made, a sold-out size, an ended bike', async () => {
  await save('Mine')
  const first = async () => (await list()).builds[0]
  const before = await first()
  const [saved] = await shop.db.select().from(savedBuilds)
  const lines = saved?.price_lines ?? []
  const [base] = lines
  if (!base) throw new Error('The build has no price.')
  const dearer = lines.map((one) =>
    one.id === base.id ? { ...one, price: one.price + 5_000 } : one,
  )
  await shop.db.update(savedBuilds).set({ price_lines: dearer as typeof lines })
  expect(await first()).toMatchObject({
    old_price: (before?.price ?? 0) + 50,
    price: before?.price,
    differences: [expect.stringMatching(/ is now \$.+ \(was \$.+\)\./)],
  })

  await shop.db.update(stockItems).set({ on_hand: 0, reserved: 0 })
  expect(await first()).toMatchObject({ state: 'sold_out', delivery_date: null })

  const [part] = Object.values(saved?.build.selectedParts ?? {})
  await shop.db
    .update(parts)
    .set({ withheld: { reason: 'It is no longer made.', until: null } })
    .where(eq(parts.id, part ?? 0))
  expect(await first()).toMatchObject({
    state: 'changed',
    differences: expect.arrayContaining([expect.stringContaining('no longer made')]),
  })

  await shop.db.update(bikes).set({ ended_at: shop.clock.now() }).where(eq(bikes.slug, 'nyx'))
  expect(await first()).toMatchObject({
    state: 'ended',
    price: null,
    delivery_date: null,
    differences: ['We no longer sell this bike.'],
  })
})

test('a build is renamed and removed by its member alone', async () => {
  const id = await save()
  const other = await register(shop, 'Ben')
  for (const [method, body] of [
    ['PUT', { name: 'Theirs' }],
    ['DELETE', undefined],
  ] as const) {
    const reply = await send(method, `/${id}`, body, other)
    expect(reply.body.code).toBe('saved_build_not_found')
  }
  expect((await send('PUT', `/${id}`, { name: ' Winter  bike ' })).status).toBe(200)
  expect((await list()).builds[0]?.name).toBe('Winter bike')
  for (const name of ['', ' ', 'x'.repeat(61), 'a\nb']) {
    expect((await send('PUT', `/${id}`, { name })).status).toBe(422)
  }
  expect((await send('DELETE', `/${id}`)).status).toBe(200)
  expect((await list()).builds).toEqual([])
  expect((await send('DELETE', `/${id}`)).body.code).toBe('saved_build_not_found')
})

test('unknown codes are refused, and guests too', async () => {
  expect((await send('POST', '', { code: '00000000' })).body.code).toBe('build_not_found')
  expect((await shop.send('GET', '/api/account/builds')).status).toBe(401)
})

test('a member saves a limited number of builds, also at once', async () => {
  const [user] = await shop.db.select().from(users).where(eq(users.email, member.email))
  const codes = Array.from({ length: MOST_SAVED_BUILDS - 1 }, (_, at) => `A${at + 1_000_000}`)
  const [saved] = await shop.db
    .select()
    .from(savedBuilds)
    .where(eq(savedBuilds.code, await codeOf()))
  if (!user || !saved) throw new Error('Nothing was saved.')
  const { price_lines_md5: _, ...row } = saved
  await shop.db
    .insert(savedBuilds)
    .values(codes.map((code) => ({ ...row, code, build_key: `nyx:${code}` })))
  await shop.db
    .insert(memberBuilds)
    .values(codes.map((code) => ({ user_id: user.id, code, name: code })))
  const others = await Promise.all(
    [1, 2, 3].map((number) =>
      codeOf((build, bike) => ({ ...build, color_id: bike.colors[number]?.id ?? 0 })),
    ),
  )
  const replies = await Promise.all(others.map((code) => send('POST', '', { code })))
  const codesOf = replies.map(({ body }) => body.code ?? 'saved')
  expect(codesOf.filter((code) => code === 'saved')).toHaveLength(1)
  expect(codesOf.filter((code) => code === 'saved_builds_full')).toHaveLength(2)
})

describe('the reminder', () => {
  beforeEach(verify)

  test('comes once, a week after saving, and by consent only', async () => {
    await save('Mine')
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    expect(await letters()).toEqual([])

    expect((await allowReminders()).body.data).toEqual({ has_reminders: true })
    expect((await list()).has_reminders).toBe(true)
    await advance(WEEK - 1)
    await remindOfBuilds(shop.deps)
    expect(await letters()).toEqual([])
    await advance(1)
    await Promise.all([remindOfBuilds(shop.deps), remindOfBuilds(shop.deps)])
    await remindOfBuilds(shop.deps)
    const sent = await letters()
    expect(sent).toMatchObject([{ subject: 'You saved “Mine”', recipient: member.email }])
    // It was saved two weeks ago, and may be older.
    expect(sent[0]?.text).not.toMatch(/week/)
  })

  test('names all builds that are due in one email', async () => {
    await allowReminders()
    await save('One')
    const code = await codeOf((build, bike) => ({ ...build, color_id: bike.colors[1]?.id ?? 0 }))
    await send('POST', '', { code, name: 'Two' })
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    expect(await letters()).toMatchObject([{ subject: 'You saved 2 builds' }])
  })

  test('does not come about a bike that was ordered since', async () => {
    await allowReminders()
    await save()
    await advance(DAY)
    await saveBike(shop, member)
    await buyCart(shop, member)
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    expect(await letters()).toEqual([])
  })

  test('does not come after consent was withdrawn, about an ended bike, or to an address that bounced', async () => {
    await allowReminders()
    await save()
    await allowReminders(false)
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    await allowReminders()
    const bounce = { cause: 'bounce' as const, detail: '', issue_id: null }
    await suppressAddress(shop.db, {
      email: member.email,
      ...bounce,
      created_at: shop.clock.now(),
    })
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    expect(await letters()).toEqual([])
    const [row] = await shop.db.select().from(memberBuilds)
    expect(row?.reminded_at).toEqual(shop.clock.now())
  })

  test('ends with one press', async () => {
    await allowReminders()
    await save()
    await advance(WEEK)
    await remindOfBuilds(shop.deps)
    await workOff(shop.deps)
    const url = new URL(shop.sent.at(-1)?.unsubscribeUrl ?? '')
    const path = url.pathname.replace(
      '/saved-builds/unsubscribe',
      '/api/account/build-reminders/end',
    )
    expect((await shop.send('POST', `${path}x`)).body.code).toBe('link_invalid')
    for (let times = 0; times < 2; times += 1) {
      const reply = await shop.send('POST', path, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(reply.status).toBe(200)
    }
    expect((await list()).has_reminders).toBe(false)
  })
})

test('a member’s data has the builds, and they go with the account, as do codes with a name on the paint', async () => {
  await save('Mine')
  const named = await codeOf((build, bike) => {
    const [first, second] = bike.colors.filter(({ type }) => type !== 'Custom')
    const custom = bike.colors.find(({ type }) => type === 'Custom')
    if (!first || !second || !custom) throw new Error('The seed lacks colors.')
    const paint = { first_color_id: first.id, second_color_id: second.id, name: 'Zebs Own' }
    return { ...build, color_id: custom.id, paint }
  })
  await send('POST', '', { code: named })
  const { body } = await as(shop, member)('POST', '/api/account/export', { password: PASSWORD })
  expect(body).toMatchObject({
    member_builds: [{ name: 'Mine' }, { name: 'Nyx' }],
    saved_builds: [{ bike_slug: 'nyx' }, { bike_slug: 'nyx' }],
  })
  await as(shop, member)('POST', '/api/account/delete', { password: PASSWORD })
  expect(await shop.db.select().from(memberBuilds)).toEqual([])
  const left = await shop.db.select().from(savedBuilds)
  expect(left.map(({ build }) => build.paint)).toEqual([null])
})
