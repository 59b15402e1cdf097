import type { accessoriesSchemas } from '@/contract/shop/accessories/accessories.schema'
import type {
  CategoryList,
  CategoryRow,
  MovingProducts,
} from '@/contract/office/categories/categories'
import type { WireResponse } from '@/contract/kit/route'
import type { WireSparePage } from '@/contract/shop/spares/spares'
import { createApi } from '@/server/app'

import {
  productEditor,
  productForm,
  type ProductItem as Item,
} from '@/__tests__/support/catalog/product-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'

const BACKPACK = 5_000_111

type Kind = 'accessory' | 'spare'
type Accessories = WireResponse<(typeof accessoriesSchemas)['list']>

const { shop, admin, office } = freshOffice()
const products = productEditor({ shop, admin })

const list = async (kind: Kind) =>
  dataOf<CategoryList>(await office('GET', `category-lists/${kind}`))
const find = async (kind: Kind, code: string) => {
  const found = (await list(kind)).categories.find((one) => one.code === code)
  if (!found) throw new Error(`No category ${code}`)
  return found
}
const words = { title: 'Bells', text: 'To be heard.', keywords: [] as string[] }
const add = (kind: Kind, code: string, more: object = {}) =>
  office('POST', 'categories', {
    ...{ kind, code, like: kind === 'spare' ? 'chain' : '', ...words },
    ...more,
  })
const save = ({ code, seen, ...row }: CategoryRow, kind: Kind, more: object = {}) => {
  const { title, text, keywords, is_hidden } = row
  const body = { code, title, text, keywords, is_hidden, seen, ...more }
  return office('PUT', `categories/${kind}/${code}`, body)
}
const moving = async (kind: Kind, code: string) =>
  dataOf<MovingProducts>(await office('GET', `categories/${kind}/${code}/products`))

/** Reads from a new API instance, as another process of the shop would. */
async function shown<Data>(path: string): Promise<Data> {
  const answer = await createApi(shop.deps).fetch(new Request(`http://shop${path}`))
  return ((await answer.json()) as { data: Data }).data
}
const accessories = () => shown<Accessories>('/api/accessories')
const codesOf = (all: readonly { code: string }[]) => all.map(({ code }) => code)

test('a new category of accessories is chosen for a product and filters the shop', async () => {
  const added = dataOf<CategoryRow>(await add('accessory', 'bells'))
  expect(added).toMatchObject({ code: 'bells', products: 0, is_hidden: false, former: [] })
  expect((await products.read(BACKPACK)).groups.at(-1)).toEqual({ code: 'bells', title: 'Bells' })
  await products.save(BACKPACK, { group: 'bells' })

  const { categories, accessories: all } = await accessories()
  expect(categories.at(-1)).toEqual({ code: 'bells', title: 'Bells', text: words.text, former: [] })
  expect(all.find(({ id }) => id === 5_000_111)?.category).toBe('bells')
  expect(await shown('/api/accessories/5000111')).toMatchObject({
    accessory: { category_title: 'Bells' },
  })
})

test('a new group of spare parts sits where another one sits and finds its parts by its words', async () => {
  await add('spare', 'bells', { keywords: ['klingel'] })
  const made = await office('POST', 'products', {
    ...{ kind: 'spare', title: 'Spring', description: 'A spring.', group: 'bells' },
    ...{ weight_g: 2, price: 1.9, request_key: crypto.randomUUID() },
  })
  const { id } = dataOf<Item>(made)
  await products.save(id, { is_offered: true })
  const found = await shown<WireSparePage>('/api/spares/search?q=klingel')
  expect(found.results.map((one) => one.id)).toEqual([id])
  expect(found.groups.at(-1)).toEqual({ code: 'bells', title: 'Bells', count: 1 })
  const chain = await shown<{ group: { place: object } }>('/api/spares/5000304')
  const { group: own } = await shown<{ group: { place: object } }>(`/api/spares/${id}`)
  expect(own.place).toEqual(expect.any(Object))
  expect(chain).toBeDefined()
})

test.each(['accessory', 'spare'] as const)(
  'a renamed category of kind %s takes its products along, and its former address leads to it',
  async (kind) => {
    const code = kind === 'spare' ? 'chain' : 'lights'
    const before = await find(kind, code)
    const saved = dataOf<CategoryRow>(await save(before, kind, { code: 'renamed', title: 'New' }))
    expect(saved).toMatchObject({ products: before.products, former: [code] })
    expect(saved.products).toBeGreaterThan(0)
    if (kind === 'accessory') {
      const { categories } = await accessories()
      expect(categories.find((one) => one.code === 'renamed')?.former).toEqual([code])
    } else {
      const found = await shown<WireSparePage>(`/api/spares/search?group=${code}`)
      expect(found).toMatchObject({ group: 'renamed', total: before.offered })
      expect((await shown<WireSparePage>('/api/spares/search?group=renamed')).group).toBe('renamed')
    }
    // Another category can't take the former address, but this one can take it back.
    expect((await add(kind, code)).body.code).toBe('category_name_taken')
    const back = dataOf<CategoryRow>(await save(saved, kind, { code }))
    expect(back).toMatchObject({ code, former: ['renamed'] })
  },
)

