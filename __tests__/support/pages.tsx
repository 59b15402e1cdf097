import type {
  GetServerSideProps,
  GetServerSidePropsContext,
  GetServerSidePropsResult,
  GetStaticPropsResult,
} from 'next'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { ComponentType, ReactElement } from 'react'

import { partsArrived } from '@/platform/whole-parts'
import { closeDb } from '@/server/kernel/db/client'
import { pageSettings } from '@/server/ssr/page-settings'
import { createServices } from '@/services/services'
import { makeStore } from '@/store/make-store'

import { createTestDatabase } from './database/database'
import { fakeRouter } from './fake-router'

export function servePagesFromDatabase(seed?: (url: string) => Promise<void>): void {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  beforeAll(async () => {
    database = await createTestDatabase()
    process.env.DATABASE_URL = database.url
    process.env.APP_SECRET = 'test-secret-of-at-least-32-characters'
    process.env.LOG_LEVEL = 'silent'
    await seed?.(database.url)
  })
  afterAll(async () => {
    await closeDb()
    await database.drop()
  })
}

/** @throws Error if the page returns anything other than props */
export function propsOf<P>(result: GetStaticPropsResult<P> | GetServerSidePropsResult<P>): P {
  if (!('props' in result)) throw new Error(`No props: ${JSON.stringify(result)}`)
  // Next.js sends props as JSON, so what JSON can't represent would differ in the browser.
  expect(JSON.parse(JSON.stringify(result.props))).toEqual(result.props)
  return result.props as P
}

/** Renders the first HTML; parts that browsers lazy-load are loaded before the store is created. */
export async function htmlOf(path: string, page: ReactElement): Promise<string> {
  await Promise.all([partsArrived(), pageSettings()])
  const store = makeStore({ services: createServices() })
  return renderToString(
    <RouterContext.Provider value={fakeRouter(path)}>
      <Provider store={store}>{page}</Provider>
    </RouterContext.Provider>,
  )
}

type Query = Record<string, string | string[]>
interface SearchModule<Props extends object> {
  default: ComponentType<Props>
  getServerSideProps: GetServerSideProps<Props>
}

/** Opens a page that a server renders from the query of its address. */
export const searchPage =
  <Props extends object>(path: string, load: () => Promise<SearchModule<Props>>) =>
  async (query: Query) => {
    const { default: Page, getServerSideProps } = await load()
    const headers: Record<string, string> = {}
    const res = {
      statusCode: 200,
      setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    }
    const result = await getServerSideProps({ query, res } as unknown as GetServerSidePropsContext)
    if (!('props' in result)) return { result, html: '', headers, status: res.statusCode }
    const props = await result.props
    expect(JSON.parse(JSON.stringify(props))).toEqual(props)
    return {
      result,
      html: await htmlOf(path, <Page {...props} />),
      headers,
      status: res.statusCode,
    }
  }

interface SearchReply {
  html: string
  status: number
  headers: Record<string, string>
}

export function testSearchInput(open: (query: Query) => Promise<SearchReply>): void {
  test('writes what was asked for as text', async () => {
    const { html } = await open({ q: '<script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert')
  })

  test('says why it refuses, with the status of the API and kept by no cache', async () => {
    const { html, status, headers } = await open({ q: 'x'.repeat(10_000) })
    expect(status).toBe(422)
    expect(html).toContain('role="alert"')
    expect(headers['cache-control']).toBe('no-store')
  })
}
