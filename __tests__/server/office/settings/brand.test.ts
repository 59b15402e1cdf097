import { desc } from 'drizzle-orm'

import type { ShopSettings } from '@/contract/office/settings/settings'
import type { WirePromo } from '@/contract/shop/promo/promo'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { as, PASSWORD, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'

const BRAND = {
  name: 'Velotal',
  line: 'Bikes for the valley',
  announcement: null,
  accent: '#FFB000',
  socials: ['https://www.instagram.com/velotal'],
}

const { shop, office } = freshOffice('settings')

const seen = async () => dataOf<ShopSettings>(await office('GET')).brand.seen
const rename = async (brand: object = BRAND) =>
  office('PUT', '/brand', { ...brand, seen: await seen() })

test('a brand reaches what every page shows, at once', async () => {
  expect((await rename()).status).toBe(200)
  const { brand } = dataOf<WirePromo>(await shop.send('GET', '/api/promo'))
  expect(brand).toEqual(BRAND)
})

test('the next email has the new name', async () => {
  await rename()
  await shop.send('POST', '/api/newsletter/subscribe', { email: 'ada@example.com' })
  const [mail] = await shop.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))
  expect(mail?.html).toContain('alt="Velotal"')
  expect(mail?.html).not.toContain('alt="Nireeka"')
})

test('authenticator apps list an account under the new name', async () => {
  await rename()
  const member = await register(shop, 'Ada')
  const started = await as(shop, member)('POST', '/api/account/second-factor', {
    password: PASSWORD,
  })
  expect(dataOf<{ uri: string }>(started).uri).toContain('issuer=Velotal')
})

test('a color that can’t be read on dark is refused', async () => {
  const { status } = await rename({ ...BRAND, accent: '#202020' })
  expect(status).toBe(422)
})

test('whoever saves over another version is refused', async () => {
  const first = await seen()
  await office('PUT', '/brand', { ...BRAND, seen: first })
  const late = await office('PUT', '/brand', { ...BRAND, name: 'Other', seen: first })
  expect(late.body).toMatchObject({ code: 'settings_changed' })
})
