import { sql } from 'drizzle-orm'

import { readContent } from '@/server/catalog/content/read-content'
import type { Deps } from '@/server/kernel/deps'
import { socialsFromEnvironment } from '@/server/kernel/ports/socials'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'

const { shop, office } = freshOffice()

interface Text {
  title: string
  body: unknown[]
  number: number | null
  versions: { number: number; in_force_at: string }[]
}

const read = async (path: string) => dataOf<Text>(await shop.send('GET', `/api/content/${path}`))
const version = (slug: string, number: number) =>
  shop.send('GET', `/api/legal-documents/${slug}/versions/${number}`)
const bodyOf = ({ body }: Text) => JSON.stringify(body)
const nowText = () => shop.clock.now().toISOString()

const save = (base: number, more: Record<string, unknown> = {}) =>
  office('PUT', 'content/page/terms', {
    ...{ title: 'Terms', description: '', source: `Terms number ${base}.`, owner: 'Legal' },
    ...{ base, review_by: null, publish_at: nowText(), ...more },
  })

async function rename(name: string) {
  const { shop: present } = dataOf<{ shop: object }>(await office('GET', 'settings'))
  return office('PUT', 'settings/shop', { ...present, name })
}

test('each change of the terms is a version, and the earlier ones stay readable', async () => {
  const first = await read('page/terms')
  const began = nowText()
  shop.clock.advance(60_000)
  await save(1)
  const second = await read('page/terms')
  expect(second).toMatchObject({
    number: 2,
    versions: [
      { number: 2, in_force_at: nowText() },
      { number: 1, in_force_at: began },
    ],
  })
  expect(bodyOf(second)).toContain('Terms number 1.')
  expect(dataOf<Text>(await version('terms', 1))).toMatchObject({ number: 1, body: first.body })
  await office('PUT', 'content/page/terms/archived', { is_archived: true })
  expect((await version('terms', 1)).status).toBe(200)
  expect((await version('terms', 3)).status).toBe(404)
  expect((await version('faq', 1)).status).toBe(404)
})

test('a draft is no version, and a scheduled text is one from its hour on', async () => {
  await read('page/terms')
  await save(1, { publish_at: null })
  expect((await read('page/terms')).number).toBe(1)
  await save(2, { publish_at: new Date(shop.clock.now().getTime() + 60_000).toISOString() })
  expect((await read('page/terms')).number).toBe(1)
  shop.clock.advance(60_000)
  expect(await read('page/terms')).toMatchObject({ number: 2, title: 'Terms' })
})

test('a fact that changes is a new version of the documents that state it, and of no others', async () => {
  const before = await read('page/terms')
  await office('PUT', 'content/page/rrpolicy', {
    ...{ title: 'Returns', description: '', source: 'No facts.', owner: 'Legal', base: 1 },
    ...{ review_by: null, publish_at: nowText() },
  })
  expect((await read('page/rrpolicy')).number).toBe(2)
  expect((await rename('Nireeka Works')).status).toBe(200)
  expect(bodyOf(await read('page/terms'))).toContain('Nireeka Works')
  expect(await read('page/terms')).toMatchObject({ number: 2 })
  expect((await read('page/rrpolicy')).number).toBe(2)
  expect(dataOf<Text>(await version('terms', 1)).body).toEqual(before.body)
  expect(await read('page/faq')).toMatchObject({ number: null, versions: [] })
})

test('requests that see a change at the same time record one version', async () => {
  await read('page/terms')
  await rename('Nireeka Works')
  await Promise.all(Array.from({ length: 8 }, () => read('page/terms')))
  expect((await read('page/terms')).versions).toHaveLength(2)
})

test.each([
  sql`update legal_versions set body = ''`,
  sql`delete from legal_versions`,
  sql`truncate legal_versions cascade`,
])('the database rejects changes of versions %#', async (change) => {
  await read('page/terms')
  await expect(shop.db.execute(change)).rejects.toMatchObject({
    cause: { message: 'Versions of legal documents are only ever added.' },
  })
})

const privacyOf = async (deps: Partial<Deps>) =>
  JSON.stringify(
    (await readContent({ ...shop.deps, ...deps }, { kind: 'page', slug: 'privacypolicy' })).body,
  )

test('the privacy policy names no service that the shop isn’t connected to', async () => {
  const text = await privacyOf({ mail: null })
  expect(text).not.toMatch(/Google|Facebook|Stripe|PayPal|Postmark|email provider/)
})

test('the privacy policy names the connected services and the retention of the jobs', async () => {
  const google = socialsFromEnvironment({ GOOGLE_CLIENT_ID: 'id' })
  const text = await privacyOf({ socials: google })
  expect(text).toContain('If you log in with Google, that service')
  expect(text).toContain('email provider')
  for (const term of ['30 days after it was sent', '18 months after', '24 hours', '2 years, or'])
    expect(text).toContain(term)
})

test('a process keeps to the wording that a newer release has recorded', async () => {
  await read('page/terms')
  await shop.db.execute(sql`
    insert into legal_versions (page_id, number, title, description, body, in_force_at)
    select page_id, 2, title, description, 'Wording of the next release.', now() from legal_versions
    where page_id = (select id from content_pages where kind = 'page' and slug = 'terms')`)
  expect(await read('page/terms')).toMatchObject({ number: 2 })
  expect((await read('page/terms')).versions).toHaveLength(2)
})
