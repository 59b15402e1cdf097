import { configurator } from '@/messages/shop/configurator/configurator'
import { finderTexts } from '@/messages/shop/configurator/configurator-parts'

import { answers, drawing, option, step } from './support/configurator'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

test('height and inseam give a size, and drawing and bar follow it', async ({ page }) => {
  await open(page, '/configurator/nyx')
  const size = step(page, 'Size')
  await size.getByText(configurator.finder).click()
  await size.getByLabel('Height (cm)').fill('192')
  await size.getByLabel('Inseam (cm)').fill('91')
  await size.getByRole('button', { name: finderTexts.find }).click()
  await expect(size.getByRole('status')).toContainText(/192.*91/)
  await expect(size.getByRole('heading', { name: 'Size XL' })).toBeVisible()

  await size.getByRole('button', { name: 'Use size XL' }).click()
  await expect(size.getByText('Size XL is selected')).toBeVisible()
  await expect(option(page, 'Size', 'XL')).toBeChecked()
  await expect(drawing(page)).toHaveAccessibleName(/^Nyx in size XL/)
  await expect(page.getByRole('region', { name: configurator.stage })).toContainText('Size XL')
  await expect(answers(page).getByRole('status')).toContainText('Size XL')
})
