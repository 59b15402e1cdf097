import { eq } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { contentPages, contentVersions } from '@/server/kernel/db/schema/catalog/content'
import { seedTexts } from '@/server/seed/data/content'
import { seedHelpTopics } from '@/server/seed/data/help'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { CONTENT_KINDS } from '@/domain/shop/content/content'
import { storedItems } from '@/server/catalog/content/facts/stored-items'
import { OFFICE_KEYS, OFFICE_LOCAL_KEYS } from '@/utils/office-keys'
import { SESSION_KEYS } from '@/utils/session-keys'
import { LOCAL_KEYS } from '@/utils/storage'
import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { as, bearer } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'

const HOUR_MS = 3_600_000
const TERMS = '/api/backoffice/content/page/terms'

const { shop, admin } = freshOffice()

interface Entry {
  kind: string
  slug: string
  title: string
}

interface Text extends Entry {
  body: unknown[]
  updated_at: string
}

interface Edited {
  latest: number
  status: string
  source: string
  history: { number: number; author: string | null; is_public: boolean; note: string }[]
}

const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)
const read = (path: string) => shop.send('GET', `/api/content/${path}`)
const edited = async (path = TERMS) => dataOf<Edited>(await work('GET', path))

function edit(base: number, more: Record<string, unknown> = {}) {
  const text = { title: 'Terms', description: 'New terms', source: 'Brand **new**.' }
  return { ...text, base, owner: 'Legal', review_by: null, publish_at: null, ...more }
}

const bodyOf = (reply: Reply) => JSON.stringify(dataOf<Text>(reply).body)
const soon = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString()

