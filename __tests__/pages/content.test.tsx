import type { GetServerSidePropsContext } from 'next'
import sharp from 'sharp'

import { colorChosen, defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { getDb } from '@/server/kernel/db/client'
import { buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import { savedBuilds } from '@/server/kernel/db/schema/orders/builds'
import { money } from '@/utils/format'
import { seedBike, seedCountry, US } from '../support/orders/orders'
import { htmlOf, propsOf, servePagesFromDatabase } from '../support/pages'
import { structuredFaults } from '../support/catalog/structured'

servePagesFromDatabase()

function graphOf(html: string): Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json ?? '{"@graph":[]}') as {
    '@graph': Record<string, unknown>[]
  }
  expect(structuredFaults(graph)).toEqual([])
  return graph
}

async function fileOf(
  page: { getServerSideProps: unknown },
  params: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const headers: Record<string, string> = {}
  let body: Buffer | string = ''
  const res = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    end: (content: Buffer | string) => void (body = content),
  }
  const load = page.getServerSideProps as (context: GetServerSidePropsContext) => Promise<unknown>
  const result = await load({ params, query, res } as unknown as GetServerSidePropsContext)
  return { headers, body: body as Buffer | string, result }
}

const TEXTS = [
  ['warranty', 'one year or 1,600 miles (2,600 km), whichever comes first'],
  ['shipping', 'UN 3481'],
  ['about-us', 'founded in 2009'],
  ['privacypolicy', 'doesn’t set any cookies'],
  ['terms', 'How a contract is made'],
  ['rrpolicy', 'href="/withdrawal"'],
  ['accessibility', 'EN 301 549'],
] as const

describe('the texts of the shop', () => {
  test.each(TEXTS)('/%s has its words, its contents and its data at once', async (slug, words) => {
    const { default: Page, getStaticProps } = await import('@/pages/[...path]')
    const props = propsOf(await getStaticProps({ params: { path: [slug] } }))
    const html = await htmlOf(`/${slug}`, <Page {...props} />)
    expect(html).toContain(words)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('On this page')
    expect(html).not.toContain('{{')
    expect(graphOf(html).map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList'])
  })

  test('a version of a legal document has its own page', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/[...path]')
    const pageAt = async (path: string[]) => {
      const props = propsOf(await getStaticProps({ params: { path } }))
      return htmlOf(`/${path.join('/')}`, <Page {...props} />)
    }
    expect(await pageAt(['terms'])).not.toContain('Earlier versions')
    const first = await pageAt(['terms', 'versions', '1'])
    expect(first).toContain('Version 1, in force since')
    for (const path of [
      ['terms', 'versions', '2'],
      ['terms', 'versions', 'x'],
      ['faq', 'versions', '1'],
      ['terms', 'versions', '1', '1'],
    ])
      expect(await getStaticProps({ params: { path } })).toMatchObject({ notFound: true })
  })

  test('an unknown address and a draft are not found', async () => {
    const { getStaticProps } = await import('@/pages/[...path]')
    for (const path of [['no-such-text'], ['news', 'nothing', 'here'], ['../etc']]) {
      expect(await getStaticProps({ params: { path } })).toMatchObject({ notFound: true })
    }
  })
})

describe('/faq', () => {
  test('answers its questions on the page and for search engines alike', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/faq')
    const html = await htmlOf('/faq', <Page {...propsOf(await getStaticProps({}))} />)
    const [faq] = graphOf(html)
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(20)
    for (const { name, acceptedAnswer } of questions) {
      expect(html).toContain(`>${name.replaceAll("'", '&#x27;')}</h3>`)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20)
    }
  })
})

