import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import { cents } from '@/domain/kit/money'
import { feedRow } from '@/server/goods/feeds/feed-row'
import { FORMATS } from '@/server/goods/feeds/formats'

const shop = {
  brand: 'Nireeka',
  seller: 'Nireeka Inc.',
  shopUrl: 'https://shop.test',
  country: 'DE',
}

const offer: ProductOffer = {
  ...{ id: '7', title: 'Bell', path: '/accessories/7', images: ['/pictures/goods/7?w=1600'] },
  ...{ price: cents(1_990), shipping: cents(590), availability: 'in_stock', ships_on: null },
  ...{ handling_days: 1, transit_days: 4, color: null, size: null, preset: null, gtin: null },
}

const group: OfferGroup = {
  ...{ id: '7', product_id: 7, kind: 'accessory', category: 'Bells', title: 'Bell' },
  ...{ description: 'It rings.', path: '/accessories/7', weight_g: 120, country_id: 15 },
  ...{ country_code: 'DE', includes_tax: true, is_digital: false, is_sold_elsewhere: false },
  ...{ return_days: 14, ships_to: ['DE'], country_of_origin: 'TW' },
  safety: {
    maker: { name: 'Bell Works', address: ['1 Mill Road', 'Taiwan'], email: 'a@bell.example' },
    eu_responsible: null,
    identifier: { sku: '7', gtin: null },
    warnings: ['Loud.'],
    marks: [],
  },
  offers: [offer],
}

const rowOf = (more: Partial<ProductOffer> = {}, whole: Partial<OfferGroup> = {}) =>
  feedRow({ ...group, ...whole }, { ...offer, ...more }, shop)

test('a row has absolute addresses, amounts with a currency and names of countries', () => {
  expect(rowOf()).toMatchObject({
    group: '',
    link: 'https://shop.test/accessories/7?country=15',
    images: ['https://shop.test/pictures/goods/7?w=1600'],
    price: '19.90 USD',
    shipping: '5.90 USD',
    category: 'Accessories > Bells',
    weight: '0.12 kg',
    origin: 'Taiwan',
    manufacturer: 'Bell Works, 1 Mill Road, Taiwan, a@bell.example',
    eu_responsible: '',
  })
})

test('long texts end at a word', () => {
  const { title, description } = rowOf(
    { title: 'word '.repeat(60) },
    { description: 'word '.repeat(2_000) },
  )
  expect(title).toMatch(/^(word ){29}word…$|^(word ){28}word…$/)
  expect(title.length).toBeLessThanOrEqual(150)
  expect(description.length).toBeLessThanOrEqual(5_000)
})

test.each(Object.entries(FORMATS))('%s leaves out what a product lacks', (_, { item }) => {
  const bare = item(rowOf(), shop)
  const made = item(
    rowOf({ availability: 'made_to_order', ships_on: '2026-12-10', color: 'Acid', size: 'M' }),
    shop,
  )
  expect(bare).not.toMatch(/undefined|null|NaN|<g:color>|"color"/)
  expect(made).toContain('2026-12-10')
  expect(made).toContain('Acid')
})

test('Google gets the days of handling and transit, and the date as a moment', () => {
  const xml = FORMATS['google.xml'].item(
    rowOf({ availability: 'made_to_order', ships_on: '2026-12-10', handling_days: 12 }),
    shop,
  )
  expect(xml).toContain('<g:availability>backorder</g:availability>')
  expect(xml).toContain('<g:availability_date>2026-12-10T00:00+0000</g:availability_date>')
  expect(xml).toContain('<g:country>DE</g:country><g:service>Standard</g:service><g:price>5.90 USD')
  expect(xml).toContain('<g:max_handling_time>12</g:max_handling_time>')
})

test('OpenAI may show products and sell none', () => {
  const record = JSON.parse(FORMATS['openai.jsonl'].item(rowOf(), shop)) as object
  expect(record).toMatchObject({
    is_eligible_search: true,
    is_eligible_checkout: false,
    seller_url: 'https://shop.test',
    return_policy: 'https://shop.test/rrpolicy',
    return_deadline_in_days: 14,
    target_countries: 'DE',
    warning: 'Loud.',
  })
})
