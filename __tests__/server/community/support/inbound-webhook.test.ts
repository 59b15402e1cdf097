import { createApi } from '@/server/app'
import { EMAIL_LIMIT } from '@/server/kernel/http/body'
import {
  deliver,
  deliverByPostmark,
  INBOUND,
  plainEmail,
  POSTMARK_LOGIN,
  replyAddressOf,
  signed,
} from '@/__tests__/support/mail/emails'
import { freshShop, fresh } from '@/__tests__/support/fixtures'
import { recordedLog } from '@/__tests__/support/recorded-log'
import { openDesk } from '@/__tests__/support/tickets'

const { lines, log } = recordedLog()
const shop = freshShop({ deps: { inbound: INBOUND, log } })
const world = fresh(() => openDesk(shop))
let raw: string
beforeEach(async () => {
  const number = await world.ask('The rear wheel squeaks.')
  raw = plainEmail({ to: await replyAddressOf(shop, number), text: 'My plantedsecret squeaks.' })
})

const messages = async () => (await world.desk('T-10001')).messages.length

test('is not there until it is set up, each way by itself', async () => {
  const paths = ['postmark', 'mime'].map((name) => `/api/inbound-mail/${name}`)
  for (const inbound of [null, { ...INBOUND, postmark: null, mimeSecrets: [] }]) {
    const api = createApi({ ...shop.deps, inbound })
    for (const path of paths) expect((await api.request(path, { method: 'POST' })).status).toBe(404)
  }
  const mimeOnly = { ...shop, deps: { ...shop.deps, inbound: { ...INBOUND, postmark: null } } }
  expect((await deliverByPostmark(mimeOnly, {})).status).toBe(404)
  expect((await deliver(mimeOnly, raw)).status).toBe(200)
})

describe('a signed email', () => {
  const at = (ms: number) => new Date(shop.clock.now().getTime() + ms)

  test.each<[string, () => Record<string, string>]>([
    ['no signature', () => ({ 'x-mail-signature': '' })],
    ['another secret', () => signed(Buffer.from(raw), { secret: 'x'.repeat(40), at: at(0) })],
    ['an old signature', () => signed(Buffer.from(raw), { at: at(-301_000) })],
    ['one of the future', () => signed(Buffer.from(raw), { at: at(301_000) })],
    ['another time than was signed', () => ({ 'x-mail-timestamp': '1' })],
    ['no time', () => ({ 'x-mail-timestamp': 'NaN' })],
    ['another digest than was signed', () => ({ 'x-mail-digest': 'f'.repeat(64) })],
    ['a body with one byte changed', () => signed(Buffer.from(`${raw}.`), { at: at(0) })],
  ])('with %s is refused and changes nothing', async (_, headers) => {
    const before = await messages()
    expect(await deliver(shop, raw, headers())).toMatchObject({
      status: 400,
      body: { code: 'signature_wrong' },
    })
    expect(await messages()).toBe(before)
  })

  test('is taken with any of the secrets, four minutes late, and once when it is sent again', async () => {
    const [other = ''] = INBOUND.mimeSecrets
    const headers = signed(Buffer.from(raw), { secret: other, at: at(-240_000) })
    expect(await deliver(shop, raw, headers)).toMatchObject({ outcome: 'message' })
    expect(await deliver(shop, raw, headers)).toMatchObject({ outcome: 'repeated' })
  })

  test('of a stranger is not read at all', async () => {
    const pull = jest.fn((controller: ReadableStreamDefaultController) => controller.close())
    for (const path of ['mime', 'postmark']) {
      const response = await createApi(shop.deps).request(`/api/inbound-mail/${path}`, {
        method: 'POST',
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        headers: { 'x-mail-digest': 'a', 'x-mail-timestamp': '1', 'x-mail-signature': 'b' },
        duplex: 'half',
      } as RequestInit)
      expect(response.status).toBe(400)
    }
    expect(pull).not.toHaveBeenCalled()
  })

  test('larger than the limit is refused', async () => {
    expect(await deliver(shop, Buffer.alloc(EMAIL_LIMIT + 1, 'a'))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  test.each([
    ['nothing', ''],
    ['bytes', '\u0000\u0001\u0002'],
    ['headers alone', 'From: ada@example.com'],
    [
      'a part without an end',
      'From: a@x.test\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n--a',
    ],
  ])('of %s ends in words', async (_, text) => {
    expect((await deliver(shop, text)).status).toBe(200)
  })
})

describe('Postmark', () => {
  test.each(['', 'postmark:', 'postmark:wrong-but-long-enough', `${POSTMARK_LOGIN}x`, 'x'])(
    'is refused with "%s"',
    async (login) => {
      expect(await deliverByPostmark(shop, {}, login)).toMatchObject({
        status: 400,
        body: { code: 'signature_wrong' },
      })
    },
  )

  test.each([['{"a":'], ['[]'], [{}], [{ FromFull: 'Ada' }], [{ FromFull: {}, Headers: 7 }]])(
    '%o is no email',
    async (mail) => {
      const { status } = await deliverByPostmark(shop, mail)
      expect([200, 400]).toContain(status)
      expect(await messages()).toBe(1)
    },
  )
})

test('the log tells what became of an email and nothing of it', async () => {
  await deliver(shop, raw)
  await deliver(shop, raw.replace('ada@', 'eve@').replace('one@', 'two@'))
  await deliver(shop, raw, { 'x-mail-signature': 'wrong' })
  const log = lines.join('')
  expect(log).toMatch(/"outcome":"message".*email received/)
  expect(log).not.toMatch(/ada@|eve@|Ada|plantedsecret|one@|squeaks|reply\+/)
})
