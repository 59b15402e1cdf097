import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { getDb } from '@/server/kernel/db/client'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { seedForum } from '@/server/seed/seed-forum'
import { seedSamples } from '@/server/seed/seed-samples'

import { servePagesFromDatabase } from '../support/pages'
import { schemaOrgFaults } from '../support/catalog/schema-org/validate'

servePagesFromDatabase(async (url) => {
  await seedSamples(url)
  await seedForum(url)
})

type Graph = Record<string, unknown>[]
type Load = (context: object) => Promise<{ props?: { structured?: Graph } }>
type Page = { getStaticProps?: unknown; getServerSideProps?: unknown }

async function graphOf(open: Promise<Page>, params: object = {}): Promise<Graph> {
  const { getStaticProps, getServerSideProps } = await open
  const load = (getStaticProps ?? getServerSideProps) as Load
  const res = { setHeader: () => undefined }
  const { props } = await load({ params, query: {}, res })
  return props?.structured ?? []
}

const threadPath = async () => {
  const [row] = await getDb().select().from(forumThreads).limit(1)
  return [String(row?.id), row?.slug ?? '']
}

/** Types of the nodes of each kind of public page, and how it is opened. */
const PAGES: Record<string, [types: string[], open: () => Promise<Graph>]> = {
  'index.tsx': [['OnlineStore', 'WebSite'], () => graphOf(import('@/pages/index'))],
  'configurator/index.tsx': [
    ['BreadcrumbList'],
    () => graphOf(import('@/pages/configurator/index')),
  ],
  'configurator/[bike_slug].tsx': [
    ['ProductGroup', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'],
    () => graphOf(import('@/pages/configurator/[bike_slug]'), { bike_slug: 'nyx' }),
  ],
  'accessories/[id].tsx': [
    ['ProductGroup', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'],
    () => graphOf(import('@/pages/accessories/[id]'), { id: '5000110' }),
  ],
  'accessories/5000124.tsx': [
    ['Product', 'OfferShippingDetails', 'BreadcrumbList'],
    () => graphOf(import('@/pages/accessories/5000124')),
  ],
  'spares/[id].tsx': [
    ['Product', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList'],
    () => graphOf(import('@/pages/spares/[id]'), { id: '5000301' }),
  ],
  'dealers/[id].tsx': [
    ['BikeStore', 'BreadcrumbList'],
    () => graphOf(import('@/pages/dealers/[id]'), { id: '7' }),
  ],
  'faq.tsx': [['FAQPage', 'BreadcrumbList'], () => graphOf(import('@/pages/faq'))],
  'user-manual/[slug].tsx': [
    ['Article', 'BreadcrumbList'],
    () => graphOf(import('@/pages/user-manual/[slug]'), { slug: 'nyx' }),
  ],
  '[...path].tsx': [
    ['Article', 'BreadcrumbList'],
    () => graphOf(import('@/pages/[...path]'), { path: ['warranty'] }),
  ],
  'news/[slug].tsx': [
    ['NewsArticle', 'BreadcrumbList'],
    () => graphOf(import('@/pages/news/[slug]'), { slug: 'honest-range' }),
  ],
  'help-center/index.tsx': [['BreadcrumbList'], () => graphOf(import('@/pages/help-center/index'))],
  'help-center/[slug].tsx': [
    ['Article', 'BreadcrumbList'],
    () => graphOf(import('@/pages/help-center/[slug]'), { slug: 'damaged-battery' }),
  ],
  'forum/index.tsx': [['BreadcrumbList'], () => graphOf(import('@/pages/forum/index'))],
  'forum/thread/[...path].tsx': [
    ['DiscussionForumPosting'],
    async () => graphOf(import('@/pages/forum/thread/[...path]'), { path: await threadPath() }),
  ],
}

test('every kind of page that has structured data is here', () => {
  const folder = path.join(__dirname, '..', '..', 'pages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('<StructuredData'))
  expect(files.sort()).toEqual(Object.keys(PAGES).sort())
})

test.each(Object.entries(PAGES))(
  'what %s says is valid by schema.org and for rich results',
  async (_, [types, open]) => {
    const graph = await open()
    expect([...new Set(graph.map((node) => node['@type']))]).toEqual(types)
    expect(await schemaOrgFaults(graph)).toEqual([])
  },
)

test('the validator finds unknown types, misplaced properties and missing ones', async () => {
  const faulty = [
    { '@type': 'Product', name: 'Bell', offers: { '@type': 'Offer', priceCurrency: 'USD' } },
    { '@type': 'Bell' },
    { '@type': 'Brand', name: 'Nireeka', price: 12, logo: { '@id': '#lost' } },
  ]
  expect(await schemaOrgFaults(faulty)).toEqual(
    expect.arrayContaining([
      'Product: Required attribute "image" is missing',
      'Bell: Type "Bell" is not a valid schema.org type',
      'Brand: Property "price" for type "Brand" is not supported by the schema.org specification',
      'No node #lost',
    ]),
  )
})

test('a bike has a variant for each preset, size and color, and one policy for all', async () => {
  const graph = await PAGES['configurator/[bike_slug].tsx']?.[1]()
  const group = graph?.find((node) => node['@type'] === 'ProductGroup')
  expect(group).toMatchObject({
    productGroupID: 'nyx',
    variesBy: [
      'https://schema.org/color',
      'https://schema.org/size',
      'https://schema.org/additionalProperty',
    ],
  })
  expect(graph?.find((node) => node['@type'] === 'MerchantReturnPolicy')).toMatchObject({
    applicableCountry: expect.arrayContaining(['US', 'DE', 'JP']),
    merchantReturnDays: 14,
  })
  expect((group?.hasVariant as unknown[]).length).toBeGreaterThan(40)
})

test('the gift card is no product that can be sent back', async () => {
  const graph = await PAGES['accessories/5000124.tsx']?.[1]()
  expect(graph?.[0]).toMatchObject({ sku: String(GIFT_CARD_ID) })
  expect(graph?.[0]).not.toHaveProperty('offers.hasMerchantReturnPolicy')
})
