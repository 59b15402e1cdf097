import { eq, sql } from 'drizzle-orm'

import { products } from '@/server/kernel/db/schema/catalog/products'

import { productEditor, type ProductItem as Item } from '@/__tests__/support/catalog/product-editor'
import { dataOf } from '@/__tests__/support/member-shop'
import { bearer, register } from '@/__tests__/support/members'
import { freshOffice } from '@/__tests__/support/fixtures'

interface Lines {
  quote: { lines: { external_link: string | null }[] }
}
interface Linked {
  external_link: string | null
}
interface Cart {
  carts: { has_external_link: boolean; external_link: string | null }[]
}

const LINK = 'https://fund.example/nyx?vip=1'
const [ACCESSORY, SPARE, BUNDLE, GIFT_CARD] = [5000114, 5000301, 5000125, 5000124] as const

const { shop, admin, office } = freshOffice()
const { read, save } = productEditor({ shop, admin })
let env: { restore: () => void }
beforeEach(() => {
  env = allow('fund.example, shop.example:8443')
})
afterEach(() => env.restore())

const allow = (hosts: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, EXTERNAL_HOSTS: hosts })

/** Changes the allowed hosts and makes the catalog reload, as after a restart. */
async function restartWith(hosts: string) {
  env.restore()
  env = allow(hosts)
  await shop.db
    .update(products)
    .set({ weight_g: sql`weight_g` })
    .where(eq(products.id, ACCESSORY))
}

const GIFT = { amount: 50 }
const itemOf = (id: number) => ({ product_id: id, count: 1, ...(id === GIFT_CARD ? GIFT : {}) })

async function guestLink(id: number) {
  const body = { country_id: 222, items: [itemOf(id)] }
  const reply = await shop.send('POST', '/api/shipping-vat-guest', body)
  return dataOf<Lines>(reply).quote.lines[0]?.external_link
}

test.each([
  ['an accessory', ACCESSORY],
  ['a spare part', SPARE],
  ['a bundle', BUNDLE],
  ['a gift card', GIFT_CARD],
])('the link of %s is on its line, of a guest and of a member', async (_, id) => {
  expect(await guestLink(id)).toBeNull()
  const saved = dataOf<Item>(await save(id, { external_link: LINK }))
  expect(saved).toMatchObject({
    ...{ external_link: LINK, external_hosts: ['fund.example', 'shop.example:8443'] },
  })
  expect(saved.edits[0]).toMatchObject({
    ...{ was: { external_link: null }, became: { external_link: LINK } },
  })
  expect(await guestLink(id)).toBe(LINK)

  const headers = bearer((await register(shop, 'Ada')).token)
  await shop.send('POST', '/api/cart', { items: [itemOf(id), itemOf(5000110)] }, headers)
  const { carts } = dataOf<Cart>(await shop.send('GET', '/api/cart', undefined, headers))
  expect(carts).toMatchObject([
    { has_external_link: true, external_link: LINK },
    { has_external_link: false, external_link: null },
  ])
})

test('the page of a product has the link that its cart item starts with', async () => {
  await save(ACCESSORY, { external_link: LINK })
  await save(SPARE, { external_link: LINK })
  const { accessory } = dataOf<{ accessory: Linked }>(
    await shop.send('GET', `/api/accessories/${ACCESSORY}`),
  )
  const spare = dataOf<Linked>(await shop.send('GET', `/api/spares/${SPARE}`))
  expect([accessory.external_link, spare.external_link]).toEqual([LINK, LINK])
})

test('a link whose host is no longer allowed leads nowhere, and its product is edited all the same', async () => {
  await save(ACCESSORY, { external_link: LINK })
  await restartWith('shop.example:8443')
  expect(await guestLink(ACCESSORY)).toBeNull()
  const page = await shop.send('GET', `/api/accessories/${ACCESSORY}`)
  expect(dataOf<{ accessory: Linked }>(page).accessory.external_link).toBeNull()

  const saved = await save(ACCESSORY, { title: 'Lock', external_link: LINK })
  expect(dataOf<Item>(saved)).toMatchObject({ title: 'Lock', external_link: LINK })
  await restartWith('fund.example')
  expect(await guestLink(ACCESSORY)).toBe(LINK)
})

test.each([
  ['http://fund.example/nyx', 'Enter an address that begins with https://.'],
  ['javascript:alert(1)', 'Enter an address that begins with https://.'],
  ['https://user:word@fund.example/', 'Enter an address that begins with https://.'],
  ['https://evil.test/', 'Links may lead to fund.example, shop.example:8443 only.'],
  ['https://shop.example/', 'Links may lead to fund.example, shop.example:8443 only.'],
  ['https://www.fund.example/', 'Links may lead to fund.example, shop.example:8443 only.'],
])('the link %s is refused at its field', async (external_link, message) => {
  const { status, body } = await save(ACCESSORY, { external_link })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field: 'external_link', message }])
  expect(await guestLink(ACCESSORY)).toBeNull()
})

test('a link of more than 512 characters is refused, in one sentence', async () => {
  const { body } = await save(ACCESSORY, {
    external_link: `https://fund.example/${'x'.repeat(512)}`,
  })
  expect(body.errors).toMatchObject([{ field: 'external_link' }])
})

test('without the setting no link is taken, and a sentence names it', async () => {
  await restartWith('')
  expect((await save(ACCESSORY, { external_link: LINK })).body.errors).toMatchObject([
    {
      field: 'external_link',
      message: 'No other shop is allowed yet. The setting EXTERNAL_HOSTS of the server lists them.',
    },
  ])
})

test('a body without a link leaves it, null takes it away, and what somebody else set is not overwritten', async () => {
  const before = await read(ACCESSORY)
  await save(ACCESSORY, { external_link: LINK })
  expect((await save(ACCESSORY, { version: before.version })).body.code).toBe('catalog_changed')
  expect(dataOf<Item>(await save(ACCESSORY, { title: 'Lock' })).external_link).toBe(LINK)
  expect(dataOf<Item>(await save(ACCESSORY, { external_link: null }))).toMatchObject({
    external_link: null,
    edits: [{ was: { external_link: LINK }, became: { external_link: null } }, {}, {}],
  })
  const entries = dataOf<{ entries: { before: object; after: object }[] }>(
    await office('GET', 'audit?kind=products'),
  )
  expect(JSON.stringify(entries)).toContain('external_link')
})

test('the database takes no other address', async () => {
  const write = (link: string) =>
    shop.db.update(products).set({ external_link: link }).where(eq(products.id, ACCESSORY))
  for (const link of ['http://fund.example', 'javascript:alert(1)', `https://${'x'.repeat(512)}`])
    await expect(write(link)).rejects.toThrow()
})
