import type { Page } from '@playwright/test'

import { edit } from '@/messages/kit/edit'
import { rotateDialog, webhooks as texts } from '@/messages/office/webhooks/webhooks'
import { accept, answerWith, openReceiver, verify } from '@/__tests__/support/api/receiver'

import { bearer, enterOffice, look } from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NAME = 'Warehouse'
const SKU = 'product:5000111'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Counts one more unit of an item, as staff do. */
async function addUnit(page: Page): Promise<number> {
  const headers = await bearer(page)
  const read = await page.request.get(`/api/backoffice/stock/${SKU}`, { headers })
  const { data } = (await read.json()) as { data: { on_hand: number } }
  const { on_hand } = data
  const lines = [{ sku: SKU, on_hand, delta: 1 }]
  const body = { reason: 'counted', note: '', lines }
  const moved = await page.request.post('/api/backoffice/stock-moves', { headers, data: body })
  expect(moved.status(), await moved.text()).toBe(200)
  return on_hand + 1
}

test('an owner adds a webhook, it breaks, and what it missed is sent again', async ({
  browser,
  quiet,
  email,
}, info) => {
  test.setTimeout(240_000)
  const receiver = await openReceiver()
  const levels = () => receiver.received.map(({ message }) => message.data.on_hand)
  const work = async ({ origin, shop }: Parameters<Parameters<typeof withOwnShop>[0]>[0]) => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await quiet.watch(context)
    const page = await context.newPage()
    await enterOffice(page, email, shop)
    await open(page, '/backoffice/webhooks')
    await expect(page.getByText(texts.none)).toBeVisible()
    await look(page, { info, state: 'empty' })

    await button(page, texts.add).click()
    await page.getByRole('textbox', { name: /^Name\b/ }).fill(NAME)
    await page.getByRole('textbox', { name: /^Address\b/ }).fill('https://10.0.0.7/hook')
    await page.getByRole('checkbox', { name: 'stock.changed' }).check()
    quiet.plan(/ 422|status of 422/)
    await button(page, edit.save).click()
    await expect(page.getByText('The address isn’t public.')).toBeVisible()
    await look(page, { info, state: 'refused' })
    await page.getByRole('textbox', { name: /^Address\b/ }).fill(`${receiver.url}/hook`)
    await button(page, edit.save).click()
    await expect(page.getByText(texts.saved(NAME))).toBeVisible()

    await button(page, texts.log.test).click()
    await expect(page.getByText(texts.log.tested)).toBeVisible()
    await button(page, texts.secret.show).click()
    const secret = page.getByText(/^whsec_/)
    const [tested] = receiver.received
    if (!tested) throw new Error('No test was received.')
    expect(verify(await secret.innerText(), tested)).toMatchObject({ type: 'webhook.test' })
    await look(page, { info, state: 'delivered' })

    receiver.received.length = 0
    receiver.answer = answerWith(500)
    const level = await addUnit(page)
    await expect.poll(levels, { timeout: 20_000 }).toContain(level)
    await expect(async () => {
      await button(page, texts.log.refresh).click()
      await expect(page.getByText(/Answer 500/).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await button(page, edit.close).click()
    await button(page, NAME).click()
    await expect(page.getByText(/Nothing has been received since/)).toBeVisible()
    const row = page.getByRole('button', { name: /stock\.changed/ })
    await row.click()
    await expect(page.getByText('The answer was 500.')).toBeVisible()
    await look(page, { info, state: 'failing' })

    receiver.received.length = 0
    receiver.answer = accept
    await button(page, texts.log.resend).click()
    await expect(page.getByText(texts.log.resent)).toBeVisible()
    await expect.poll(levels, { timeout: 20_000 }).toEqual([level])

    const old = await secretOf(page)
    await button(page, texts.secret.rotate).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: rotateDialog(NAME).primaryButton })
      .click()
    await expect(page.getByText(/The previous secret signs, too/)).toBeVisible()
    await expect(secret).not.toHaveText(old)
    await look(page, { info, state: 'rotated' })
    const next = await addUnit(page)
    await expect.poll(levels, { timeout: 20_000 }).toEqual([level, next])
    const last = receiver.received.at(-1)
    if (!last) throw new Error('Nothing was received.')
    for (const one of [old, await secret.innerText()]) verify(one, last)

    await button(page, texts.pause).click()
    await button(page, NAME).click()
    await expect(page.getByText(/Paused since/)).toBeVisible()
    await look(page, { info, state: 'paused' })
    await context.close()
  }
  await withOwnShop(work, { WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8' }).finally(() => receiver.close())
})

async function secretOf(page: Page): Promise<string> {
  const secret = page.getByText(/^whsec_/)
  if (!(await secret.isVisible())) await button(page, texts.secret.show).click()
  return secret.innerText()
}
