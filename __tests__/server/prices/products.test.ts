import { sql } from 'drizzle-orm'

import type { pricesSchemas } from '@/contract/prices.schema'
import type { WireResponse } from '@/contract/route'
import { createApi } from '@/server/app'
import { registerAdmin } from '../../support/admins'
import { dataOf } from '../../support/member-shop'
import { as, type Member } from '../../support/members'
import { openTestShop, type TestShop } from '../../support/shop'

type Item = WireResponse<(typeof pricesSchemas)['read']>

let shop: TestShop
let admin: Member
beforeEach(async () => {
  shop = await openTestShop()
  admin = await registerAdmin(shop)
})
afterEach(() => shop.close())

const office = (method: string, path: string, body?: unknown) =>
  as(shop, admin)(method, `/api/backoffice/${path}`, body)
const NEW = {
  ...{ kind: 'spare', title: 'Bell spring', description: 'A spring for bells.' },
  ...{ group: 'brake', weight_g: 2, price: 1.9 },
}
const add = async (more: object = {}) =>
  office('POST', 'products', { ...NEW, request_key: crypto.randomUUID(), ...more })
const someGroup = async () =>
  dataOf<{ groups: { code: string }[] }>(await office('GET', 'products?kind=spare')).groups[0]
    ?.code ?? ''

function savable({ title, description, fits, is_offered, edition, ...item }: Item) {
  const { group, weight_g, facts, warnings, gtin, pictures } = item
  const details = { group, weight_g, facts, warnings, gtin, pictures }
  return { title, description, fits, is_offered, edition, ...details }
}

test('a product added by hand is a draft, and sold once it’s offered and on the shelf', async () => {
  const group = await someGroup()
  const added = dataOf<Item>(await add({ group }))
  expect(added).toMatchObject({ title: 'Bell spring', price: 1.9, is_offered: false, group })
  const page = `/api/spares/${added.id}`
  expect((await shop.send('GET', page)).status).toBe(404)

  const facts = [{ label: 'Material', value: 'Steel' }]
  const body = { ...savable(added), fits: ['nyx'], is_offered: true, facts, warnings: ['Sharp.'] }
  await office('PUT', `products/${added.id}`, { ...body, gtin: '4006381333931' })
  const other = createApi(shop.deps)
  const shown = await (await other.fetch(new Request(`http://shop${page}`))).json()
  expect(shown).toMatchObject({
    data: {
      ...{ title: 'Bell spring', price: 1.9, facts, gtin: '4006381333931' },
      ...{ stock: { state: 'sold_out' }, safety: { warnings: ['Sharp.'] } },
    },
  })

  const sku = `product:${added.id}`
  expect(await office('GET', `stock/${sku}`)).toMatchObject({
    status: 200,
    body: { data: { title: 'Bell spring', on_hand: 0 } },
  })
})

test('the same request adds one product, also when it comes twice at once', async () => {
  const request_key = crypto.randomUUID()
  const [one, two] = await Promise.all([
    add({ request_key, group: '' }),
    add({ request_key, group: '' }),
  ])
  const [another] = [dataOf<Item>(await add({ group: '', kind: 'accessory' }))]
  expect(dataOf<Item>(one).id).toBe(dataOf<Item>(two).id)
  expect(another.id).toBe(dataOf<Item>(one).id + 1)
})

test.each([
  [{ group: 'nowhere' }, 'group_not_found'],
  [{ price: 0 }, 'invalid_input'],
  [{ price: 100_000.01 }, 'invalid_input'],
  [{ weight_g: 1.5 }, 'invalid_input'],
  [{ title: ' ' }, 'invalid_input'],
])('%j is refused', async (more, code) => {
  expect((await add({ group: '', ...more })).body.code).toBe(code)
})

test.each([
  ['weight_g', 7],
  ['facts', [{ label: 'Color', value: 'Red' }]],
  ['warnings', ['Hot.']],
  ['gtin', '4006381333931'],
  ['group', ''],
])('%s that somebody else changed is not overwritten', async (name, value) => {
  const added = dataOf<Item>(await add({ group: await someGroup() }))
  const mine = savable(added)
  const theirs = await office('PUT', `products/${added.id}`, { ...mine, [name]: value })
  expect(dataOf<Item>(theirs)).toMatchObject({ [name]: value })
  const late = await office('PUT', `products/${added.id}`, { ...mine, title: 'Mine' })
  expect(late.body.code).toBe('catalog_changed')
  const wrong = { ...savable(dataOf<Item>(theirs)), gtin: '4006381333932' }
  expect((await office('PUT', `products/${added.id}`, wrong)).body.code).toBe('invalid_input')
})

test('every edit is kept with who made it, and putting back what was is one more', async () => {
  const added = dataOf<Item>(await add({ group: await someGroup() }))
  expect(added.edits).toEqual([])
  const before = savable(added)
  const after = { ...before, title: 'Spring', warnings: ['Sharp.'], is_offered: true }
  const { edits, edition } = dataOf<Item>(await office('PUT', `products/${added.id}`, after))
  const { edition: _, ...was } = before
  expect(edits).toMatchObject([
    {
      by: 'Cleo Rider',
      was,
      became: { ...was, title: 'Spring', warnings: ['Sharp.'], is_offered: true },
    },
  ])
  const back = { ...edits[0]?.was, edition }
  const restored = dataOf<Item>(await office('PUT', `products/${added.id}`, back))
  expect(savable(restored)).toEqual(before)
  expect(restored.edits).toHaveLength(2)
  expect((await shop.send('GET', `/api/spares/${added.id}`)).status).toBe(404)
})

test('edits by SQL are kept without a name; a price or a save without a change is no edit', async () => {
  const added = dataOf<Item>(await add({ group: '' }))
  await office('PUT', `products/${added.id}`, savable(added))
  await shop.db.execute(sql`update products set price_cents = 500 where id = ${added.id}`)
  await shop.db.execute(sql`update products set weight_g = 9 where id = ${added.id}`)
  const { edits } = dataOf<Item>(await office('GET', `products/${added.id}`))
  expect(edits).toMatchObject([{ by: '', was: { weight_g: 2 }, became: { weight_g: 9 } }])
  expect(edits).toHaveLength(1)
})
