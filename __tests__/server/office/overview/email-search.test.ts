import { randomUUID } from 'node:crypto'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, admin } = freshOffice()

/** The same address as Firefox and as Chromium submit it. */
const TYPED = 'ida@käfer.example'
const ASCII = 'ida@xn--kfer-loa.example'

describe('staff find in both spellings', () => {
  const hits = async (path: string, q: string) =>
    dataOf<Record<string, unknown[]>>(
      await as(shop, admin)('GET', `${path}?q=${encodeURIComponent(q)}`),
    )

  test('the order of a guest, also by a phone number however it is set apart', async () => {
    const body = await orderBody(shop, [{ product_id: 5_000_110, count: 1 }])
    const shipping_address = { ...ADDRESS, phone: '＋49 (30) 901820' }
    expect((await pay(shop, { ...body, email: TYPED, shipping_address })).status).toBe(200)
    for (const q of [TYPED, ASCII, 'xn--kfer-loa', '+49 30 901\u2013820', '４９３０９０１８２０']) {
      expect([q, (await hits('/api/backoffice/orders', q)).orders?.length]).toEqual([q, 1])
    }
    expect((await hits('/api/backoffice/orders', 'eva@käfer.example')).orders).toEqual([])
  })

  test('a ticket', async () => {
    const message = 'The rear wheel squeaks when I brake.'
    const sent = { name: 'Ida', email: TYPED, topic: 'other', message, request_key: randomUUID() }
    expect((await shop.send('POST', '/api/contact', sent)).status).toBe(200)
    for (const q of [TYPED, ASCII]) {
      expect([q, (await hits('/api/backoffice/tickets', q)).tickets?.length]).toEqual([q, 1])
    }
  })
})
