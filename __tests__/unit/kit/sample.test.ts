import { readFileSync } from 'node:fs'

import { SAMPLE_BIKES, SAMPLE_CAMPAIGNS, SAMPLE_NEWS } from '@/domain/kit/sample'
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
