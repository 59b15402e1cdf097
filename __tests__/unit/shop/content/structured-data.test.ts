import {
  articleData,
  breadcrumbs,
  dealerData,
  faqData,
  organizationData,
  webSiteData,
} from '@/components/kit/layout/structured-data'
import { structuredFaults } from '@/__tests__/support/catalog/structured'

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

test('a way begins at home and counts its steps', () => {
  expect(breadcrumbs([['E-Bikes', '/configurator']])).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/' },
      { position: 2, name: 'E-Bikes', item: 'http://localhost:3000/configurator' },
    ],
  })
})
