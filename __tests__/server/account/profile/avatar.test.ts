import sharp from 'sharp'

import { createApi } from '@/server/app'
import { avatars } from '@/server/kernel/db/schema/accounts/users'
import { bearer, register } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => register(shop, 'Ada'))

async function send(method: string, path: string, file?: Buffer, type = 'image/png') {
  const response = await createApi(shop.deps).request(`http://localhost${path}`, {
    method,
    headers: { ...bearer(ada.token), ...(file ? { 'content-type': type } : {}) },
    ...(file ? { body: new Uint8Array(file) } : {}),
  })
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() }
}

const upload = (file: Buffer, type?: string) => send('POST', '/api/account/avatar', file, type)
const codeOf = (body: ArrayBuffer) =>
  (JSON.parse(Buffer.from(body).toString()) as { code?: string }).code

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c8f03c' } })

async function claiming(width: number, height: number): Promise<Buffer> {
  const file = await picture(4, 4).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

test('a picture is cut to a square, encoded anew, and carries nothing but its pixels', async () => {
  const location = { IFD3: { GPSLatitude: '48/1 12/1 30/1', GPSLatitudeRef: 'N' } }
  const file = await picture()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER', Artist: 'SECRET-ARTIST' }, ...location })
    .jpeg()
    .toBuffer()
  expect(file.includes('SECRET-OWNER')).toBe(true)
  const polyglot = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')])
  const { status, body } = await upload(polyglot, 'image/jpeg')
  expect(status).toBe(200)
  const { data } = JSON.parse(Buffer.from(body).toString()) as { data: { avatar: string } }
  const shown = await send('GET', data.avatar)
  const image = Buffer.from(shown.body)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  const meta = await sharp(image).metadata()
  expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(meta.exif).toBeUndefined()
  for (const secret of ['SECRET', 'script', 'GPS']) expect(image.includes(secret)).toBe(false)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'

test.each([
  ['a drawing with a script', async () => Buffer.from(SVG)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['zeroes', async () => Buffer.alloc(4_000)],
  ['a GIF', async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;')],
  ['a cut off picture', async () => (await picture().png().toBuffer()).subarray(0, 200)],
  ['a picture of 10 gigapixels', () => claiming(100_000, 100_000)],
  ['a picture of no width', () => claiming(0, 10)],
  ['a head without a picture', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('%s is refused and changes nothing', async (_, file) => {
  const before = await shop.db.select().from(avatars)
  const { status, body } = await upload(await file())
  expect({ status, code: codeOf(body) }).toEqual({ status: 422, code: 'image_unreadable' })
  expect(await shop.db.select().from(avatars)).toEqual(before)
})

test('what is larger than 2 MB is refused before it is read', async () => {
  const { status, body } = await upload(Buffer.alloc(2_000_001, 1))
  expect({ status, code: codeOf(body) }).toEqual({ status: 413, code: 'body_too_large' })
})

test('what calls itself no picture is refused', async () => {
  const file = await picture().png().toBuffer()
  for (const type of ['text/html', 'image/svg+xml', 'application/json']) {
    const { status, body } = await upload(file, type)
    expect({ type, status, code: codeOf(body) }).toEqual({
      type,
      status: 415,
      code: 'unsupported_media_type',
    })
  }
})

test('a removed picture is gone under its old address', async () => {
  const { body } = await upload(await picture().webp().toBuffer(), 'image/webp')
  const { data } = JSON.parse(Buffer.from(body).toString()) as { data: { avatar: string } }
  expect((await send('GET', data.avatar)).status).toBe(200)
  expect((await send('DELETE', '/api/account/avatar')).status).toBe(200)
  expect((await send('GET', data.avatar)).status).toBe(404)
})
