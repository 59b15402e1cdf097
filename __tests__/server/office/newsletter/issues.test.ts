import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import type {
  Issue,
  IssueCount,
  IssuePage,
  IssuesPage,
} from '@/contract/office/newsletter/newsletter'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import { ANYONE } from '@/domain/office/segments/segment'
import { customerSegments } from '@/server/kernel/db/schema/accounts/segments'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { mailSuppressions } from '@/server/kernel/db/schema/community/issues'
import { purgeUnusedFiles, storeFile } from '@/server/kernel/files/store'
import { createApi } from '@/server/app'

import { shared, sharedOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer, register } from '@/__tests__/support/members'
import { subscribeAll } from '@/__tests__/support/mail/subscribers'

const PATH = '/api/backoffice/issues'
const WORDS = {
  subject: 'Spring is here',
  preheader: 'Three new colors',
  source: '## Colors\n\nCome and [see](/configurator).',
}
const BODY = { ...WORDS, segment: null }

const { shop, admin } = sharedOffice()
const ada = shared(() => register(shop, 'Adalind'))
beforeAll(async () => {
  await subscribeAll(shop, [ada.email, 'guest@example.com', 'dead@example.com'])
  await shop.db.insert(newsletterSubscriptions).values({
    ...{ public_id: 'asked', email: 'asked@example.com', email_key: 'asked@example.com' },
    ...{ token_hash: 'x', expires_at: new Date(shop.clock.now().getTime() + 1e6) },
  })
  await shop.db.insert(mailSuppressions).values({
    ...{ email: 'dead@example.com', email_key: 'dead@example.com' },
    ...{ cause: 'bounce', detail: '550 5.1.1' },
  })
})

const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)
const begin = async (body: object = BODY) => dataOf<Issue>(await work('POST', PATH, body))
const read = async (id: number) => dataOf<IssuePage>(await work('GET', `${PATH}/${id}`)).issue
const addSegment = async (name: string, conditions: object) =>
  dataOf<{ id: string }>(
    await work('POST', '/api/backoffice/segments', { ...ANYONE, ...conditions, name }),
  ).id

test('a page tells its place among all issues', async () => {
  const [, middle] = [await begin(), await begin(), await begin()]
  const { issues, range } = dataOf<IssuesPage>(await work('GET', `${PATH}?after=${middle?.id}`))
  const all = dataOf<IssuesPage>(await work('GET', PATH))
  expect(all.range).toEqual({ from: 1, matching: all.issues.length })
  expect(range).toEqual({
    from: 1 + all.issues.length - issues.length,
    matching: all.issues.length,
  })
})

