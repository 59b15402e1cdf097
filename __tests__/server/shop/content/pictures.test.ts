import sharp from 'sharp'

import { forumPictures } from '@/messages/community/forum/forum-pictures'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import { purgeUnusedFiles, storeFile } from '@/server/kernel/files/store'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'

const TERMS = '/api/backoffice/content/page/terms'

const { shop, admin } = freshOffice()

const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)

async function upload() {
  const file = await sharp({
    create: { width: 4, height: 3, channels: 3, background: '#c0ffee' },
  })
    .png()
    .toBuffer()
  const { public_id, width, height } = await storeFile(shop.deps, { name: 'tire.png', file })
  return { id: public_id, width: width ?? 0, height: height ?? 0 }
}

const edit = (base: number, source: string) => ({
  ...{ title: 'Terms', description: '', source, base, owner: 'Legal' },
  ...{ review_by: null, publish_at: shop.clock.now().toISOString() },
})

interface Body {
  body: { children: { tag: string; src: string; alt: string; width: number; height: number }[] }[]
}

test('a picture can be seen in the preview only, and by everyone once the text is saved', async () => {
  const picture = await upload()
  const source = contentPictureMarkdown(picture, 'A green tire')
  const address = `/api/content-pictures/${picture.id}/4x3`
  const written = { title: '', description: '', source }
  const shown = dataOf<Body>(await work('POST', `${TERMS}/rendered`, written)).body[0]?.children[0]
  expect(shown).toMatchObject({ tag: 'img', alt: 'A green tire', width: 4, height: 3 })
  expect((await shop.send('GET', address)).status).toBe(404)
  expect((await shop.send('GET', `${address}?until=9999999&key=x`)).status).toBe(404)
  expect((await shop.send('GET', shown?.src ?? '')).status).toBe(200)

  expect((await work('PUT', TERMS, edit(1, source))).status).toBe(200)
  expect((await shop.send('GET', address)).status).toBe(200)
  const open = dataOf<Body>(await shop.send('GET', '/api/content/page/terms'))
  expect(open.body[0]?.children[0]).toMatchObject({ tag: 'img', src: address })

  // The picture is kept, because earlier versions still show it and another text may.
  await work('PUT', TERMS, edit(2, 'Nothing.'))
  shop.clock.advance(2 * 86_400_000)
  await purgeUnusedFiles(shop.deps)
  expect((await shop.send('GET', address)).status).toBe(200)
})

test('without a description, gone or from elsewhere, a picture is refused or left out', async () => {
  const picture = await upload()
  for (const words of [' ', forumPictures.describe]) {
    const silent = await work('PUT', TERMS, edit(1, contentPictureMarkdown(picture, words)))
    expect(silent.body.errors).toMatchObject([{ field: 'source' }])
  }
  const gone = { id: 'mJ2v0Qk3Zr8wN5yTb7LxAg', width: 4, height: 3 }
  const missing = await work('PUT', TERMS, edit(1, contentPictureMarkdown(gone, 'Gone')))
  expect(missing.body.errors).toMatchObject([{ field: 'source' }])
  const source = '![A tracker](https://elsewhere.example/pixel.png)'
  expect((await work('PUT', TERMS, edit(1, source))).status).toBe(200)
  const { body } = dataOf<{ body: unknown }>(await shop.send('GET', '/api/content/page/terms'))
  expect(body).toEqual([{ tag: 'p', children: ['A tracker'] }])
})