describe('/user-manual', () => {
  test('links the manual of each bike', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/user-manual/index')
    const html = await htmlOf('/user-manual', <Page {...propsOf(await getStaticProps({}))} />)
    for (const slug of ['nireeka-prime', 'nireeka-homie', 'nyx']) {
      expect(html).toContain(`href="/user-manual/${slug}"`)
    }
  })

  test.each([
    ['nireeka-prime', '816 Wh battery', 'lock-ring tool of the motor'],
    ['nireeka-homie', '700 Wh battery', 'Hub motor axle nuts'],
    ['nyx', '756 Wh battery', 'Rear triangle pivots'],
  ])('%s has its own batteries, bolts and tires', async (slug, battery, bolt) => {
    const { default: Page, getStaticProps } = await import('@/pages/user-manual/[slug]')
    const html = await htmlOf(
      `/user-manual/${slug}`,
      <Page {...propsOf(await getStaticProps({ params: { slug } }))} />,
    )
    for (const words of [battery, bolt, 'psi', 'Error codes', 'newton meters']) {
      expect(html).toContain(words)
    }
    graphOf(html)
  })
})

describe('/landing', () => {
  test('presents the next model from the sections of its text', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/landing')
    const html = await htmlOf('/landing', <Page {...propsOf(await getStaticProps({}))} />)
    expect(html).toContain('Revenant')
    expect(html.match(/<h2/g)?.length).toBeGreaterThan(3)
  })
})

describe('the news', () => {
  test('are listed with their days, newest first, and each is an article', async () => {
    const list = await import('@/pages/news/index')
    const html = await htmlOf('/news', <list.default {...propsOf(await list.getStaticProps({}))} />)
    expect(html.indexOf('bike-passport')).toBeLessThan(html.indexOf('build-codes'))
    const post = await import('@/pages/news/[slug]')
    const props = propsOf(await post.getStaticProps({ params: { slug: 'honest-range' } }))
    const article = await htmlOf('/news/honest-range', <post.default {...props} />)
    expect(graphOf(article)[0]).toMatchObject({ '@type': 'NewsArticle' })
    expect(article).toContain('October 1, 2026')
  })

  test('are a feed that names itself', async () => {
    const { headers, body } = await fileOf(await import('@/pages/news/rss.xml'))
    expect(headers['content-type']).toContain('application/rss+xml')
    expect(String(body)).toContain('rel="self"')
    expect(String(body).match(/<item>/g)).toHaveLength(4)
    expect(String(body)).toMatch(/<pubDate>\w{3}, \d\d \w{3} 2026 [\d:]{8} GMT<\/pubDate>/)
  })
})

