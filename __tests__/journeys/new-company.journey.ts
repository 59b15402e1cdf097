import type { Page } from '@playwright/test'

import { brandTexts } from '@/messages/office/brand/brand'
import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions } from '@/messages/office/bikes/bikes-new'
import { officeContent } from '@/messages/office/content/content'
import { richText } from '@/messages/office/kit/rich-text'
import { removeSamplesDialog, shopSettings } from '@/messages/office/settings/shop-settings'
import { edit } from '@/messages/kit/edit'
import { connections } from '@/messages/office/connections/connections'
import { orders } from '@/messages/shop/orders/orders'
import { DEFAULT_BRAND } from '@/utils/default-brand'

import { pdfText } from '../support/pdf-text'
import { FakeStripe, STRIPE_KEY, STRIPE_SECRETS } from '../support/providers/fake-stripe'
import { cartPanel, continueToPayment, expectCartOpen } from './support/cart'
import { fillBuyer, payButton, untilPayable } from './support/checkout'
import { addToCart, choose } from './support/configurator'
import { becomeOwner } from './support/member'
import { officeAddresses } from './support/office-addresses'
import { look, untilThere } from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open, reload } from './support/page'
import { expectOrderPage, servePayPages } from './support/payment'
import { expect, test } from './support/shop-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NAME = 'Velotal'
const COLOR = 'Clay'
const BIKES = [
  ['nyx', 'Peak'],
  ['nireeka-prime', 'Valley'],
  ['nireeka-homie', 'Town'],
] as const
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><circle cx="30" cy="30" r="28"/><rect x="80" y="20" width="210" height="20"/></svg>'
const EARLIER = ['confirm_email', 'second_factor_on']
const FEEDS = ['/news/rss.xml', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt']

const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function applyBikeChange(page: Page): Promise<void> {
  await button(page, bikes.check).click()
  await button(page, bikes.apply(false)).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bikes.apply(false) })
    .click()
  await expect(page.getByText(/Done\. The shop shows it now/)).toBeVisible()
}

/** What visitors read of a page: addresses of bikes and files stay as they are. */
const readable = (text: string) =>
  text.replaceAll(
    /(?:href|src|srcset|content|url)="[^"]*"|\/[\w/.?=&%-]*nireeka-[\w-]+|[\w-]*nireeka-(?:prime|homie)[\w-]*/gi,
    '',
  )