test('two people who add the same address at once: one of them is told', async () => {
  const answers = await Promise.all([add('accessory', 'bells'), add('accessory', 'bells')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('category_exists')
  const all = codesOf((await list('accessory')).categories)
  expect(all.filter((code) => code === 'bells')).toHaveLength(1)
})

test('what somebody else saved is not overwritten', async () => {
  const mine = await find('accessory', 'bags')
  await save(mine, 'accessory', { title: 'Theirs' })
  expect((await save(mine, 'accessory', { title: 'Mine' })).body.code).toBe('category_changed')
  expect((await find('accessory', 'bags')).title).toBe('Theirs')
})

test('another order is the order of the shop, unless it was made of an older one', async () => {
  const { categories, seen } = await list('accessory')
  const codes = codesOf(categories).reverse()
  const put = (body: object) => office('PUT', 'category-lists/accessory', body)
  expect(codesOf(dataOf<CategoryList>(await put({ codes, seen })).categories)).toEqual(codes)
  expect(codesOf((await accessories()).categories)).toEqual(codes)
  expect((await put({ codes, seen })).body.code).toBe('category_changed')
  const { seen: now } = await list('accessory')
  const short = { codes: codes.slice(1), seen: now }
  expect((await put(short)).body.code).toBe('category_changed')
})

test('a hidden one is in no list of the shop; its products stay', async () => {
  await save(await find('accessory', 'bags'), 'accessory', { is_hidden: true })
  await save(await find('spare', 'chain'), 'spare', { is_hidden: true })
  const page = await accessories()
  expect(codesOf(page.categories)).not.toContain('bags')
  expect(page.accessories.some(({ category }) => category === 'bags')).toBe(true)
  expect(codesOf((await shown<WireSparePage>('/api/spares/search')).groups)).not.toContain('chain')
})

test('a merge moves what was shown, and the address leads to the other one', async () => {
  const { count, products: moved, seen } = await moving('accessory', 'family')
  expect(moved).toHaveLength(count)
  expect(count).toBeGreaterThan(0)
  const bags = await find('accessory', 'bags')
  const merge = (body: object) => office('POST', 'categories/accessory/family/merge', body)
  expect((await merge({ into: 'bags', seen: 'other' })).body.code).toBe('category_changed')
  expect((await merge({ into: 'family', seen })).body.code).toBe('category_not_found')
  const after = dataOf<CategoryList>(await merge({ into: 'bags', seen })).categories
  expect(codesOf(after)).not.toContain('family')
  expect(after.find(({ code }) => code === 'bags')).toMatchObject({
    ...{ products: bags.products + count, former: ['family'] },
  })
  expect((await merge({ into: 'bags', seen })).body.code).toBe('category_not_found')
  const item = await products.read(moved[0]?.id ?? 0)
  expect(item.edits[0]).toMatchObject({ was: { group: 'family' }, became: { group: 'bags' } })
})

test('a product that is saved into a category while it is merged is in one that is there', async () => {
  const { seen } = await moving('accessory', 'family')
  const form = { ...productForm(await products.read(BACKPACK)), group: 'family' }
  const [saved, merged] = await Promise.all([
    office('PUT', `products/${BACKPACK}`, form),
    office('POST', 'categories/accessory/family/merge', { into: 'bags', seen }),
  ])
  // The second request is rejected: the product has left the list, or the category no longer exists.
  expect([saved.status, merged.status].sort()).toEqual([200, saved.status === 200 ? 409 : 422])
  const { group } = await products.read(BACKPACK)
  expect(codesOf((await list('accessory')).categories)).toContain(group)
})

test.each([
  [{ code: 'Bells' }, 'invalid_input'],
  [{ code: 'a--b' }, 'invalid_input'],
  [{ title: ' ' }, 'invalid_input'],
  [{ kind: 'spare', like: 'nowhere' }, 'category_not_found'],
  [{ code: 'bags' }, 'category_exists'],
])('%j is refused', async (more, code) => {
  expect((await add('accessory', 'bells', more)).body.code).toBe(code)
})