describe('what search engines read', () => {
  test.each(['nireeka-prime', 'nireeka-homie', 'nyx'])(
    'the price of %s is the price of its page',
    async (slug) => {
      const page = await import('@/pages/configurator/[bike_slug]')
      const props = propsOf(await page.getStaticProps({ params: { bike_slug: slug } }))
      const html = await htmlOf(`/configurator/${slug}`, <page.default {...props} />)
      const [group] = graphOf(html)
      const [standard] = group?.hasVariant as { offers: { price: string } }[]
      const { price } = standard?.offers ?? { price: '' }
      expect(html).toContain(money(Math.round(Number(price) * 100)))
    },
  )

  test('an accessory, a gift card and a spare part say what their pages say', async () => {
    const accessory = await import('@/pages/accessories/[id]')
    const card = await import('@/pages/accessories/5000124')
    const spare = await import('@/pages/spares/[id]')
    const ofId = { params: { id: '5000110' } }
    const pages = [
      <accessory.default key="a" {...propsOf(await accessory.getStaticProps(ofId))} />,
      <card.default key="g" {...propsOf(await card.getStaticProps({}))} />,
      <spare.default
        key="s"
        {...propsOf(await spare.getStaticProps({ params: { id: '5000319' } }))}
      />,
    ]
    for (const page of pages) {
      const html = await htmlOf('/', page)
      const [item, ...others] = graphOf(html)
      const way = others.find((node) => node['@type'] === 'BreadcrumbList')
      const [product = item] = (item?.hasVariant ?? []) as NonNullable<typeof item>[]
      const { price, availability } = product?.offers as { price: string; availability: string }
      expect(html).toContain(money(Math.round(Number(price) * 100)))
      expect(availability).toBe('https://schema.org/InStock')
      expect(html).toContain(String(product?.sku))
      expect(way?.itemListElement).toHaveLength(3)
    }
  })

  test('a dealer has an address, a place on the map and hours', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/dealers/[id]')
    const html = await htmlOf(
      '/dealers/7',
      <Page {...propsOf(await getStaticProps({ params: { id: '7' } }))} />,
    )
    const [dealer, way] = graphOf(html)
    expect(dealer).toMatchObject({ '@type': 'BikeStore', name: 'Radhaus Mitte' })
    expect(dealer?.openingHours).toContainEqual(expect.stringMatching(/^Tu \d\d:\d\d-\d\d:\d\d$/))
    expect(way?.itemListElement).toHaveLength(3)
  })

  test('the sitemap lists every bike, text and product once', async () => {
    const { headers, body } = await fileOf(await import('@/pages/sitemap.xml'))
    const locations = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
    expect(headers['content-type']).toContain('application/xml')
    expect(new Set(locations).size).toBe(locations.length)
    for (const path of [
      '/',
      '/configurator/nyx',
      '/faq',
      '/accessories/5000110',
      '/news/build-codes',
    ]) {
      expect(locations).toContain(`http://localhost:3000${path}`)
    }
    expect(String(body)).toMatch(/<lastmod>2026-/)
  })

  test('robots are kept from private pages and shown the sitemap', async () => {
    const { body } = await fileOf(await import('@/pages/robots.txt'))
    expect(String(body)).toContain('Disallow: /dashboard')
    // Crawlers need the pictures that feeds and structured data name.
    expect(String(body)).toMatch(/Allow: \/api\/goods\/pictures\/\n[^]*Disallow: \/api\/\n/)
    expect(String(body)).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test('the picture of a shared page is 1200 × 630 and drawn once', async () => {
    const page = await import('@/pages/og/[slug]')
    for (const slug of ['nyx', 'shop', 'product-5000110']) {
      const { headers, body } = await fileOf(page, { slug: `${slug}.png` })
      expect(headers['content-type']).toBe('image/png')
      const { width, height, format } = await sharp(body as Buffer).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
      expect((await fileOf(page, { slug: `${slug}.png` })).body).toBe(body)
    }
    expect((await fileOf(page, { slug: 'product-1.png' })).result).toEqual({ notFound: true })
    expect((await fileOf(page, { slug: 'unknown.png' })).result).toEqual({ notFound: true })
    expect((await fileOf(page, { slug: 'nyx' })).result).toEqual({ notFound: true })
  })

  test('the picture of a shared build is that build once it has a final one', async () => {
    const page = await import('@/pages/og/[slug]')
    const bike = seedBike('nyx')
    const standard = defaultBuild(bike, seedCountry(US))
    const open = (build?: string) => fileOf(page, { slug: 'nyx.png' }, build ? { build } : {})
    const acid = bike.colors.find(({ title }) => title === 'Acid')?.id ?? 0
    const painted = colorChosen(bike, standard, acid)
    const general = await open()
    const shared = await open(buildAddress(painted))
    expect(shared.body).not.toEqual(general.body)
    const row = { bike_slug: 'nyx', build: painted, build_key: 'key', price_lines: [] }
    await getDb()
      .insert(savedBuilds)
      .values({ ...row, code: 'ACDE2345' })
    expect((await open('ACDE2345')).body).toBe(shared.body)
    expect((await open('ACDE9999')).body).toBe(general.body)

    const large = buildAddress(sizeChosen(bike, standard, bike.sizes.at(-1)?.id ?? 0))
    const pending = await open(large)
    expect(pending.body).toBe(general.body)
    expect(pending.headers['cache-control']).toBe('public, max-age=60')
    expect(await getDb().select().from(buildPictures)).toEqual([])
  })
})
