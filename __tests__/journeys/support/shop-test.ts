import { randomUUID } from 'node:crypto'

import { expect, test as base } from '@playwright/test'

import { People } from './people'
import { Quiet } from './quiet'
import { ShopDatabase } from './shop-database'

export { expect }

/** Journeys that are walked on a phone as well as at a desk. */
export const ON_PHONES = { tag: '@phone' }
/** And there before every change, too, not only before a release. */
export const FIRST_ON_PHONES = { tag: ['@phone', '@first'] }
/** Second looks at pages that other journeys walk through: before a release, not before every change. */
export const THOROUGH = { tag: '@thorough' }
export const THOROUGH_ON_PHONES = { tag: ['@phone', '@thorough'] }

interface JourneyFixtures {
  /** Fails the journey for every fault that it did not plan. */
  quiet: Quiet
  people: People
  /** An address that no other journey buys with. */
  email: string
  /**
   * Whether the browser asks to save data, on which Next fetches no page ahead: a sixth of what a page computes. The
   * journeys of those who buy fetch ahead as most visitors do.
   */
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
    // Playwright reads the fixtures that are asked for from this pattern: here there are none.
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