test('a new company makes the shop its own from its screens, and sells its bike', async ({
  browser,
  email,
  quiet,
}, info) => {
  test.setTimeout(900_000)
  const stripe = await FakeStripe.start()
  const settings = { STRIPE_API_BASE: stripe.server.origin }
  await withOwnShop(async ({ origin, shop, firstAdmin }) => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await quiet.watch(context)
    const page = await context.newPage()
    const at = (path: string) => open(page, path)
    await becomeOwner(page, firstAdmin(), `staff.${email}`)
    stripe.deliver = async (body, headers) => {
      const address = `${origin}/api/webhooks/stripe`
      return (await fetch(address, { method: 'POST', body, headers })).status
    }

    await test.step('company, product safety and sample data', async () => {
      await at('/backoffice/settings')
      const seller = region(page, shopSettings.shop)
      await seller.getByLabel(shopSettings.name).fill(`${NAME} Inc.`)
      await seller
        .getByLabel(shopSettings.address)
        .fill('2 Hill Road\nAlbany NY 12207\nUnited States')
      await seller.getByLabel(shopSettings.email).fill('hello@velotal.example')
      await seller.getByRole('button', { name: edit.save }).click()
      await expect(seller.getByText(shopSettings.saved)).toBeVisible()
      const safety = region(page, shopSettings.safety.title)
      const { maker, eu_responsible } = shopSettings.safety.fields
      await safety
        .getByLabel(maker.label)
        .fill(`${NAME} Inc.\n2 Hill Road\nAlbany NY 12207\nsafety@velotal.example`)
      await safety
        .getByLabel(eu_responsible.label)
        .fill(`${NAME} Europe\n1 Dam\n1012 Amsterdam\neu@velotal.example`)
      await safety.getByRole('button', { name: edit.save }).click()
      await expect(safety.getByText(shopSettings.saved)).toBeVisible()
      await button(page, shopSettings.removeSamples).click()
      const { primaryButton } = removeSamplesDialog({} as never)
      await page.getByRole('alertdialog').getByRole('button', { name: primaryButton }).click()
      await expect(page.getByText(shopSettings.removed)).toBeVisible({ timeout: 30_000 })
    })

    await test.step('name, logo and links', async () => {
      await at('/backoffice/brand')
      await page.getByLabel(brandTexts.fields.name.label).fill(NAME)
      await page
        .getByLabel(brandTexts.fields.socials.label)
        .fill('https://www.instagram.com/velotal')
      await page.getByLabel(brandTexts.fields.heading.label).fill('Built for the valley.')
      await button(page, brandTexts.publish).click()
      await expect(page.getByText(brandTexts.published)).toBeVisible()
      const { label } = brandTexts.pictures.logo
      await page
        .getByLabel(brandTexts.pictures.choose(label))
        .first()
        .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
      await expect(page.getByRole('img', { name: label })).toBeVisible()
      await look(page, { info, state: 'branded' })
    })

    let number = ''
    for (const [slug, title] of BIKES)
      await test.step(`a bike called ${title}`, async () => {
        await at(`${bikes.href}/${slug}?part=texts`)
        await page.getByLabel(bikes.name, { exact: true }).fill(title)
        await applyBikeChange(page)
      })

    await test.step('a color of its own', async () => {
      await at(`${bikes.href}/nyx`)
      await button(page, newOptions.color).click()
      const form = page.getByRole('form', { name: newOptions.color })
      await form.getByLabel(newOptions.title, { exact: true }).fill(COLOR)
      await form.getByRole('button', { name: newOptions.add }).click()
      await expect(page.getByText(newOptions.added(COLOR))).toBeVisible()
      await page.getByRole('checkbox', { name: bikes.isOffered(COLOR) }).check()
      await applyBikeChange(page)
    })

    await test.step('the text about the company', async () => {
      await at('/backoffice/content/page/about-us')
      await expect(page.getByRole('toolbar', { name: richText.tools })).toBeVisible()
      const markdown = page.getByRole('switch', { name: richText.markdown })
      await markdown.check()
      const source = page.locator('[name=source]')
      await source.fill((await source.inputValue()).replaceAll(DEFAULT_BRAND.name, NAME))
      const written = await source.inputValue()
      await markdown.uncheck()
      await page.getByRole('textbox', { name: officeContent.source }).press('ControlOrMeta+End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Made in the mountains.')
      await page.keyboard.press('Shift+Home')
      await button(page, richText.names.strong).click()
      await markdown.check()
      await expect(source).toHaveValue(`${written.trimEnd()}\n\n**Made in the mountains.**\n`)
      const about = page.locator('[name=description]')
      await about.fill((await about.inputValue()).replaceAll(DEFAULT_BRAND.name, NAME))
      await button(page, officeContent.publish).click()
      await expect(page.getByText(officeContent.published(2))).toBeVisible()
    })

    await test.step('cards, by a test key that is tried at once', async () => {
      await at('/backoffice/connections')
      const cards = region(page, connections.of('stripe').title)
      const mode = connections.modeOf('test')
      await cards.getByRole('button', { name: `${connections.enter('stripe')}: ${mode}` }).click()
      const form = cards.getByRole('form', { name: mode })
      const { secret_key, webhook_secrets } = connections.fieldsOf('stripe')
      await form.getByLabel(webhook_secrets?.label ?? '').fill(STRIPE_SECRETS[1] ?? '')
      quiet.plan(/422/)
      for (const key of ['sk_test_invented0123', STRIPE_KEY]) {
        await form.getByLabel(secret_key?.label ?? '').fill(key)
        await form.getByRole('button', { name: connections.save }).click()
        if (key !== STRIPE_KEY)
          await expect(form.getByText(/^Stripe doesn’t know this key/)).toBeVisible()
      }
      await expect(cards.getByText(connections.saved)).toBeVisible()
      await expect(cards.getByText(connections.testInUse)).toBeVisible()
      await look(page, { info, state: 'cards' })
    })

    await test.step('a stranger buys it in the new color, with its invoice', async () => {
      const guest = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
      await quiet.watch(guest)
      await servePayPages(guest, stripe)
      const buyer = await guest.newPage()
      await open(buyer, '/configurator/nyx')
      await expect(buyer).toHaveTitle(new RegExp(`Peak.* · ${NAME}`))
      await choose(buyer, 'Color', COLOR)
      await addToCart(buyer).click()
      await expectCartOpen(buyer)
      await expect(cartPanel(buyer)).toContainText(COLOR)
      await continueToPayment(buyer)
      await fillBuyer(buyer, email)
      await untilPayable(buyer)
      await payButton(buyer).click()
      await expect(buyer).toHaveURL(/^https:\/\/checkout\.stripe\.com\//)
      await buyer.getByRole('button', { name: 'Pay' }).click()
      number = await expectOrderPage(buyer, orders.stages.to_build)
      expect(await stripe.flush()).toEqual([200])
      expect(readable(await buyer.locator('body').innerText())).not.toMatch(/nireeka/i)
      const link = buyer.getByRole('link', { name: /^Invoice INV-/ })
      const href = (await link.getAttribute('href')) ?? ''
      const file = await buyer.request.get(new URL(href, origin).href)
      const text = pdfText(await file.body()).join(' ')
      expect(text).toContain(`${NAME} Inc.`)
      expect(text).toContain('Peak')
      expect(text).not.toMatch(/nireeka/i)
      await guest.close()
    })

    await test.step('nothing has the name of the sample company', async () => {
      const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text()
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
        .map(([, loc]) => new URL(loc ?? '').pathname)
        .filter((path) => !/^\/spares\/\d/.test(path) || path.endsWith('5000319'))
      const found: Record<string, string[]> = {}
      for (const path of [...new Set([...FEEDS, ...paths])]) {
        const text = readable(await (await page.request.get(`${origin}${path}`)).text())
        const hits = text.match(/.{0,40}nireeka.{0,30}/gi) ?? []
        if (hits.length > 0) found[path] = hits.slice(0, 3)
      }
      expect(found).toEqual({})
      const letters = await shop.lettersTo(email)
      expect(letters.length).toBeGreaterThan(0)
      const named = letters.filter((letter) => /nireeka/i.test(readable(JSON.stringify(letter))))
      expect(named).toEqual([])
      // Those to the owner are older than the name.
      const mails = (await shop.mailsTo('example.com')).filter(
        ({ kind }) => !EARLIER.includes(kind),
      )
      expect(mails.filter(({ html }) => /nireeka/i.test(readable(html)))).toEqual([])
      const calls = stripe.server.calls.map(({ headers, text }) =>
        JSON.stringify({ headers, text }),
      )
      expect(calls.filter((call) => /nireeka/i.test(call))).toEqual([])
    })

    await test.step('the back office has the payment with its fee, and only the new name', async () => {
      await at('/backoffice/orders')
      await page.getByRole('link', { name: number }).first().click()
      await expect(async () => {
        await reload(page)
        await expect(page.getByText(/^Fee: \$\d/)).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 150_000 })
      await look(page, { info, state: 'fee' })
      const found: Record<string, string[]> = {}
      for (const path of await officeAddresses(shop)) {
        await page.goto(path)
        await untilThere(page)
        const text = readable(await page.locator('body').innerText())
        const hits = text.match(/.{0,40}nireeka.{0,30}/gi) ?? []
        if (hits.length > 0) found[path] = hits.slice(0, 3)
      }
      expect(found).toEqual({})
    })
    await context.close()
  }, settings).finally(() => stripe.server.close())
})
