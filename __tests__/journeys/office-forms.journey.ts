import type { Locator, Page } from '@playwright/test'

import { officeAddresses } from './support/office-addresses'
import { enterOffice, look, LOOK_MS, OFFICE_SHARES, untilThere } from './support/office-look'
import { open } from './support/page'
import { expect, test, THOROUGH } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 })

/** Time until a form does something, in milliseconds. */
const ANSWER = { timeout: 2_000 }

const OPENERS = /^(Add|New|Issue a refund|Register a return|Reply|Set)\b/

/** Selectors of text fields, except in searches and filters, which are stored in the URL instead. */
const FIELDS = [
  '#office form:not([role=search]) input:is([type=text], [type=email], [type=tel], :not([type]))',
  '#office form:not([role=search]) textarea',
].join(', ')

for (const [share, pages] of OFFICE_SHARES.entries()) {
  test(
    `forms of the back office lose nothing when the shop fails, part ${share + 1}`,
    THOROUGH,
    async ({ page, email, shop, quiet }, info) => {
      test.setTimeout(pages.length * LOOK_MS)
      await enterOffice(page, email, shop)
      quiet.plan(/ 503|status of 503/)
      let refused = 0
      await page.route('**/api/backoffice/**', (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        refused += 1
        return route.fulfill({ status: 503, contentType: 'text/plain', body: 'Unavailable' })
      })
      for (const address of await officeAddresses(shop, pages)) {
        await open(page, address)
        await untilThere(page)
        await openForm(page)
        const typed = await typeEverywhere(page)
        if (typed.length === 0) continue
        await look(page, { info, state: 'typed' })
        await send(page)
        await look(page, { info, state: 'refused' })
        const fields = await Promise.all(typed.map(({ field }) => field.inputValue()))
        expect.soft(fields, `what was typed on ${address}`).toEqual(typed.map(({ text }) => text))
      }
      expect(refused, 'forms that were sent').toBeGreaterThan(2)
    },
  )
}

async function openForm(page: Page): Promise<void> {
  const buttons = page.locator('#office').getByRole('button', { name: OPENERS })
  const outside = buttons.and(page.locator(':not(form *)')).filter({ visible: true })
  if ((await outside.count()) > 0) await outside.first().click()
}

interface Typed {
  field: Locator
  text: string
}

async function typeEverywhere(page: Page): Promise<Typed[]> {
  const typed: Typed[] = []
  for (const field of await page.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const text = await textFor(field)
    await field.fill(text)
    // Fields may truncate or group input, so later values are compared with the one shown now.
    typed.push({ field, text: await field.inputValue() })
  }
  return typed
}

async function textFor(field: Locator): Promise<string> {
  const kind = await field.getAttribute('type')
  if (kind === 'email') return 'grace@example.com'
  const isNumber = /numeric|decimal/.test((await field.getAttribute('inputmode')) ?? '')
  const known = await field.inputValue()
  if (isNumber) return '7'
  // Times and paths require a format, so the existing value is reused.
  return known === '' ? 'Words' : known
}

/** Submits every form of the page and accepts confirmations. */
async function send(page: Page): Promise<void> {
  const buttons = page.locator('#office form:not([role=search]) button[type=submit]:enabled')
  for (let at = 0; at < (await buttons.count()); at++) {
    const button = buttons.nth(at)
    if (!(await button.isVisible())) continue
    const isAnswered = page.waitForResponse((answer) => answer.status() === 503, ANSWER)
    await button.click()
    await agree(page, isAnswered)
  }
}

/** Waits until a submitted form asks for confirmation or is refused, and confirms if asked. */
async function agree(page: Page, isAnswered: Promise<unknown>): Promise<void> {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  // Attached, because the dialog element itself has no box; only its content does.
  const isAsked = question.first().waitFor({ state: 'attached', ...ANSWER })
  // A form with an invalid field does neither.
  await Promise.race([isAsked, isAnswered]).catch(() => undefined)
  if ((await question.count()) === 0) return
  await question.getByRole('button').last().click()
  await expect(question).toHaveCount(0)
}
