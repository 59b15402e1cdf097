import { offersStructured } from '@/components/shop/goods/offers-structured'
import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import { cents } from '@/domain/kit/money'
import { blankValues, mapFields } from '@/domain/kit/text-field'
import {
  schemaOrgOf,
  SHEET_FIELDS,
  SHEET_NAMES,
  type ProductField,
} from '@/domain/shop/goods/product-fields'
import { structuredFaults } from '@/__tests__/support/catalog/structured'

const offer = (more: Partial<ProductOffer> = {}): ProductOffer => ({
  ...{ id: '5000110', title: 'Helmet', path: '/accessories/5000110', images: ['/og/shop.png'] },
  ...{ price: cents(11_900), shipping: cents(1_500), availability: 'in_stock', ships_on: null },
  ...{ handling_days: 2, transit_days: 4, color: null, size: null, preset: null, gtin: null },
  ...more,
})

const groupOf = (offers: ProductOffer[], more: Partial<OfferGroup> = {}): OfferGroup => ({
  ...{ id: '5000110', product_id: 5000110, kind: 'accessory', category: 'Helmets' },
  ...{ title: 'Helmet', description: 'Rated for e-bikes.', path: '/accessories/5000110' },
  ...{ weight_g: 390, country_id: 222, country_code: 'US', includes_tax: false },
  ...{ is_digital: false, is_sold_elsewhere: false, return_days: 14, ships_to: ['US', 'DE'] },
  country_of_origin: null,
  safety: {
    maker: { name: 'Fork Works', address: ['12 Mill Road', 'Taiwan'], email: 'f@fork.example' },
    eu_responsible: null,
    ...{ identifier: { sku: '5000110', gtin: null }, warnings: [], marks: [] },
  },
  ...more,
  offers,
})

const productOf = (group: OfferGroup, properties?: Record<string, unknown>) =>
  offersStructured(group, properties)[0]

test('a product has its price in dollars with two decimals, its weight and its manufacturer', () => {
  const group = groupOf([offer({ color: 'Bone', size: 'M', gtin: '4006381333931' })])
  expect(structuredFaults(offersStructured(group))).toEqual([])
  expect(productOf(group)).toMatchObject({
    '@type': 'Product',
    ...{ name: 'Helmet', sku: '5000110', mpn: '5000110', gtin: '4006381333931' },
    ...{ color: 'Bone', size: 'M', weight: { value: 0.39, unitCode: 'KGM' } },
    manufacturer: { name: 'Fork Works', address: '12 Mill Road, Taiwan', email: 'f@fork.example' },
    offers: { price: '119.00', priceCurrency: 'USD' },
  })
})

test('offers refer to what shipping costs, how long it takes, and how they can be returned', () => {
  const nodes = offersStructured(groupOf([offer()])) as unknown as Record<string, unknown>[]
  const [product, shipping, returns] = nodes
  expect(product).toMatchObject({
    offers: {
      shippingDetails: { '@id': shipping?.['@id'] },
      hasMerchantReturnPolicy: { '@id': returns?.['@id'] },
    },
  })
  expect(shipping).toMatchObject({
    shippingRate: { value: '15.00', currency: 'USD' },
    shippingDestination: { addressCountry: 'US' },
    deliveryTime: { handlingTime: { maxValue: 2 }, transitTime: { maxValue: 4 } },
  })
  expect(returns).toMatchObject({ applicableCountry: ['US', 'DE'], merchantReturnDays: 14 })
  const digital = offersStructured(groupOf([offer()], { return_days: null }))
  expect(JSON.stringify(digital)).not.toContain('MerchantReturn')
})

test('versions are variants of a group, and equal shipping is there once', () => {
  const group = groupOf([
    offer({ id: 'a', color: 'Bone', size: 'S' }),
    offer({ id: 'b', color: 'Bone', size: 'M', availability: 'out_of_stock' }),
    offer({
      ...{ id: 'c', color: 'Acid', size: 'M', handling_days: 9 },
      ...{ availability: 'made_to_order', ships_on: '2026-12-10', preset: 'City' },
    }),
  ])
  const nodes = offersStructured(group, { gtin: '4006381333931', countryOfOrigin: 'TW' })
  expect(structuredFaults(nodes)).toEqual([])
  expect(nodes.map((node) => node['@type'])).toEqual([
    ...['ProductGroup', 'OfferShippingDetails', 'OfferShippingDetails', 'MerchantReturnPolicy'],
  ])
  expect(nodes[0]).toMatchObject({ productGroupID: '5000110', countryOfOrigin: 'TW' })
  expect(nodes[0]).not.toHaveProperty('gtin')
  expect(nodes[0]).toMatchObject({
    hasVariant: [
      { offers: { availability: 'https://schema.org/InStock' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
      {
        additionalProperty: { name: 'Preset', value: 'City' },
        offers: {
          availability: 'https://schema.org/MadeToOrder',
          availabilityStarts: '2026-12-10',
        },
      },
    ],
  })
})

test('a bike of which no build is legal has no structured data', () => {
  expect(offersStructured(groupOf([]))).toEqual([])
})

test.each(
  SHEET_NAMES.flatMap((name) => {
    const { field, schemaOrg }: ProductField = SHEET_FIELDS[name]
    return schemaOrg ? [[name, field.example, schemaOrg(String(field.example))] as const] : []
  }),
)('the %s %j of a product is a property', (name, example, properties) => {
  const sheet = { ...blankValues(SHEET_FIELDS), [name]: example }
  expect(productOf(groupOf([offer()]), schemaOrgOf(sheet))).toMatchObject(properties)
  // Of two fields with the same property, one would be lost.
  expect(schemaOrgOf(mapFields(SHEET_FIELDS, (one) => one.example))).toMatchObject(properties)
  expect(schemaOrgOf(blankValues(SHEET_FIELDS))).toEqual({})
})