describe('the texts that the shop begins with', () => {
  test('can all be read, and every placeholder of theirs is filled in', async () => {
    const entries = dataOf<{ entries: Entry[] }>(await shop.send('GET', '/api/content')).entries
    expect(entries.map(({ kind, slug }) => `${kind}/${slug}`).sort()).toEqual(
      seedTexts()
        .map(({ kind, slug }) => `${kind}/${slug}`)
        .sort(),
    )
    for (const { kind, slug } of entries) {
      const reply = await read(`${kind}/${slug}`)
      expect({ slug, status: reply.status }).toEqual({ slug, status: 200 })
      expect(JSON.stringify(reply.body)).not.toMatch(/\{\{|undefined|NaN/)
    }
  })

  test('name the seller, the countries and the rules of this shop', async () => {
    expect(bodyOf(await read('page/terms'))).toContain('Fixture Bikes Inc.')
    const shipping = bodyOf(await read('page/shipping'))
    expect(shipping).toContain('New Zealand')
    expect(shipping).toContain('41 countries')
    expect(bodyOf(await read('page/rrpolicy'))).toContain('within 14 days')
    expect(bodyOf(await read('manual/nyx'))).toContain('630 Wh battery')
  })

  test('show bikes as they are first offered', async () => {
    const about = bodyOf(await read('page/about-us'))
    const [, src = '', alt = ''] = /"src":"([^"]+)","alt":"([^"]+)"/.exec(about) ?? []
    expect(src).toMatch(/^\/pictures\/nyx\?view=paper&from=front&build=/)
    expect(alt).toMatch(/^Nyx in size M/)
    expect(about).toContain('"width":1600,"height":987')
    const build = new URL(src, 'https://shop.test').searchParams.get('build') ?? ''
    expect(build).toBe(buildAddress(defaultBuild(seedBike('nyx'), seedCountry(US))))
    expect(bodyOf(await read('manual/nireeka-homie'))).toContain('"/pictures/nireeka-homie?')
  })

  test('tell of everything that the shop keeps in a browser', async () => {
    const names = [LOCAL_KEYS, SESSION_KEYS, OFFICE_KEYS, OFFICE_LOCAL_KEYS].flatMap((keys) =>
      Object.values<string>(keys),
    )
    const notified = storedItems().map(({ name }) => name)
    expect(names.filter((name) => !notified.includes(name))).toEqual([])
    const privacy = bodyOf(await read('page/privacypolicy'))
    expect(notified.filter((name) => !privacy.includes(`"${name}"`))).toEqual([])
  })

  test('are listed by kind, news with the newest first', async () => {
    for (const kind of CONTENT_KINDS) {
      const { entries } = dataOf<{ entries: Entry[] }>(
        await shop.send('GET', `/api/content?kind=${kind}`),
      )
      expect(entries.every((entry) => entry.kind === kind)).toBe(true)
    }
    const reply = await shop.send('GET', '/api/content?kind=news')
    expect(dataOf<{ entries: Entry[] }>(reply).entries[0]?.slug).toBe('bike-passport')
  })
})

describe('a new version', () => {
  test('is not public as a draft and is public when it is published', async () => {
    expect(await work('PUT', TERMS, edit(1))).toMatchObject({
      status: 200,
      body: { data: { number: 2, status: 'published' } },
    })
    expect(bodyOf(await read('page/terms'))).not.toContain('Brand')
    const path = `${TERMS}/versions/2`
    expect((await work('PUT', path, { publish_at: soon(-HOUR_MS) })).status).toBe(200)
    expect(bodyOf(await read('page/terms'))).toContain('Brand')
    expect((await work('PUT', path, { publish_at: null })).status).toBe(200)
    expect(bodyOf(await read('page/terms'))).not.toContain('Brand')
  })

  test('appears by itself at its hour', async () => {
    await work('PUT', TERMS, edit(1, { publish_at: soon(HOUR_MS) }))
    shop.clock.advance(HOUR_MS - 1)
    expect(bodyOf(await read('page/terms'))).not.toContain('Brand')
    shop.clock.advance(1)
    expect(bodyOf(await read('page/terms'))).toContain('Brand')
  })

  test('is refused when somebody else saved in between, and one of two at once wins', async () => {
    const replies = await Promise.all([
      work('PUT', TERMS, edit(1, { note: 'a' })),
      work('PUT', TERMS, edit(1, { note: 'b' })),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await work('PUT', TERMS, edit(1))
    expect(late.body).toMatchObject({ code: 'content_changed', data: { latest: 2 } })
    expect((await edited()).history).toHaveLength(2)
  })

  test('with a placeholder that nobody knows is refused by its name', async () => {
    const reply = await work('PUT', TERMS, edit(1, { source: 'By {{seller.nmae}}.' }))
    expect(reply.status).toBe(422)
    expect(reply.body.errors?.[0]).toMatchObject({ field: 'source' })
    expect(reply.body.errors?.[0]?.message).toContain('seller.nmae')
  })

  test('of a new text begins at 0, as a draft that nobody finds', async () => {
    const path = '/api/backoffice/content/news/hello'
    const first = await work('PUT', path, edit(0))
    expect(first.body.data).toMatchObject({ number: 1, status: 'draft' })
    expect((await work('PUT', path, edit(0))).status).toBe(409)
    expect((await read('news/hello')).body.code).toBe('content_not_found')
    await work('PUT', path, edit(1, { publish_at: soon(HOUR_MS) }))
    expect((await edited(path)).status).toBe('scheduled')
  })
})

describe('the list of the office', () => {
  const listed = async (query = '') =>
    dataOf<{ entries: (Entry & { author: string | null })[] }>(
      await work('GET', `/api/backoffice/content${query}`),
    ).entries

  test('finds words of the newest version, kinds and states, and says who changed it last', async () => {
    expect((await listed()).length).toBe(seedTexts().length + seedHelpTopics().length)
    expect((await listed('?q=bRaNd%20%2A%2Anew')).length).toBe(0)
    await work('PUT', TERMS, edit(1))
    expect(await listed('?q=bRaNd%20%2A%2Anew')).toMatchObject([{ slug: 'terms', author: 'Cleo' }])
    expect(await listed('?q=100%25_')).toEqual([])
    const news = await listed('?kind=news&status=published')
    expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(['news']))
    await work('PUT', '/api/backoffice/content/news/hello', edit(0))
    expect(await listed('?kind=news&status=draft')).toMatchObject([{ slug: 'hello' }])
    expect((await work('GET', '/api/backoffice/content?status=lost')).status).toBe(422)
  })
})

test('a text can be read as it is written, with its facts, and nothing of it is kept', async () => {
  const written = {
    title: 'New',
    description: '',
    source: 'In {{withdrawal.days}} or {{no.such}}.',
  }
  expect((await work('POST', `${TERMS}/rendered`, written)).body.data).toEqual({
    ...{ title: 'New', description: '', unknown: ['no.such'] },
    body: [{ tag: 'p', children: ['In 14 or {{no.such}}.'] }],
  })
  expect((await edited()).latest).toBe(1)
})

describe('the history', () => {
  test('holds every version with its author, and an old one can become the newest', async () => {
    const { source } = await edited()
    await work('PUT', TERMS, edit(1, { note: 'All new', publish_at: soon(0) }))
    expect((await edited()).history.map((one) => [one.number, one.author, one.is_public])).toEqual([
      [2, 'Cleo', true],
      [1, null, false],
    ])
    expect((await work('POST', `${TERMS}/versions/1/restore`, { base: 1 })).status).toBe(409)
    expect((await work('POST', `${TERMS}/versions/1/restore`, { base: 2 })).status).toBe(200)
    expect(await edited()).toMatchObject({ latest: 3, source })
    expect(bodyOf(await read('page/terms'))).toContain('Brand')
    const old = await work('GET', `${TERMS}/versions/2`)
    expect(dataOf<{ source: string }>(old).source).toBe('Brand **new**.')
    expect((await work('GET', `${TERMS}/versions/9`)).body.code).toBe('content_not_found')
  })

  test('stays when the account of its author is deleted', async () => {
    await work('PUT', TERMS, edit(1))
    // Another owner, because the shop must keep one.
    await registerAdmin(shop, 'Olga')
    await shop.db.delete(users).where(eq(users.id, await idOf(shop, admin)))
    const rows = await shop.db.select().from(contentVersions).where(eq(contentVersions.number, 2))
    expect(rows.map(({ author_id }) => author_id)).toEqual([null])
  })
})

describe('a preview link', () => {
  const linkOf = async (number: number) =>
    dataOf<{ url: string }>(await work('POST', `${TERMS}/versions/${number}/preview`))
  const open = (url: string) =>
    shop.send('GET', `/api/content-previews/${encodeURIComponent(url.split('/').at(-1) ?? '')}`)

  test('shows a draft without a login for two days', async () => {
    await work('PUT', TERMS, edit(1))
    const { url } = await linkOf(2)
    expect(url).toMatch(/^https:\/\/shop\.test\/preview\//)
    expect(bodyOf(await open(url))).toContain('Brand')
    shop.clock.advance(48 * HOUR_MS)
    expect((await open(url)).body.code).toBe('content_not_found')
  })

  test('cannot be made up, lengthened or led to another version', async () => {
    await work('PUT', TERMS, edit(1))
    const [id = '', end = '', key = ''] = ((await linkOf(2)).url.split('/').at(-1) ?? '').split('.')
    const others = [
      'x',
      `${id}.${end}`,
      `${id}.${end}.`,
      `${id}.${Number(end) + 1}.${key}`,
      `${Number(id) - 1}.${end}.${key}`,
      `${id}.${end}.${key.slice(0, -1)}`,
      'NaN.NaN.x',
    ]
    for (const other of others) {
      expect((await open(other)).body.code).toBe('content_not_found')
    }
  })
})

test('what is saved is shown at once: its static pages are made anew', async () => {
  const revalidated: string[] = []
  const revalidate = (path: string) => {
    revalidated.push(path)
    return path === '/news' ? Promise.reject(new Error('busy')) : Promise.resolve()
  }
  const save = await createApi(shop.deps).request(
    '/api/backoffice/content/news/hello',
    {
      method: 'PUT',
      headers: { ...bearer(admin.token), 'content-type': 'application/json' },
      body: JSON.stringify(edit(0, { publish_at: soon(0) })),
    },
    { revalidate },
  )
  expect(save.status).toBe(200)
  expect(revalidated).toEqual(['/news/hello', '/news'])
})

test('an archived text is gone and comes back', async () => {
  expect((await work('PUT', `${TERMS}/archived`, { is_archived: true })).body.data).toEqual({
    status: 'archived',
  })
  expect((await read('page/terms')).status).toBe(404)
  await work('PUT', `${TERMS}/archived`, { is_archived: false })
  expect((await read('page/terms')).status).toBe(200)
  const rows = await shop.db.select().from(contentPages).where(eq(contentPages.slug, 'terms'))
  expect(rows[0]?.archived_at).toBeNull()
})
