import { configurator } from '@/messages/shop/configurator/configurator'
import { noticeTexts } from '@/messages/shop/configurator/configurator-parts'
import { copyLink } from '@/messages/kit/copy-field'

import { barPrice, choose, openSheet, openStep, option, step } from './support/configurator'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

test('a code opens the identical build on another device', async ({
  page,
  browser,
  quiet,
  baseURL,
}) => {
  await open(page, '/configurator/nyx')
  await choose(page, 'Size', 'L')
  await choose(page, 'Color', 'Amethyst')
  await choose(page, 'Wheels', 'Carbon rims')
  await choose(page, 'Upgrades', 'Tool roll')
  const summary = step(page, 'Summary')
  await summary.getByRole('button', { name: configurator.getCode }).click()
  const link = await summary.getByLabel(copyLink.label, { exact: true }).inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/configurator/nyx\\?build=\\w{8}$`))

  const device = await browser.newContext({ baseURL: baseURL ?? '' })
  await quiet.watch(device)
  const other = await device.newPage()
  await open(other, link)
  await expect(other.getByText(/^You’re viewing shared build \w{8}\.$/)).toBeVisible()
  await expect(other.getByText(noticeTexts.sharedSame)).toBeVisible()
  for (const [of, title] of [
    ['Size', 'L'],
    ['Color', 'Amethyst'],
    ['Wheels', 'Carbon rims'],
    ['Upgrades', 'Tool roll'],
  ] as const) {
    await openStep(other, of)
    await expect(option(other, of, title)).toBeChecked()
  }
  expect(await barPrice(other)).toBe(await barPrice(page))
  for (const each of [page, other]) await openSheet(each, configurator.specSheet)
  const sheet = { name: `Nyx: ${configurator.specSheet}` }
  expect(await other.getByRole('table', sheet).innerText()).toBe(
    await page.getByRole('table', sheet).innerText(),
  )
  await device.close()
})
