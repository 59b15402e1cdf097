import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

import { FILE_LIMIT } from '@/domain/kit/attachments'
import { createApi } from '@/server/app'
import { files } from '@/server/kernel/db/schema/system/files'
import { purgeUnusedFiles } from '@/server/kernel/files/store'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { asThread, openDesk } from '@/__tests__/support/tickets'

const shop = freshShop()
const world = fresh(() => openDesk(shop))

async function upload(name: string, content: Buffer) {
  const response = await createApi(shop.deps).request(
    `/api/files?name=${encodeURIComponent(name)}`,
    { method: 'POST', body: new Uint8Array(content) },
  )
  const body = (await response.json()) as { code?: string; data?: { id: string; name: string } }
  return { status: response.status, code: body.code, ...body.data }
}

const paint = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#d40' } })
const photo = () =>
  paint()
    .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()

test('a photo loses its place and camera, and is offered under a plain name as a download', async () => {
  const raw = await photo()
  expect(raw.toString('latin1')).toContain('Ada Secret')
  const { id } = await upload('my <b>wheel</b>.html', raw)
  const number = await world.ask('The rear wheel squeaks.', { files: [id] })
  const path = `/api/tickets/${number}/${await world.keyOf(number)}`
  const [file] = asThread(await shop.send('GET', path)).messages[0]?.files ?? []
  expect(file).toMatchObject({ name: 'b>.jpg', type: 'jpg' })
  const response = await createApi(shop.deps).request(file?.href ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename=b_.jpg; filename*=UTF-8''b%3E.jpg`,
  )
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toMatch(/; sandbox$/)
  const content = Buffer.from(await response.arrayBuffer())
  expect(content.toString('latin1')).not.toContain('Ada Secret')
  expect((await sharp(content).metadata()).exif).toBeUndefined()
  expect((await world.desk(number)).messages[0]?.files).toHaveLength(1)
})

test.each([
  ['png', async () => paint().png().toBuffer()],
  ['webp', async () => paint().webp().toBuffer()],
  ['pdf', async () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['txt', async () => Buffer.from('Line one\nLine two – ümlaut')],
  ['txt', async () => Buffer.from('<svg onload=alert(1)>')],
  ['txt', async () => Buffer.from('Temperatur 40\xb0C\r\n', 'latin1')],
  ['txt', async () => Buffer.from('Preis 20 \x80, \x84klein\x93', 'latin1')],
  ['txt', async () => Buffer.from('\ufeffTemperatur 40 °C\r\n', 'utf16le')],
  ['txt', async () => Buffer.from('\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd', 'latin1')],
] as const)('%s is known by its bytes, whatever its name says', async (type, make) => {
  expect((await upload('photo.exe', await make())).name).toBe(`photo.${type}`)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\u0000\u0001\u0002')],
  ['a zip', Buffer.from('PK\u0003\u0004')],
  ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1')],
  ['a bomb that is no picture', Buffer.from('\xff\xd8\xff'.repeat(1_000), 'latin1')],
  ['no text in any charset', Buffer.from([0x80, 0x81, 0xfe])],
  ['UTF-16 with control characters', Buffer.from('\ufeffa\u0001', 'utf16le')],
])('%s is refused in words', async (_, content) => {
  expect(await upload('photo.png', content)).toMatchObject({ status: 422, code: 'file_unreadable' })
  expect(await shop.db.select().from(files)).toEqual([])
})

test.each([
  ['電池ログ.txt', 'filename=____.txt', '%E9%9B%BB%E6%B1%A0%E3%83%AD%E3%82%B0.txt'],
  ['فاتورة.txt', 'filename=______.txt', '%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9.txt'],
  ['Größe 20 €.txt', 'filename="Gr__e 20 _.txt"', 'Gr%C3%B6%C3%9Fe%2020%20%E2%82%AC.txt'],
  [
    'می‌خواهم.txt',
    'filename=________.txt',
    '%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85.txt',
  ],
  ["it's 50% (1).txt", `filename="it's 50% (1).txt"`, null],
])('%s is downloaded under its name', async (name, ascii, encoded) => {
  const { id } = await upload(name, Buffer.from('voltage 36'))
  const number = await world.ask('The rear wheel squeaks.', { files: [id] })
  const href = (await world.desk(number)).messages[0]?.files[0]?.href ?? ''
  const { headers } = await createApi(shop.deps).request(href)
  const extended = encoded === null ? '' : `; filename*=UTF-8''${encoded}`
  expect(headers.get('content-disposition')).toBe(`attachment; ${ascii}${extended}`)
})

test('more than 5 MB are refused before they are read whole', async () => {
  const reply = await upload('big.txt', Buffer.alloc(FILE_LIMIT + 1, 'a'))
  expect(reply).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('a file belongs to one message, and an unknown one keeps the whole message back', async () => {
  const { id } = await upload('note.txt', Buffer.from('Hello'))
  const number = await world.ask('The rear wheel squeaks.', { files: [id] })
  for (const one of [id, 'unknown']) {
    const reply = await world.answer(number, { files: [one] })
    expect(reply).toMatchObject({ status: 404, body: { code: 'file_not_found' } })
  }
  expect((await world.desk(number)).messages).toHaveLength(1)
  const many = Array.from({ length: 6 }, () => id)
  expect((await world.answer(number, { files: many })).status).toBe(422)
})

test('an address of a file dies after two hours, and none can be guessed', async () => {
  const { id } = await upload('note.txt', Buffer.from('Hello'))
  const number = await world.ask('The rear wheel squeaks.', { files: [id] })
  const href = (await world.desk(number)).messages[0]?.files[0]?.href ?? ''
  const get = async (address: string) => (await createApi(shop.deps).request(address)).status
  expect(await get(href)).toBe(200)
  expect(await get(href.replace(/key=.{4}/, 'key=AAAA'))).toBe(404)
  expect(await get(href.replace(/until=(\d+)/, 'until=999999999'))).toBe(404)
  expect(await get(`/api/files/${id}`)).toBe(422)
  shop.clock.advance(2 * 3_600_000)
  expect(await get(href)).toBe(404)
})

test('a file that no message names is gone after a day; the others stay', async () => {
  const [attached, lost] = [
    await upload('kept.txt', Buffer.from('Hello')),
    await upload('lost.txt', Buffer.from('Hello')),
  ]
  await world.ask('The rear wheel squeaks.', { files: [attached.id], request_key: randomUUID() })
  shop.clock.advance(25 * 3_600_000)
  await purgeUnusedFiles(shop.deps)
  expect(await shop.db.select({ name: files.name }).from(files)).toEqual([{ name: 'kept.txt' }])
  expect(lost.id).toBeDefined()
})

test('what an agent attaches reaches the customer, in the conversation and by name in the email', async () => {
  const number = await world.ask('Which screw is it?')
  const { id = '' } = await upload('torque chart.png', await paint().png().toBuffer())
  const note = await upload('supplier price.txt', Buffer.from('12.40'))
  await world.answer(number, { files: [id] })
  await world.sam('POST', `/api/backoffice/tickets/${number}/notes`, {
    body: 'For us only.',
    files: [note.id],
    request_key: randomUUID(),
  })
  const path = `/api/tickets/${number}/${await world.keyOf(number)}`
  const { messages } = asThread(await shop.send('GET', path))
  const shown = messages.flatMap(({ files: attached }) => attached)
  expect(shown.map(({ name }) => name)).toEqual(['torque chart.png'])
  expect((await createApi(shop.deps).request(shown[0]?.href ?? '')).status).toBe(200)
  const letters = await outboxOf(shop)
  const answer = letters.find(({ kind }) => kind.startsWith('ticket_answer'))
  expect(answer?.text).toContain('torque chart.png')
  expect(letters.map(({ text }) => text).join()).not.toContain('supplier price')
})
