import { SUPPORT_SETTING } from '@/domain/community/support/support-hours'
import { cents } from '@/domain/kit/money'
import { queueNewsletterConfirm } from '@/server/community/newsletter/newsletter-mail'
import { queueRefundMail, queueShipped } from '@/server/after-sale/letters/order-mails'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { orderRow } from '@/__tests__/support/after-sales'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'

const shop = freshShop()

const mails = () => outboxOf(shop)
async function anOrder() {
  const placed = await pay(shop, await orderBody(shop, [bikeItem('nyx')]))
  return orderRow(shop, String(placed.body.data?.order_number))
}

test('a line break in a subject or an address begins no header', async () => {
  const letter = {
    subject: 'Hello\r\nBcc: eve@example.com',
    title: 'Hello',
    preview: '',
    paragraphs: [],
    tables: [],
    action: { label: 'Open', url: 'https://shop.test' },
    closing: '',
  }
  const recipient = 'ada@example.com\r\nBcc: eve@example.com'
  await queueLetter(shop.deps, shop.db, { kind: 'test', recipient, letter })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Hello Bcc: eve@example.com')
  expect(mail?.recipient).toBe('ada@example.com Bcc: eve@example.com')
})

const parcel = {
  id: 7,
  number: 1,
  carrier_title: 'UPS',
  tracking: '1Z7',
  tracking_url: 'https://www.ups.com/track?tracknum=1Z7',
  items: [{ title: 'Nyx', count: 1 }],
  frames: [],
} as const

test('every email has the logo, and the address and hours at its end', async () => {
  const order = await anOrder()
  await queueShipped(shop.deps, shop.db, { order, parcel, rest: [] })
  const [mail] = await mails()
  const end = [
    'Nireeka, 1 Factory Road, Albany NY 12207, United States',
    'support@nireeka.example (Monday to Friday, 9 A.M to 5 P.M EST; Saturday, 9 A.M to 1 P.M EST)',
  ]
  expect(mail?.text.endsWith(end.join('\n'))).toBe(true)
  expect(mail?.html).toMatch(
    /<img src="https?:[^"]+\/icons\/mail-logo\.png\?[0-9a-f]{8}" alt="Nireeka"/,
  )
  for (const line of end) expect(mail?.html).toContain(line)
})

test('the end of an email has the hours that staff have set', async () => {
  const hours = [{ weekday: 6, opens: 600, closes: 840 }]
  const value = { hours, closed_days: [] }
  await shop.db.insert(settings).values({ key: SUPPORT_SETTING, value })
  const order = await anOrder()
  await queueShipped(shop.deps, shop.db, { order, parcel, rest: [] })
  const [mail] = await mails()
  expect(mail?.text).toContain('(Saturday, 10 A.M to 2 P.M EST)')
})

test('a parcel that left is told once, with carrier and link', async () => {
  const order = await anOrder()
  await queueShipped(shop.deps, shop.db, { order, parcel, rest: [] })
  await queueShipped(shop.deps, shop.db, {
    order,
    parcel: { ...parcel, carrier_title: 'DHL' },
    rest: [],
  })
  const all = await mails()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ kind: 'shipped_7', recipient: order.email, order_id: order.id })
  expect(all[0]?.text).toContain('UPS')
  expect(all[0]?.text).toContain('Track your package: https://www.ups.com/track?tracknum=1Z7')
})

test('each refund of an order is told, and each once', async () => {
  const order = await anOrder()
  const refund = { order, amount: cents(500), to: 'provider' } as const
  for (const refundId of [1, 2, 2, 1]) {
    await queueRefundMail(shop.deps, shop.db, { ...refund, refundId })
  }
  expect((await mails()).map(({ kind }) => kind)).toEqual(['refund_1', 'refund_2'])
})

test('the link of a newsletter is forgotten once it was sent', async () => {
  const url = 'https://shop.test/newsletter/confirm/secret-token'
  const to = { email: 'ada@example.com', unsubscribe: 'id/key' }
  await queueNewsletterConfirm(shop.deps, shop.db, { ...to, url })
  expect((await mails())[0]?.html).toContain(url)
  await workOff(shop.deps)
  expect(shop.sent[0]).toMatchObject({ recipient: 'ada@example.com' })
  expect(shop.sent[0]?.text).toContain(url)
  expect(JSON.stringify(await mails())).not.toContain('secret-token')
})

test('a letter that is rolled back with its cause is never sent', async () => {
  const order = await anOrder()
  await shop.db
    .transaction(async (tx) => {
      await queueShipped(shop.deps, tx, { order, parcel, rest: [] })
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await mails()).toEqual([])
})
