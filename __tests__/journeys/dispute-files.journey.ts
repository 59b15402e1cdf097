import type { Page } from '@playwright/test'
import sharp from 'sharp'

import {
  evidence as texts,
  evidenceDialog,
  evidenceFiles,
} from '@/messages/office/disputes/evidence'

import { FakeStripe, STRIPE_KEY } from '../support/providers/fake-stripe'
import { buyGoods } from './support/goods-order'
import { enterOffice, look } from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TEXT = 'Delivered by UPS on November 22 and signed for at the door by the buyer.'

async function attachPhoto(page: Page, name: string): Promise<void> {
  const paint = sharp({ create: { width: 800, height: 600, channels: 3, background: '#d40' } })
  const buffer = await paint.jpeg().toBuffer()
  const photo = { name, mimeType: 'image/jpeg', buffer }
  await page.getByLabel(evidenceFiles.choose).setInputFiles(photo)
  await expect(page.getByRole('link', { name })).toBeVisible()
}

async function send(page: Page, files: number): Promise<void> {
  await page.getByRole('button', { name: texts.send }).click()
  const { primaryButton, message } = evidenceDialog(files)
  await expect(page.getByRole('dialog')).toContainText(message)
  await page.getByRole('dialog').getByRole('button', { name: primaryButton }).click()
}

test('a dispute is answered with the invoice and a photo; what the provider refuses is mended', async ({
  browser,
  email,
  quiet,
}, info) => {
  test.slow()
  const stripe = await FakeStripe.start()
  const settings = {
    ...{ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRETS: 'whsec_0123456789' },
    ...{ STRIPE_API_BASE: stripe.server.origin, SANDBOX_PAYMENTS: 'on' },
  }
  await withOwnShop(async ({ origin, shop }) => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await quiet.watch(context)
    const page = await context.newPage()
    await enterOffice(page, email, shop)
    const number = await buyGoods(context.request, email, { count: 1 })
    await shop.dispute(number, 'stripe')
    stripe.disputes.set(`dp_${number}`, { id: `dp_${number}`, object: 'dispute' })
    await open(page, `/backoffice/orders/${number}`)
    await page.getByRole('button', { name: texts.open }).click()
    await expect(page.getByText(evidenceFiles.none)).toBeVisible()
    await look(page, { info, state: 'empty' })

    await page.getByRole('button', { name: /^Add invoice/ }).click()
    await expect(page.getByRole('link', { name: /^INV-/ }).last()).toBeVisible()
    await attachPhoto(page, 'door.jpg')
    await page.getByRole('textbox', { name: texts.field }).fill(TEXT)
    await look(page, { info, state: 'files' })

    stripe.refusedFiles = /^door/
    quiet.plan(/409/)
    await send(page, 2)
    await expect(page.getByText(evidenceFiles.refused)).toBeVisible()
    await expect(page.getByRole('textbox', { name: texts.field })).toHaveValue(TEXT)
    await look(page, { info, state: 'refused' })
    expect(stripe.answers).toEqual([])

    await page.getByRole('button', { name: evidenceFiles.remove('door.jpg') }).click()
    await attachPhoto(page, 'signature.jpg')
    await send(page, 2)
    await expect(page.getByText('Evidence sent', { exact: false }).first()).toBeVisible()
    await look(page, { info, state: 'sent' })
    expect(stripe.answers).toHaveLength(1)
    expect([...stripe.files.values()].map(({ type }) => type)).toEqual([
      'application/pdf',
      'image/jpeg',
    ])

    const other = await buyGoods(context.request, email, { count: 1 })
    await shop.dispute(other, 'paypal')
    await open(page, `/backoffice/orders/${other}`)
    await expect(page.getByText(texts.elsewhere('paypal'))).toBeVisible()
    await look(page, { info, state: 'elsewhere' })
    await context.close()
  }, settings).finally(() => stripe.server.close())
})
