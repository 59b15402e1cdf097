import { helpFeedback } from '@/messages/community/help-center/help-feedback'
import { helpSearch } from '@/messages/community/help-center/help-search'

import { expectVisibleFocus, press, tabTo } from './support/keyboard'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

test('a misspelled question is answered, and its answer judged, by keyboard', async ({ page }) => {
  await open(page, '/help-center')
  const search = page.getByRole('combobox', { name: helpSearch.label })
  // The plain field stays until the lazy-loaded suggestions arrive.
  await search.waitFor()
  await tabTo(page, search)
  await page.keyboard.type('tire presure')
  const option = page.getByRole('option', { name: /What tire pressure should I use/ })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help-center\/tire-pressure/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tire pressure')
  const no = page.getByRole('button', { name: helpFeedback.no, exact: true })
  // The question is lazy-loaded near the viewport, which is slower than Tab here.
  await page.getByRole('heading', { name: helpFeedback.question }).scrollIntoViewIfNeeded()
  await no.waitFor()
  await press(page, no)
  await expect(page.getByText(helpFeedback.thanksNo)).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: helpFeedback.commentNo }))
  await page.keyboard.type('The sand is missing.')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(helpFeedback.thanksComment)).toBeVisible()
})

test('the help center can be read and searched without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}/help-center`)
  await page.getByRole('textbox', { name: helpSearch.label }).fill('pucnture')
  await page.getByRole('button', { name: helpSearch.search }).click()
  await expect(page).toHaveURL(/\/help-center\/search\?q=pucnture/)
  await page.reload()
  await page.getByRole('link', { name: /I have a flat tire/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('I have a flat tire')
  await context.close()
})