test('a draft is kept, listed with the number of subscribers, and saved over an older edition only once', async () => {
  const { id, edition } = await begin()
  expect(await read(id)).toMatchObject({ ...WORDS, state: 'draft', edition: 1, recipients: 0 })
  const save = (subject: string) => work('PUT', `${PATH}/${id}`, { ...BODY, subject, edition })
  const replies = await Promise.all(['One', 'Two', 'Three'].map(save))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('issue_changed')
  expect((await read(id)).edition).toBe(2)
  const list = dataOf<IssuesPage>(await work('GET', PATH))
  expect(list).toMatchObject({ subscribers: 2, bounces: 1, complaints: 0, can_send: true })
  expect(list.issues.map((one) => one.id)).toContain(id)
  expect((await work('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await work('GET', `${PATH}/${id}`)).body.code).toBe('issue_not_found')
})

test.each([
  ['no subject', { ...BODY, subject: ' ' }],
  ['no text', { ...BODY, source: '\n' }],
  ['a line break in its subject', { ...BODY, subject: 'a\nBcc: b' }],
])('an issue with %s is refused', async (_, body) => {
  expect((await work('POST', PATH, body)).status).toBe(422)
})

test('the count leaves out who never confirmed, who bounced, and customers without a subscription', async () => {
  const count = async (segment: string | null) =>
    dataOf<IssueCount>(await work('POST', '/api/backoffice/issue-counts', { segment }))
  expect(await count(null)).toEqual({ count: 2, suppressed: 1 })
  // All three accounts match, but only one is subscribed.
  const everyone = await addSegment('Everyone', { orders_min: 0, joined_days: 10_000 })
  expect(await count(everyone)).toEqual({ count: 1, suppressed: 0 })
  const nobody = await addSegment('Nobody', { orders_min: 50 })
  expect(await count(nobody)).toEqual({ count: 0, suppressed: 0 })
  expect((await work('POST', '/api/backoffice/issue-counts', { segment: 'gone' })).body.code).toBe(
    'segment_not_found',
  )
})

test('what would go to nobody, or to a segment that was removed, is not sent to everybody', async () => {
  const segment = await addSegment('For a day', { orders_min: 60 })
  const { id } = await begin({ ...WORDS, segment })
  const send = () => work('POST', `${PATH}/${id}/sending`, { edition: 1, send_at: null })
  expect((await send()).body.code).toBe('issue_for_nobody')
  await shop.db.delete(customerSegments).where(eq(customerSegments.id, segment))
  expect((await send()).body.code).toBe('segment_not_found')
  expect(await read(id)).toMatchObject({ state: 'draft', recipients: 0 })
})

test('the preview is a tree of few elements, and its paths lead to the shop', async () => {
  const source =
    '# A\n\n[see](/news) <b>x</b> ![p](https://evil.test/pixel.gif)\n\n| a |\n|---|\n| b |'
  const reply = await work('POST', '/api/backoffice/issue-previews', { source })
  const text = JSON.stringify(dataOf<{ body: unknown }>(reply).body)
  expect(text).toContain('{"tag":"a","href":"https://shop.test/news"')
  expect(text).toContain('"tag":"h2"')
  for (const tag of ['img', 'table', 'b"']) expect(text).not.toContain(`"tag":"${tag}`)
})

test('a test goes to who asked for it alone, without a link that ends anything', async () => {
  const { email } = dataOf<{ email: string }>(
    await work('POST', '/api/backoffice/issue-tests', WORDS),
  )
  expect(email).toBe(admin.email)
  const letters = (await shop.db.select().from(mailOutbox)).filter(
    ({ kind }) => kind === 'newsletter_test',
  )
  expect(letters).toMatchObject([
    { recipient: admin.email, subject: WORDS.subject, unsubscribe_url: null },
  ])
  expect(letters[0]?.html).toContain('href="https://shop.test/configurator"')
  expect(letters[0]?.text).toContain('see (https://shop.test/configurator)')
  const pictures = letters[0]?.html.match(/<img src="[^"]*"/g)
  expect(pictures).toEqual([expect.stringMatching(/\/icons\/mail-logo\.png\?[0-9a-f]{8}"$/)])
})

test('without a mail server nothing begins', async () => {
  const { id } = await begin()
  const reply = await createApi({ ...shop.deps, mail: null }).request(`${PATH}/${id}/sending`, {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': 'application/json' },
    body: JSON.stringify({ edition: 1, send_at: null }),
  })
  expect(await reply.json()).toMatchObject({ code: 'email_off' })
  expect((await read(id)).state).toBe('draft')
})

test('a picture shows in preview and test before it is saved, and to everyone after that', async () => {
  const file = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#c0ffee' },
  })
    .png()
    .toBuffer()
  const { public_id } = await storeFile(shop.deps, { name: 'tire.png', file })
  const picture = { id: public_id, width: 600, height: 300 }
  const source = contentPictureMarkdown(picture, 'A green tire')
  const address = `/api/content-pictures/${public_id}/600x300`
  const shown = dataOf<{ body: { children: { src: string }[] }[] }>(
    await work('POST', '/api/backoffice/issue-previews', { source }),
  ).body[0]?.children[0]
  expect(shown).toMatchObject({ tag: 'img', alt: 'A green tire', width: 512, height: 256 })
  expect((await shop.send('GET', shown?.src ?? '')).status).toBe(200)
  expect((await shop.send('GET', address)).status).toBe(404)
  const { segment: _, ...words } = { ...BODY, source }
  await work('POST', '/api/backoffice/issue-tests', words)
  const letters = await shop.db.select().from(mailOutbox)
  const [, sent = ''] = /src="https:\/\/shop\.test([^"]+)"/.exec(letters.at(-1)?.html ?? '') ?? []
  expect((await shop.send('GET', sent.replaceAll('&amp;', '&'))).status).toBe(200)

  const silent = { ...BODY, source: contentPictureMarkdown(picture, 'What the picture shows') }
  expect((await work('POST', PATH, silent)).body.errors).toMatchObject([{ field: 'source' }])
  const gone = { ...picture, id: 'mJ2v0Qk3Zr8wN5yTb7LxAg' }
  const missing = { ...BODY, source: contentPictureMarkdown(gone, 'Gone') }
  expect((await work('POST', PATH, missing)).body.errors).toMatchObject([{ field: 'source' }])

  const { id } = await begin({ ...BODY, source })
  expect((await read(id)).source).toBe(source.trim())
  expect((await shop.send('GET', address)).status).toBe(200)
  // An old picture is kept, because another issue or text may use it, too.
  await begin({ ...BODY, source })
  shop.clock.advance(2 * 86_400_000)
  await purgeUnusedFiles(shop.deps)
  expect((await shop.send('GET', address)).status).toBe(200)
})
