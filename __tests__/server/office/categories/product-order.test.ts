import { eq, sql } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { ProductOrder } from '@/contract/office/categories/categories'
import { products } from '@/server/kernel/db/schema/catalog/products'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'

const { shop, office } = freshOffice()
const PATH = 'categories/accessory'

async function aCategory() {
  const { rows } = await shop.db.execute<{ code: string }>(sql`
    select category as code from products where kind = 'accessory' and is_offered and category <> ''
    group by 1 order by count(*) desc, 1 limit 1`)
  const code = rows[0]?.code ?? ''
  return { code, path: `${PATH}/${code}/order` }
}

const read = async (path: string) => dataOf<ProductOrder>(await office('GET', path))
const idsOf = ({ products: all }: Pick<ProductOrder, 'products'>) => all.map(({ id }) => id)
const listed = async (code: string) => {
  const { body } = await shop.send('GET', '/api/accessories')
  const { accessories } = body.data as unknown as {
    accessories: { id: number; category: string }[]
  }
  return {
    own: accessories.filter(({ category }) => category === code).map(({ id }) => id),
    others: accessories.filter(({ category }) => category !== code).map(({ id }) => id),
  }
}

test('the shop lists the products of a category as staff order them, and all others as before', async () => {
  const { code, path } = await aCategory()
  const before = await read(path)
  const shown = await listed(code)
  expect(before.products.length).toBeGreaterThan(2)
  const ids = idsOf(before).reverse()
  const reply = await office('PUT', path, { ids, seen: before.seen })
  expect(idsOf(dataOf<ProductOrder>(reply))).toEqual(ids)
  expect(await listed(code)).toEqual({ own: shown.own.reverse(), others: shown.others })
  const log = await office('GET', `audit?kind=categories&subject=accessory/${code}`)
  expect(dataOf<AuditList>(log).items).toMatchObject([{ action: 'categories.orderProducts' }])
})

test('products at the same position get places of their own', async () => {
  const { code, path } = await aCategory()
  await shop.db.update(products).set({ position: 3 }).where(eq(products.category, code))
  const before = await read(path)
  const ids = [...idsOf(before)].sort((a, b) => b - a)
  expect((await office('PUT', path, { ids, seen: before.seen })).status).toBe(200)
  expect(idsOf(await read(path))).toEqual(ids)
})

test('an order is refused that isn’t about the present products', async () => {
  const { code, path } = await aCategory()
  const { products: all, seen } = await read(path)
  const ids = all.map(({ id }) => id)
  for (const body of [
    { ids, seen: 'old' },
    { ids: ids.slice(1), seen },
    { ids: [...ids.slice(1), 1], seen },
  ]) {
    expect(outcome(await office('PUT', path, body))).toBe('category_changed')
  }
  await shop.db
    .update(products)
    .set({ category: '' })
    .where(eq(products.id, ids[0] ?? 0))
  expect(outcome(await office('PUT', path, { ids, seen }))).toBe('category_changed')
  expect(outcome(await office('GET', `${PATH}/none/order`))).toBe('category_not_found')
  expect(code).not.toBe('')
})
