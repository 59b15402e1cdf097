import { sql } from 'drizzle-orm'

import type { WireAccessory } from '@/contract/shop/accessories/accessories'
import type { WireGoods } from '@/contract/shop/goods/goods'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

async function read(id: number | string) {
  const { status, body } = await shop.send('GET', `/api/accessories/${id}`)
  const data = body.data as unknown as { accessory: WireGoods; related: WireAccessory[] }
  return { status, code: body.code, ...data }
}

test('the list has the 18 accessories of the catalog and no spare', async () => {
  const { status, body } = await shop.send('GET', '/api/accessories')
  const { accessories } = body.data as unknown as { accessories: WireAccessory[] }
  expect(status).toBe(200)
  expect(accessories).toHaveLength(18)
  expect(accessories[0]).toMatchObject({
    id: 5000110,
    price: 119,
    versions: 9,
    stock: { state: 'in_stock', left: null },
  })
  expect(accessories[0]?.colors.map(({ title }) => title)).toEqual([
    'Graphite',
    'Bone',
    'Signal Orange',
  ])
})

test('the list says at once what the warehouse and the catalog say', async () => {
  const first = async () => {
    const { body } = await shop.send('GET', '/api/accessories')
    const [one] = (body.data as unknown as { accessories: WireAccessory[] }).accessories
    return { title: one?.title, stock: one?.stock }
  }
  const before = await first()
  const keep = sql`update stock_items set reserved = on_hand where sku like 'product:5000110:%'`
  await shop.db.execute(keep)
  expect(await first()).toEqual({ ...before, stock: { state: 'sold_out', left: null } })
  await shop.db.execute(
    sql`update stock_items set reserved = on_hand - 2 where sku = 'product:5000110:bone-s'`,
  )
  expect(await first()).toEqual({ ...before, stock: { state: 'few', left: 2 } })
  await shop.db.execute(sql`update stock_items set reserved = 0 where sku like 'product:5000110:%'`)
  expect(await first()).toEqual(before)
  await shop.db.execute(sql`update products set title = 'Helmet II' where id = 5000110`)
  expect((await first()).title).toBe('Helmet II')
  await shop.db.execute(sql`update products set title = ${before.title} where id = 5000110`)
})

test('what repeats is written once', async () => {
  await shop.send('GET', '/api/accessories')
  const write = jest.spyOn(JSON, 'stringify')
  await shop.send('GET', '/api/accessories')
  expect(write).not.toHaveBeenCalledWith({ data: expect.anything() })
  write.mockRestore()
})

test('an accessory says what of each version is left, and no large number', async () => {
  const { accessory } = await read(5000110)
  const stockOf = (id: string) => accessory.variants.find((one) => one.id === id)?.stock
  expect(stockOf('bone-m')).toEqual({ state: 'in_stock', left: null })
  expect(stockOf('bone-s')).toEqual({ state: 'few', left: 3 })
  expect(stockOf('signal-orange-l')).toEqual({ state: 'sold_out', left: null })
})

test('an accessory brings its delivered price, its safety facts and what it needs', async () => {
  const { accessory } = await read(5000120)
  expect(accessory).toMatchObject({
    load_limit_g: 22_000,
    delivered: { country_id: 222, price: 149 },
    safety: { maker: { name: 'Nireeka' } },
    needs: [{ part_code: 'rack' }],
  })
  expect(accessory.bikes.map(({ slug, fits }) => [slug, fits])).toEqual([
    ['nireeka-prime', true],
    ['nireeka-homie', true],
    ['nyx', false],
  ])
})

test('related goods fit every bike that the accessory fits, those of its kind first', async () => {
  const { accessory, related } = await read(5000064)
  expect(related).toHaveLength(4)
  expect(related[0]).toMatchObject({ id: 5000112, category: 'lights' })
  for (const { id, fits } of related) {
    expect(id).not.toBe(5000064)
    expect(fits).toEqual(expect.arrayContaining(accessory.fits))
  }
})

test.each([
  [5000344, 'a spare'],
  [77, 'nothing'],
])('%s is %s and no accessory', async (id) => {
  expect(await read(id)).toMatchObject({ status: 404, code: 'accessory_not_found' })
})

test('an address that is no number is not found', async () => {
  expect(await read('helmet')).toMatchObject({ status: 404, code: 'not_found' })
})
