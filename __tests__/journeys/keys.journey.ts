import type { Page } from '@playwright/test'

import { edit } from '@/messages/kit/edit'
import { keys as texts, revokeKeyDialog } from '@/messages/office/keys/keys'

import { TYPED_PASSWORD } from './support/member'
import { enterOffice, look } from './support/office-look'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an owner makes a key, a program calls the shop with it, and revoking stops it', async ({
  page,
  playwright,
  email,
  shop,
  quiet,
}, info) => {
  test.setTimeout(180_000)
  // A wrong password.
  quiet.plan(/422/)
  await enterOffice(page, email, shop)
  const name = `Accounting of ${email}`
  await open(page, '/backoffice/keys')
  await button(page, texts.add).click()
  await page.getByLabel(texts.fields.name.label).fill(name)
  await button(page, edit.save).click()
  await expect(page.getByText('Choose at least one permission.')).toBeVisible()
  await look(page, { info, state: 'failing' })
  await page.getByLabel(texts.fields.permissions.options['orders.read'], { exact: true }).check()
  await button(page, edit.save).click()
  await expect(page.getByText(texts.saved(name))).toBeVisible()

  await page.getByLabel(texts.password).fill('not my password')
  await page
    .getByRole('form', { name: texts.secret })
    .getByRole('button', { name: texts.make })
    .click()
  await expect(page.getByText('That password isn’t right.')).toBeVisible()
  await page.getByLabel(texts.password).fill(TYPED_PASSWORD)
  await page
    .getByRole('form', { name: texts.secret })
    .getByRole('button', { name: texts.make })
    .click()
  await expect(page.getByText(texts.shown)).toBeVisible()
  await look(page, { info, state: 'made' })
  const secret = await page.getByLabel(texts.secret, { exact: true }).last().inputValue()
  expect(secret).toMatch(/^nk_live_/)

  // A program of its own, without the cookies of the page.
  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  const orders = await program.get('/api/backoffice/orders')
  expect(orders.status()).toBe(200)
  expect(orders.headers()['ratelimit-policy']).toMatch(/^"key";q=\d+;w=60$/)
  const { code, data } = (await (await program.get('/api/backoffice/payments')).json()) as {
    code: string
    data: unknown
  }
  expect({ code, data }).toEqual({
    code: 'permission_missing',
    data: { permission: 'payments.read' },
  })

  await button(page, texts.revoke).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: revokeKeyDialog(name).primaryButton })
    .click()
  await expect(page.getByText(texts.notes.revoked)).toBeVisible()
  expect((await program.get('/api/backoffice/orders')).status()).toBe(401)
  await program.dispose()
  await look(page, { info, state: 'revoked' })
})
