import { eq } from 'drizzle-orm'

import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { readOffers } from '@/server/goods/feeds/read-offers'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

const HELMET = 5000110
const NYX = 3

const offersOf = (product: number, country?: string) => readOffers(shop.deps, { product, country })

test('prices include tax where the law wants it', async () => {
  const [us, de] = await Promise.all([offersOf(HELMET, 'US'), offersOf(HELMET, 'DE')])
  expect([us.includes_tax, de.includes_tax]).toEqual([false, true])
  expect(de.offers[0]?.price).toBe(Math.round((us.offers[0]?.price ?? 0) * 1.19))
})

test('a bike comes as standard bike and presets, in each size and color, without two-tone paint', async () => {
  const { offers } = await offersOf(NYX, 'US')
  expect(new Set(offers.map(({ preset }) => preset))).toEqual(
    new Set([null, 'City', 'Trail', 'All-weather']),
  )
  expect(new Set(offers.map(({ size }) => size)).size).toBeGreaterThan(2)
  const colors = new Set(offers.map(({ color }) => color))
  expect(colors).toContain('Petrol')
  expect(colors).not.toContain('Two-tone')
  // The smallest frame isn't made in this color.
  expect(offers.some(({ size, color }) => size === 'S' && color === 'Acid')).toBe(false)
})

test('the default country applies without one, and unknown ones are refused', async () => {
  expect((await offersOf(HELMET)).country_code).toBe('US')
  await expect(offersOf(HELMET, 'XK')).rejects.toMatchObject({ code: 'country_not_found' })
  await expect(offersOf(999)).rejects.toMatchObject({ code: 'product_not_found' })
})

test('a frame size without stock is sold out in each preset and color', async () => {
  const none = { on_hand: 0, reserved: 0 }
  await shop.db.update(stockItems).set(none).where(eq(stockItems.sku, 'frame:nyx:M'))
  const { offers } = await offersOf(NYX, 'US')
  const inM = offers.filter(({ size }) => size === 'M')
  expect(new Set(inM.map(({ availability }) => availability))).toEqual(new Set(['out_of_stock']))
  expect(new Set(inM.map(({ ships_on }) => ships_on))).toEqual(new Set([null]))
  expect(offers.some(({ availability }) => availability === 'made_to_order')).toBe(true)
})

test('the number of a barcode is that of a product without versions only', async () => {
  const gtin = '4006381333931'
  await shop.db.update(products).set({ gtin })
  expect((await offersOf(HELMET)).offers.map((one) => one.gtin)).not.toContain(gtin)
  expect((await offersOf(5000301)).offers.map((one) => one.gtin)).toEqual([gtin])
})
