import { orders } from '@/server/kernel/db/schema/orders/orders'
import { ADDRESS, bikeItem, orderBody, pay, totalOf } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'

describe('the server prices every order itself', () => {
  const shop = sharedShop()

  test('a total that differs is answered with the new totals and nothing is ordered', async () => {
    const items = [bikeItem('nyx')]
    const reply = await pay(shop, await orderBody(shop, items, { expected_total: 1 }))
    expect(reply.status).toBe(409)
    expect(reply.body.code).toBe('totals_changed')
    expect(reply.body.data?.quote?.totals?.total).toBe(await totalOf(shop, items))
    expect(await shop.db.select().from(orders)).toHaveLength(0)
  })

  test.each([
    ['price', { price: 1 }],
    ['total_price', { total_price: 1 }],
    ['title', { title: 'Free bike' }],
    ['external_link', { has_external_link: true, external_link: 'https://evil.test' }],
    ['shipping and tax', { shipping: 0, tax: 0, discount: 99999 }],
    ['cartQuantity', { cartQuantity: 0 }],
  ])('%s in a line changes nothing', async (_, extra) => {
    const item = bikeItem('nyx')
    expect(await totalOf(shop, [{ ...item, ...extra }])).toBe(await totalOf(shop, [item]))
  })

  test.each([0, -1, 1.5, 100, 2 ** 53, '2', '1e3', null, NaN, [1], { a: 1 }])(
    'a count of %p is refused',
    async (bad) => {
      const reply = await shop.send('POST', '/api/checkout-guest', {
        has_bike: true,
        items: [{ ...bikeItem('nyx'), count: bad }],
      })
      expect(reply.status).toBe(422)
      expect(reply.body.errors?.[0]?.field).toContain('count')
    },
  )

  test('51 lines are refused', async () => {
    const items = Array.from({ length: 51 }, () => bikeItem('nyx'))
    const reply = await shop.send('POST', '/api/checkout-guest', { has_bike: true, items })
    expect(reply.status).toBe(422)
  })

  test('the promo code takes 10 %, at most $400, only above $3,000 before shipping', async () => {
    const discountOf = async (slug: string, promo: string, count = 1) => {
      const reply = await shop.send('POST', '/api/checkout-guest', {
        has_bike: true,
        items: [bikeItem(slug, (b) => b, count)],
        promo_code: promo,
      })
      return [reply.body.data?.promo?.state, reply.body.data?.quote?.totals?.discount]
    }
    expect(await discountOf('nireeka-homie', 'xmas')).toEqual(['below-threshold', 0])
    expect(await discountOf('nireeka-prime', 'xmas')).toEqual(['applied', 399.9])
    expect(await discountOf('nyx', ' XMAS ')).toEqual(['applied', 400])
    expect(await discountOf('nyx', 'summer')).toEqual(['unknown', 0])
  })

  test('an address of another form than its country has is refused field by field', async () => {
    const body = await orderBody(shop, [bikeItem('nyx')], {
      shipping_address: { ...ADDRESS, postcode: 'x', region: '', name: ' ' },
    })
    const reply = await pay(shop, body)
    expect(reply.status).toBe(422)
    const named = await pay(shop, {
      ...body,
      shipping_address: { ...ADDRESS, postcode: 'x', region: '' },
    })
    expect(named.body.errors?.map(({ field }) => field)).toEqual([
      'shipping_address.region',
      'shipping_address.postcode',
    ])
  })

  test('a state of the United States is one of the list, by its code or its name', async () => {
    const body = await orderBody(shop, [bikeItem('nyx')])
    const to = (region: string) => ({ ...body, shipping_address: { ...ADDRESS, region } })
    const refused = await pay(shop, to('Bavaria'))
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([
      { field: 'shipping_address.region', message: 'Choose a state from the list.' },
    ])
    expect((await pay(shop, to('oregon'))).status).toBe(200)
  })

  test.each(['a@b', 'a@b.c,d@e.fg', 'a b@c.de', 'a@b.c\r\nBcc: x@y.zz', ['a@b.cd'], ''])(
    'the e-mail %p is refused',
    async (email) => {
      const reply = await pay(shop, await orderBody(shop, [bikeItem('nyx')], { email }))
      expect(reply.status).toBe(422)
    },
  )
})
