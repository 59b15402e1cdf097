import type { GetStaticPropsResult } from 'next'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { ReactElement } from 'react'

import { closeDb, getDb } from '@/server/db/client'
import { bikes } from '@/server/db/schema/bikes'
import { cents } from '@/domain/money'
import { createServices } from '@/services/services'
import { makeStore } from '@/store/make-store'
import { createTestDatabase } from '../support/database'
import { fakeRouter } from '../support/fake-router'

/** The pages as the server makes them: data in process from a real database, first HTML, no browser. */
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  process.env.APP_SECRET = 'test-secret-of-at-least-32-characters'
  process.env.LOG_LEVEL = 'silent'
})
afterAll(async () => {
  await closeDb()
  await database.drop()
})

function propsOf<P>(result: GetStaticPropsResult<P>): P {
  if (!('props' in result)) throw new Error(`No props: ${JSON.stringify(result)}`)
  // Next sends props as JSON: what does not survive it would differ in the browser.
  expect(JSON.parse(JSON.stringify(result.props))).toEqual(result.props)
  return result.props as P
}

function htmlOf(path: string, page: ReactElement): string {
  const store = makeStore({ services: createServices() })
  return renderToString(
    <RouterContext.Provider value={fakeRouter(path)}>
      <Provider store={store}>{page}</Provider>
    </RouterContext.Provider>,
  )
}

describe('the home page', () => {
  test('shows three bikes with price, range, weight and day of arrival in its first HTML', async () => {
    const { default: Home, getStaticProps } = await import('@/pages/index')
    const html = htmlOf('/', <Home {...propsOf(await getStaticProps({}))} />)
    for (const words of ['Nireeka Prime', 'Nireeka Homie', 'Nyx', '$3,999.00', 'kg', 'km']) {
      expect(html).toContain(words)
    }
  })
})

describe('the bike list', () => {
  test('links every bike and shows what it costs', async () => {
    const { default: List, getStaticProps } = await import('@/pages/configurator/index')
    const html = htmlOf('/configurator', <List {...propsOf(await getStaticProps({}))} />)
    for (const slug of ['nireeka-prime', 'nireeka-homie', 'nyx']) {
      expect(html).toContain(`href="/configurator/${slug}"`)
    }
    expect(html).toContain('$2,499.00')
  })
})

describe('the page of a bike', () => {
  const open = async (slug: string) => {
    const page = await import('@/pages/configurator/[bike_slug]')
    return { ...page, result: await page.getStaticProps({ params: { bike_slug: slug } }) }
  }

  test('has every choice with its price in its first HTML, before any script', async () => {
    const { default: BikePage, result } = await open('nyx')
    const props = propsOf(result)
    const html = htmlOf('/configurator/nyx', <BikePage {...props} />)
    for (const group of props.bike.groups) {
      for (const { title } of group.parts) expect(html).toContain(title.replaceAll('&', '&amp;'))
    }
    expect(html).toContain('$4,999.00')
    expect(html).toContain('src="/pictures/nyx?view=studio')
  })

  test('is not found for an unknown bike and made anew after a minute', async () => {
    expect((await open('unknown')).result).toMatchObject({ notFound: true, revalidate: 60 })
    expect((await open('nyx')).result).toMatchObject({ revalidate: 60 })
  })

  test('shows a new price as soon as it is made anew', async () => {
    await getDb()
      .update(bikes)
      .set({ price_cents: cents(512_300) })
    expect(propsOf((await open('nyx')).result).bike.price).toBe(512_300)
  })
})

describe('the picture of a build', () => {
  const pictureOf = async (slug: string, query: Record<string, string>) => {
    const { getServerSideProps } = await import('@/pages/pictures/[slug]')
    const headers: Record<string, string> = {}
    let body = ''
    const res = {
      setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
      end: (text: string) => void (body = text),
    }
    const context = { params: { slug }, query, res } as unknown
    const result = await getServerSideProps(context as Parameters<typeof getServerSideProps>[0])
    return { result, headers, body }
  }

  test('is an SVG file that may be kept for a day', async () => {
    const { pictureAddress } = await import('@/components/bike/bike-picture')
    const { bikeItem } = await import('../support/orders')
    const { build } = bikeItem('nyx').server
    const address = new URL(pictureAddress({ slug: 'nyx', build, view: 'thumbnail' }), 'https://x')
    const { headers, body } = await pictureOf('nyx', Object.fromEntries(address.searchParams))
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['cache-control']).toContain('max-age=86400')
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(body).not.toMatch(/NaN|undefined|<script/)
  })

  test.each([
    ['nyx', { build: 'nonsense' }],
    ['nyx', {}],
    ['unknown', { build: '1.1.-.1' }],
  ])('of %s with %p is not found', async (slug, query) => {
    expect((await pictureOf(slug, query as Record<string, string>)).result).toEqual({
      notFound: true,
    })
  })
})
