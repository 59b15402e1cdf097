import sharp from 'sharp'

import type { ContentElement } from '@/domain/shop/content/content'
import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import { pictureAddress } from '@/domain/community/forum/forum-pictures'
import { createApi } from '@/server/app'
import { purgeDeleted } from '@/server/community'
import { files } from '@/server/kernel/db/schema/system/files'
import { purgeUnusedFiles } from '@/server/kernel/files/store'
import { postTree } from '@/server/kernel/markdown/post'
import {
  HIDING,
  beginThread,
  moderator,
  newcomer,
  openThread,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const admin = fresh(() => moderator(shop, 'Cleo'))

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d40' } })
    .withExif({ IFD0: { Artist: 'Ada Secret' } })
    .jpeg()
    .toBuffer()

interface Uploaded {
  id: string
  width: number | null
  height: number | null
}

async function upload(content?: Buffer): Promise<Uploaded> {
  const response = await createApi(shop.deps).request('/api/files?name=wheel.jpg', {
    method: 'POST',
    body: new Uint8Array(content ?? (await photo())),
  })
  return ((await response.json()) as { data: Uploaded }).data
}

const addressOf = ({ id, width, height }: Uploaded) =>
  pictureAddress({ id, width: width ?? 0, height: height ?? 0 })
const textOf = (file: Uploaded) =>
  `My rear wheel after the winter:\n\n![A wheel](${addressOf(file)})`

const get = (path: string) => createApi(shop.deps).request(path)
const statusOf = async (path: string) => (await get(path)).status

async function shownTo(thread: number, member?: Member) {
  const { posts } = await readThread(shop, thread, member)
  const elements = posts.flatMap(({ body }) => body as ContentElement[])
  return elements.flatMap(({ children }) => children).find(isPicture)
}
const isPicture = (node: unknown): node is ContentElement =>
  typeof node === 'object' && node !== null && 'tag' in node && node.tag === 'img'

const stored = async () => (await shop.db.select({ id: files.id }).from(files)).length
const postOf = async (thread: number, number = 1) =>
  (await readThread(shop, thread, admin)).posts[number - 1]?.id

test('a picture is shown with its description and size, and served without what a camera wrote', async () => {
  const file = await upload()
  expect(file).toMatchObject({ width: 40, height: 30 })
  const shown = await shownTo(await openThread(shop, ada, { text: textOf(file) }))
  expect(shown).toMatchObject({ src: addressOf(file), alt: 'A wheel', width: 40, height: 30 })
  const response = await get(addressOf(file))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('content-disposition')).toBe('inline')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  const content = Buffer.from(await response.arrayBuffer())
  expect(content.toString('latin1')).not.toContain('Ada Secret')
  expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 30 })
})

test('nobody sees an upload before it is posted, except in the preview of whoever has its address', async () => {
  const file = await upload()
  expect(await statusOf(addressOf(file))).toBe(404)
  const preview = await as(shop, ada)('POST', '/api/forum/preview', { text: textOf(file) })
  const drawn = dataOf<{ body: ContentElement[] }>(preview).body[1]?.children.find(isPicture)
  expect(await statusOf(drawn?.src ?? '')).toBe(200)
  expect(await statusOf((drawn?.src ?? '').replace(/key=.{4}/, 'key=AAAA'))).toBe(404)
})

describe('while the thread is hidden', () => {
  test('only its author and administrators get an address that works, for two hours', async () => {
    const file = await upload()
    const thread = await openThread(shop, ada, { text: textOf(file) })
    await as(shop, ada)('PUT', `/api/forum/threads/${thread}/hidden`, { is_hidden: true })
    expect(await statusOf(addressOf(file))).toBe(404)
    const sources = [await shownTo(thread, ada), await shownTo(thread, admin)]
    for (const picture of sources) expect(await statusOf(picture?.src ?? '')).toBe(200)
    shop.clock.advance(2 * 3_600_000)
    for (const picture of sources) expect(await statusOf(picture?.src ?? '')).toBe(404)
  })

  test('or its post is, others find nothing, and all of them when it is shown again', async () => {
    const file = await upload()
    const thread = await openThread(shop, ada, { text: textOf(file) })
    const hide = async (is_hidden: boolean) =>
      as(shop, admin)('PUT', `/api/backoffice/forum/posts/${await postOf(thread)}`, {
        ...HIDING,
        is_hidden,
      })
    await hide(true)
    expect(await statusOf(addressOf(file))).toBe(404)
    expect(await shownTo(thread, ben)).toBeUndefined()
    expect(await statusOf((await shownTo(thread, ada))?.src ?? '')).toBe(200)
    await hide(false)
    expect(await statusOf(addressOf(file))).toBe(200)
  })
})

