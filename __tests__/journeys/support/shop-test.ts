import { randomUUID } from 'node:crypto'

import { expect, test as base } from '@playwright/test'

import { People } from './people'
import { Quiet } from './quiet'
import { ShopDatabase } from './shop-database'

export { expect }

/** Tag of journeys that run on phones as well as on desktops. */
export const ON_PHONES = { tag: '@phone' }
/** Tag of journeys that run on phones before every change, too, not only before a release. */
export const FIRST_ON_PHONES = { tag: ['@phone', '@first'] }
/** Tag of second looks at pages that other journeys cover: run before a release only. */
export const THOROUGH = { tag: '@thorough' }
export const THOROUGH_ON_PHONES = { tag: ['@phone', '@thorough'] }

interface JourneyFixtures {
  quiet: Quiet
  people: People
  /** Email address that no other journey buys with. */
  email: string
  /** Whether to save data: skips prefetching, a sixth of a page's work. Buyers' journeys prefetch. */
  savesData: boolean
}

interface WorkerFixtures {
  shop: ShopDatabase
}

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  savesData: [true, { option: true }],
  quiet: [
    async ({ context, baseURL, savesData }, provide) => {
      if (savesData) await context.addInitScript(saveData)
      const quiet = new Quiet(baseURL ?? '')
      await quiet.watch(context)
      await provide(quiet)
      expect(quiet.report(), 'everything that went wrong was planned').toEqual([])
    },
    { auto: true },
  ],
  people: async ({ browser, shop, quiet }, provide) => {
    const people = new People(browser, { shop, quiet })
    await provide(people)
    await people.leave()
  },
  email: async ({ browserName }, provide) => {
    await provide(`${browserName}.${randomUUID()}@example.com`)
  },
  shop: [
    // Playwright derives fixtures from this destructuring pattern, which is empty: none are used.
    async ({}, provide) => {
      const dataDir = process.env.JOURNEY_DATA_DIR
      if (!dataDir)
        throw new Error('JOURNEY_DATA_DIR is not set: start with npm run test:journeys.')
      const shop = await ShopDatabase.open(dataDir)
      await provide(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
})
