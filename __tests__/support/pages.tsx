import type { GetServerSidePropsResult, GetStaticPropsResult } from 'next'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { ReactElement } from 'react'

import { partsArrived } from '@/platform/whole-parts'
import { closeDb } from '@/server/kernel/db/client'
import { pageSettings } from '@/server/ssr/page-settings'
import { createServices } from '@/services/services'
import { makeStore } from '@/store/make-store'

import { createTestDatabase } from './database/database'
import { fakeRouter } from './fake-router'

export function servePagesFromDatabase(): void {
  // The first test of a page also compiles it.
  jest.setTimeout(60_000)
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