test('a deleted post or thread takes its picture along, and for good after a day', async () => {
  const [one, two] = [await upload(), await upload()]
  const thread = await openThread(shop, ada)
  await reply(shop, ben, { thread, text: textOf(one) })
  const other = await openThread(shop, ada, { text: textOf(two) })
  const post = await postOf(thread, 2)
  await as(shop, ben)('DELETE', `/api/forum/posts/${post}`)
  await as(shop, ada)('DELETE', `/api/forum/threads/${other}`)
  expect([await statusOf(addressOf(one)), await statusOf(addressOf(two))]).toEqual([404, 404])
  await as(shop, ben)('POST', `/api/forum/posts/${post}/restore`)
  expect(await statusOf(addressOf(one))).toBe(200)
  await as(shop, ben)('DELETE', `/api/forum/posts/${post}`)
  shop.clock.advance(UNDO_WINDOW_MS)
  await purgeUnusedFiles(shop.deps)
  expect(await stored()).toBe(2)
  await purgeDeleted(shop.deps, 1)
  expect(await stored()).toBe(0)
})

test('an edit adds pictures, and removes those that it leaves out', async () => {
  const [one, two] = [await upload(), await upload()]
  const thread = await openThread(shop, ada, { text: textOf(one) })
  const edit = async (text: string) =>
    (await as(shop, ada)('PUT', `/api/forum/posts/${await postOf(thread)}`, { text })).status
  expect(await edit(`${textOf(one)} ![Again](${addressOf(two)})`)).toBe(200)
  expect([await statusOf(addressOf(one)), await statusOf(addressOf(two))]).toEqual([200, 200])
  expect(await edit(textOf(two))).toBe(200)
  expect([await statusOf(addressOf(one)), await statusOf(addressOf(two))]).toEqual([404, 200])
  expect(await stored()).toBe(1)
})

test('what is unknown, no picture, of another post or of another size is refused', async () => {
  const used = await upload()
  await openThread(shop, ada, { text: textOf(used) })
  const plain = await upload(Buffer.from('A text, and no picture.'))
  const fresh = await upload()
  const wrong = [
    used,
    { ...plain, width: 40, height: 30 },
    { ...fresh, width: 4_000 },
    { id: 'a'.repeat(22), width: 40, height: 30 },
  ]
  for (const file of wrong) {
    expect(await beginThread(shop, ben, { text: textOf(file) })).toMatchObject({
      status: 422,
      body: { code: 'forum_picture_wrong' },
    })
  }
  expect((await beginThread(shop, ben, { text: textOf(fresh) })).status).toBe(200)
})

test('new members post no pictures, and nobody more than ten at a time', async () => {
  const newt = await newcomer(shop, 'Newt')
  const refused = await beginThread(shop, newt, { text: textOf(await upload()) })
  expect(refused).toMatchObject({ status: 403, body: { code: 'forum_limited' } })
  expect(refused.body.message).toContain('New members can’t post pictures yet.')
  const many = Array.from({ length: 11 }, (_, index) =>
    addressOf({ id: `picture-number-${index}`, width: 40, height: 30 }),
  )
  const text = many.map((address) => `![A wheel](${address})`).join(' ')
  expect((await beginThread(shop, ada, { text })).body.message).toContain('up to 10 pictures')
})

test('an upload that no post shows is gone after a day', async () => {
  await upload()
  const posted = await upload()
  await openThread(shop, ada, { text: textOf(posted) })
  shop.clock.advance(24 * 3_600_000 + 1)
  await purgeUnusedFiles(shop.deps)
  expect(await stored()).toBe(1)
  expect(await statusOf(addressOf(posted))).toBe(200)
})

test('the search finds the description and nothing of the address', async () => {
  const file = await upload()
  await openThread(shop, ada, { text: textOf(file) })
  const find = async (q: string) =>
    dataOf<{ results: { excerpt: { text: string } }[] }>(
      await shop.send('GET', `/api/forum/search?q=${q}`),
    ).results
  expect((await find('wheel'))[0]?.excerpt.text).toBe(
    'My rear wheel after the winter: !A wheel'.replace('!', ''),
  )
  expect(await find('pictures')).toEqual([])
})

test.each([
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/api/user/1/avatar/1',
  '/api/forum/pictures/../../logout',
  '/api/forum/pictures/abcdefghijkl/800x600?x=1',
  '/api/forum/pictures/abcdefghijkl/800x600#x',
  '/api/forum/pictures/abcdefghijkl/0x600',
])('the address %s shows no picture', (address) => {
  expect(
    JSON.stringify(postTree(`Look: ![words](${address}) and [link](${address})`)),
  ).not.toContain('"img"')
})

test('a link to a picture of ours is a text', () => {
  const tree = postTree('See [this](/api/forum/pictures/abcdefghijkl/800x600).')
  expect(tree).toEqual([{ tag: 'p', children: ['See ', 'this', '.'] }])
})
