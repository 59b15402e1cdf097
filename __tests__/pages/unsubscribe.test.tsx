import type { GetServerSidePropsContext } from 'next'

import { unsubscribePath } from '@/server/community/newsletter/links'
import { closeDb, createDb } from '@/server/kernel/db/client'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'

import { createTestDatabase } from '../support/database/database'
import { htmlOf } from '../support/pages'

// The first page load imports the whole API.
jest.setTimeout(30_000)

const secret = 'test-secret-of-at-least-32-characters'
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  process.env.APP_SECRET = secret
  process.env.LOG_LEVEL = 'silent'
  db = createDb(database.url, { max: 2, waitMs: 15_000 })
})
afterAll(async () => {
  await db.close()
  await closeDb()
  await database.drop()
})

async function open(method: string, [id, key]: string[]) {
  const { default: Page, getServerSideProps } =
    await import('@/pages/newsletter/unsubscribe/[id]/[key]')
  const res = { statusCode: 200, setHeader: () => undefined }
  const context = { req: { method }, res, params: { id, key } }
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext)
  if (!('props' in result)) throw new Error('No page.')
  const html = await htmlOf('/newsletter/unsubscribe', <Page {...await result.props} />)
  return { html, status: res.statusCode }
}

test('the address of List-Unsubscribe is a page with a button for people, and a call for mail programs', async () => {
  const [row] = await db.db
    .insert(newsletterSubscriptions)
    .values({
      ...{ public_id: 'sub-1', email: 'ida@example.com', email_key: 'ida@example.com' },
      ...{ status: 'confirmed', confirmed_at: new Date() },
    })
    .returning()
  const link = unsubscribePath({ secret }, row?.public_id ?? '').split('/')
  const count = async () => (await db.db.select().from(newsletterSubscriptions)).length
  expect(await open('GET', link)).toMatchObject({
    status: 200,
    html: expect.stringMatching(/<button.*Unsubscribe<\/span>/),
  })
  expect(await count()).toBe(1)
  expect((await open('POST', ['sub-1', 'wrong'])).status).toBe(422)
  expect(await count()).toBe(1)
  expect((await open('POST', link)).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await open('POST', link)).status).toBe(200)
})
