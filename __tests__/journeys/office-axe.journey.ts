import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

import { expectNoViolations } from './support/axe'
import { register } from './support/member'
import { noSidewaysScroll, open } from './support/page'
import { ON_PHONES, expect, test } from './support/shop-test'

// Half-way through a fade every color has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages of one thing are looked at where the thing is made. */
const lists = Object.keys(OFFICE_PAGES).filter((page) => !page.includes('['))
const HALF = Math.ceil(lists.length / 2)

for (const pages of [lists.slice(0, HALF), lists.slice(HALF)]) {
  test(
    `pages of the back office from /${pages[0]} on have no barrier`,
    ON_PHONES,
    async ({ page, email, shop }) => {
      test.setTimeout(pages.length * 20_000)
      await register(page, email)
      await shop.makeAdministrator(email)
      for (const path of pages) {
        await open(page, `/backoffice/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[data-office] .animate-pulse')).toHaveCount(0)
        await expectNoViolations(page, path)
        await noSidewaysScroll(page)
      }
    },
  )
}
