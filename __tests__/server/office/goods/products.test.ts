import { sql } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { productForm, type ProductItem as Item } from '@/__tests__/support/catalog/product-editor'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'

const { shop, office } = freshOffice()
const NEW = {
  ...{ kind: 'spare', title: 'Bell spring', description: 'A spring for bells.' },
  ...{ group: 'brake', weight_g: 2, price: 1.9 },
}
const add = async (more: object = {}) =>
  office('POST', 'products', { ...NEW, request_key: crypto.randomUUID(), ...more })
const someGroup = async () =>
  dataOf<{ groups: { code: string }[] }>(await office('GET', 'products?kind=spare')).groups[0]
    ?.code ?? ''

const savable = (item: Item) => ({ ...productForm(item), pictures: item.pictures })

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
  const { edits, version } = dataOf<Item>(await office('PUT', `products/${added.id}`, after))
  const { version: _, ...was } = before
  expect(edits).toMatchObject([
    {
      by: 'Cleo Rider',
      was,
      became: { ...was, title: 'Spring', warnings: ['Sharp.'], is_offered: true },
    },
  ])
  const back = { ...edits[0]?.was, version }
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

const SERVICE = {
  ...{ standards: ['UDH'], standard_equivalent: 'Any hanger', tools: ['5 mm hex key'] },
  ...{ difficulty: 2, minutes: 20, wear_interval_km: 2_500 },
}
const fresh = (title: string, more: object = {}) => ({
  ...{ id: null, title, color: null, size: null, price: 3.5 },
  ...more,
})

async function saved(item: Item, change: object) {
  return office('PUT', `products/${item.id}`, { ...savable(item), ...change })
}

test('what a mechanic needs to know is saved, kept in the history and on the page', async () => {
  const added = dataOf<Item>(await add({ group: await someGroup() }))
  expect(added.service).toMatchObject({ standards: [], tools: [], difficulty: null })
  const item = dataOf<Item>(await saved(added, { service: SERVICE, is_offered: true }))
  expect(item.service).toEqual(SERVICE)
  expect(item.edits[0]).toMatchObject({
    was: { service: { tools: [], minutes: null } },
    became: { service: SERVICE },
  })
  expect(dataOf<object>(await shop.send('GET', `/api/spares/${item.id}`))).toMatchObject(SERVICE)
  const found = await shop.send('GET', '/api/spares/search?q=UDH')
  expect(JSON.stringify(found.body)).toContain('Bell spring')
  // An omitted field stays unchanged, both here and for versions.
  expect(dataOf<Item>(await saved(item, { title: 'Spring' })).service).toEqual(SERVICE)
  const wrong = { ...SERVICE, difficulty: 4 }
  expect((await saved(await read(item.id), { service: wrong })).status).toBe(422)
})

const read = async (id: number) => dataOf<Item>(await office('GET', `products/${id}`))
const faultOf = async (reply: ReturnType<typeof saved>) => {
  const { status, body } = await reply
  return [status, (body as { errors?: { message: string }[] }).errors?.[0]?.message]
}

test('versions are added, named anew and removed, each with a shelf and a price of its own', async () => {
  const added = dataOf<Item>(await add({ group: await someGroup() }))
  const red = { title: 'Red', hex: '#E4572E' }
  const versions = [
    fresh('Red, M', { color: red, size: 'M' }),
    fresh('Red, L', { color: red, size: 'L' }),
  ]
  const item = dataOf<Item>(await saved(added, { versions, is_offered: true }))
  expect(item.versions).toEqual([
    { id: 'red-m', title: 'Red, M', color: red, size: 'M', price: 3.5 },
    { id: 'red-l', title: 'Red, L', color: red, size: 'L', price: 3.5 },
  ])
  expect(item.edits[0]).toMatchObject({
    was: { versions: [] },
    became: { versions: [{ size: 'M' }, {}] },
  })
  const stock = dataOf<{ title: string }>(await office('GET', `stock/product:${item.id}:red-m`))
  expect(JSON.stringify(stock)).toContain('Bell spring, Red, M')
  const page = dataOf<{ variants: object[] }>(await shop.send('GET', `/api/spares/${item.id}`))
  expect(page.variants).toMatchObject([{ id: 'red-m' }, { id: 'red-l' }])

  const [m, l] = item.versions.map(({ price: _, ...words }) => ({ ...words, price: null }))
  const renamed = dataOf<Item>(await saved(item, { versions: [{ ...l, title: 'Large' }, m] }))
  expect(renamed.versions).toMatchObject([
    { id: 'red-l', title: 'Large', price: 3.5 },
    { id: 'red-m' },
  ])
  await shop.db.execute(
    sql`update stock_items set on_hand = 2 where sku = ${`product:${item.id}:red-m`}`,
  )
  expect(await faultOf(saved(renamed, { versions: [{ ...l, title: 'Large' }] }))).toEqual([
    ...[422, 'A version that you removed still has stock. Set it to 0 first.'],
  ])
  const one = dataOf<Item>(await saved(await read(item.id), { versions: [m] }))
  expect(one.versions).toMatchObject([{ id: 'red-m' }])
  // A price change isn't recorded as an edit.
  const { length } = one.edits
  await shop.db.execute(
    sql`update products set variants = jsonb_set(variants, '{0,price}', '999') where id = ${item.id}`,
  )
  expect((await read(item.id)).edits).toHaveLength(length)
})

test('versions that shoppers couldn’t tell apart, or whose pieces would be nobody’s, are refused', async () => {
  const added = dataOf<Item>(await add({ group: await someGroup() }))
  const refuse = async (...versions: object[]) => (await faultOf(saved(added, { versions })))[1]
  expect(await refuse(fresh('One'), fresh('one'))).toBe('Two versions have the same title.')
  expect(await refuse(fresh('One', { size: 'M' }), fresh('Two'))).toMatch(/^Give all versions/)
  expect(await refuse(fresh('One', { size: 'M' }), fresh('Two', { size: 'm' }))).toMatch(
    /same color/,
  )
  expect(await refuse(fresh('One', { price: null }))).toBe('Enter a price for each new version.')
  expect(await refuse(fresh('One', { id: 'gone' }))).toMatch(/^Someone else removed/)
  await shop.db.execute(
    sql`update stock_items set on_hand = 2 where sku = ${`product:${added.id}`}`,
  )
  expect(await refuse(fresh('One'))).toMatch(/^Set the stock of this product to 0 first/)
  const lock = await read(5_000_114)
  expect((await faultOf(saved(lock, { versions: [] })))[0]).toBe(200)
})
