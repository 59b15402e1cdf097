import { blankValues, mapFields } from '@/domain/kit/text-field'
import {
  schemaOrgOf,
  SHEET_FIELDS,
  SHEET_NAMES,
  type ProductField,
} from '@/domain/shop/goods/product-fields'
import {
  articleData,
  breadcrumbs,
  dealerData,
  faqData,
  organizationData,
  productData,
  webSiteData,
} from '@/components/kit/layout/structured-data'
import { structuredFaults } from '@/__tests__/support/structured'

const product = {
  path: '/accessories/5000110',
  title: 'Helmet',
  description: 'Rated for e-bikes.',
  sku: '5000110',
  images: ['/og/shop.png'],
  price: 11_900,
  availability: 'InStock',
  isReturnable: true,
  delivery: { country: 'US', shipping: 1_500, handlingDays: 2, transitDays: 4 },
} as const

const text = {
  path: '/news/hello',
  title: 'Hello',
  description: 'Words.',
  published_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-02T12:00:00.000Z',
}

const dealer = {
  path: '/dealers/albany',
  title: 'Albany Bikes',
  street: '1 Main Street',
  city: 'Albany',
  postcode: '12207',
  country: 'US',
  latitude: 42.65,
  longitude: -73.75,
}

test.each([
  ['the shop', organizationData('support@nireeka.example')],
  ['the site', webSiteData()],
  ['a product', productData({ ...product, rating: { value: 4.3, count: 12 }, weight: 0.39 })],
  ['a way', breadcrumbs([['Accessories', '/accessories']])],
  ['questions', faqData([{ id: 'a', question: 'How?', answer: 'So.' }])],
  ['a post', articleData(text, 'NewsArticle')],
  ['a dealer', dealerData(dealer)],
])('the structured data of %s have all that is required', (_, data) => {
  expect(structuredFaults(data)).toEqual([])
})

test('the check finds what is missing', () => {
  const faulty = { '@type': 'Offer', price: '12', url: '/x' }
  expect(structuredFaults(faulty)).toEqual(
    expect.arrayContaining(['Offer has no priceCurrency', '/x is no address']),
  )
})

test('a price is told in dollars with two decimals, and a product without reviews has no rating', () => {
  const data = productData({ ...product, rating: { value: 0, count: 0 } })
  expect(data).toMatchObject({ offers: { price: '119.00', priceCurrency: 'USD' } })
  expect(data).not.toHaveProperty('aggregateRating')
})

test('an offer says what shipping costs, how long it takes, and how it can be returned', () => {
  expect(productData(product)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: '15.00', currency: 'USD' },
        shippingDestination: { addressCountry: 'US' },
        deliveryTime: { handlingTime: { maxValue: 2 }, transitTime: { maxValue: 4 } },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'US', merchantReturnDays: 14 },
    },
  })
  expect(productData({ ...product, isReturnable: false })).not.toHaveProperty(
    'offers.hasMerchantReturnPolicy',
  )
})

test('a product names its manufacturer with postal and electronic address', () => {
  const maker = { name: 'Fork Works', address: ['12 Mill Road', 'Taiwan'], email: 'f@fork.example' }
  const data = productData({ ...product, maker })
  expect(structuredFaults(data)).toEqual([])
  expect(data).toMatchObject({
    manufacturer: { name: 'Fork Works', address: '12 Mill Road, Taiwan', email: 'f@fork.example' },
  })
})

test('a way begins at home and counts its steps', () => {
  expect(breadcrumbs([['E-Bikes', '/configurator']])).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, name: 'E-Bikes', item: 'http://localhost:3000/configurator' },
    ],
  })
})

test.each(
  SHEET_NAMES.flatMap((name) => {
    const { field, schemaOrg }: ProductField = SHEET_FIELDS[name]
    return schemaOrg ? [[name, field.example, schemaOrg(String(field.example))] as const] : []
  }),
)('the %s %j of a product is a property', (name, example, properties) => {
  const sheet = { ...blankValues(SHEET_FIELDS), [name]: example }
  expect(productData({ ...product, properties: schemaOrgOf(sheet) })).toMatchObject(properties)
  // Of two fields with the same property, one would be lost.
  expect(schemaOrgOf(mapFields(SHEET_FIELDS, (one) => one.example))).toMatchObject(properties)
  expect(schemaOrgOf(blankValues(SHEET_FIELDS))).toEqual({})
})
