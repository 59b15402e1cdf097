import { readFileSync } from 'node:fs'

import { hasSamples, SAMPLE_BIKES, SAMPLE_CAMPAIGNS, SAMPLE_NEWS } from '@/domain/kit/sample'
import { seedBikes } from '@/server/seed/data/bikes'

const read = (file: string) => readFileSync(`server/seed/data/${file}`, 'utf8')

test('the samples that can be removed are those that a new shop has', () => {
  const campaigns = JSON.parse(read('campaigns.json')) as { id: string; title: string }[]
  expect(Object.fromEntries(campaigns.map(({ id, title }) => [id, title]))).toEqual(
    SAMPLE_CAMPAIGNS,
  )
  const news = [...read('content.tsv').matchAll(/^news\t(\S+)/gm)].map(([, slug]) => slug)
  expect(news).toEqual(SAMPLE_NEWS)
  expect(Object.fromEntries(seedBikes.map(({ slug, title }) => [slug, title]))).toEqual(
    SAMPLE_BIKES,
  )
})

test.each([
  ['a customer', { customers: 1 }, true],
  ['a customer whose order stays', { customers: 1, kept_orders: 1 }, false],
  ['news', { news: 1 }, true],
  ['a bike that can end', { bikes: 1 }, true],
  ['bikes until another one is sold', { kept_bikes: 3 }, false],
  ['tax registrations of other countries', { registrations: 1 }, true],
  ['tax registrations while the country isn’t known', { kept_registrations: 1 }, false],
])('sample data to remove: %s', (_, counts, expected) => {
  const none = { customers: 0, orders: 0, kept_orders: 0, reviews: 0, threads: 0, tickets: 0 }
  const others = { dealers: 0, news: 0, campaigns: 0, codes: 0, bikes: 0, kept_bikes: 0 }
  const taxes = { registrations: 0, kept_registrations: 0 }
  expect(hasSamples({ ...none, ...others, ...taxes, ...counts })).toBe(expected)
})
