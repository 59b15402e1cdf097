import { DRAFT_SENTENCE } from '@/domain/office/bikes/bikes'
import { bikeCopy } from '@/messages/office/bikes/bike-copy'
import { bikeFigures } from '@/messages/office/bikes/bike-figures'
import { bikePapers } from '@/messages/office/bikes/bike-papers'
import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions } from '@/messages/office/bikes/bikes-new'
import { configurator } from '@/messages/shop/configurator/configurator'

import { enterOffice, look } from './support/office-look'
import { open, untilAlive } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a copied bike is tried by staff in the configurator before the shop has it', async ({
  page,
  email,
  shop,
}, info) => {
  test.setTimeout(240_000)
  const name = `Nyx ${email.split('@')[0]?.slice(-6)}`
  await enterOffice(page, email, shop)

  await open(page, `${bikes.href}/nyx`)
  await page.getByRole('button', { name: bikeCopy.open }).click()
  const form = page.getByRole('form', { name: bikeCopy.open })
  await form.getByLabel(bikeCopy.title).fill(name)
  const slug = await form.getByLabel(bikeCopy.slug).inputValue()
  await form.getByRole('button', { name: newOptions.add }).click()
  await expect(page).toHaveURL(new RegExp(`${bikes.href}/${slug}`))
  await expect(page.getByRole('region', { name: bikeCopy.draftTitle })).toBeVisible()
  await look(page, { info, state: 'draft' })

  for (const [tab, seen] of [
    ['figures', bikeFigures.kind],
    ['papers', bikePapers.torques],
  ] as const) {
    await open(page, `${bikes.href}/${slug}?part=${tab}`)
    await expect(page.getByText(seen, { exact: true }).first()).toBeVisible()
    await look(page, { info, state: tab })
  }

  await open(page, `${bikes.href}/${slug}`)
  await page.getByRole('link', { name: bikeCopy.preview.open }).click()
  await expect(page).toHaveURL(/\/configurator\/draft-/)
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(DRAFT_SENTENCE).first()).toBeVisible()
  const picture = page.getByRole('region', { name: configurator.stage }).getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() =>
      picture.evaluate((one) => !(one instanceof HTMLImageElement) || one.naturalWidth > 0),
    )
    .toBe(true)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.screenshot({ path: info.outputPath(`draft-preview-${size.width}.png`) })
  }

  const answer = await page.request.get(`/configurator/${slug}`)
  expect(answer.status()).toBe(404)
})
