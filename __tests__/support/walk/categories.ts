import { readCategories, readMoving } from '@/server/office/categories/categories'

import { readProductOrder } from '@/server/office/categories/order-products'

import type { TestShop } from '../shop'

const kind = 'accessory' as const
const words = { title: 'Bells', text: '', keywords: [] }

async function seenOf({ deps }: TestShop, code: string) {
  const { categories } = await readCategories(deps.db, kind)
  return categories.find((one) => one.code === code)?.seen ?? ''
}

export const categoryRequests = {
  'categories.list': () => ({ params: { kind: 'spare' } }),
  'categories.order': async (_: unknown, { deps }: TestShop) => {
    const { categories, seen } = await readCategories(deps.db, kind)
    return { params: { kind }, body: { codes: categories.map(({ code }) => code).reverse(), seen } }
  },
  'categories.add': () => ({
    body: { kind, ...words, like: '', code: `b-${crypto.randomUUID().slice(0, 8)}` },
  }),
  'categories.save': async (_: unknown, shop: TestShop) => ({
    params: { kind, category: 'lights' },
    body: { ...words, code: 'lights', is_hidden: false, seen: await seenOf(shop, 'lights') },
  }),
  'categories.moving': () => ({ params: { kind, category: 'lights' } }),
  'categories.products': () => ({ params: { kind, category: 'lights' } }),
  'categories.orderProducts': async (_: unknown, { deps }: TestShop) => {
    const { products, seen } = await readProductOrder(deps.db, 'lights')
    const ids = products.map(({ id }) => id).reverse()
    return { params: { kind, category: 'lights' }, body: { ids, seen } }
  },
  'categories.merge': async (_: unknown, { deps }: TestShop) => {
    const { categories } = await readCategories(deps.db, kind)
    const [first, ...rest] = categories.filter(({ code }) => code !== 'lights').reverse()
    const { seen } = await readMoving(deps.db, { kind, code: first?.code ?? '' })
    return {
      params: { kind, category: first?.code ?? '' },
      body: { into: rest[0]?.code ?? '', seen },
    }
  },
}
