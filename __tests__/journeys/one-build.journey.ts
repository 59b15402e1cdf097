import { readdirSync, readFileSync } from 'node:fs'

import { open } from './support/page'
import { withOwnShop } from './support/own-shop'
import { expect, test } from './support/shop-test'

/** Settings of another operator, applied to the same build that serves the shared shop. */
const SETTINGS = {
  SHOP_URL: 'https://bikes.example',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@bikes.example',
  NEXT_PUBLIC_GAME_URL: 'https://game.example/play',
  NEXT_PUBLIC_APP_HOST: 'https://garage.example',
}

/** Addresses of static and per-request pages, with and without data, and of machine-readable files. */
const LISTED = ['/', '/configurator/nyx', '/accessories/5000110', '/spares', '/withdrawal']
const HIDDEN = ['/spares?q=chain', '/login', '/dashboard', '/no-such-page']
const FEEDS = [
  ...['/sitemap.xml', '/robots.txt', '/news/rss.xml', '/forum/feed/thread/1'],
  '/feeds/google.xml?country=US',
]

const textOf = async (address: string) => (await fetch(address)).text()
const builds = () => [readFileSync('.next/current', 'utf8'), ...readdirSync('.next/builds').sort()]

test('one build is the shop of every domain that it is started for, and a start changes nothing for others', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const shop = String(baseURL)
  const before = { builds: builds(), page: await textOf(`${shop}/withdrawal`) }
  await withOwnShop(async ({ origin }) => {
    for (const path of [...LISTED, ...HIDDEN]) {
      const html = await textOf(origin + path)
      expect(html, path).not.toMatch(/localhost|support@nireeka\.example/)
      expect(html, path).toContain('mailto:help@bikes.example')
      const picture = /property="og:image" content="https:\/\/bikes\.example([^"]+)"/.exec(
        html,
      )?.[1]
      expect((await fetch(origin + picture)).headers.get('content-type'), path).toMatch(/^image/)
    }
    for (const path of LISTED) {
      const html = await textOf(origin + path)
      expect(html).toContain(`rel="canonical" href="https://bikes.example${path}"`)
    }
    expect(await textOf(`${origin}/`)).toMatch(/"@id":"https:\/\/bikes\.example\/#organization"/)
    for (const path of FEEDS) {
      const text = await textOf(origin + path)
      expect(text, path).toContain('https://bikes.example/')
      expect(text, path).not.toContain('localhost')
    }
    await subscribe(origin)
    const policy = (await fetch(origin)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://garage.example;")

    // Covers client-side rendering as well.
    await open(page, `${origin}/contact`)
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    // A new shop renders a page on its first request.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://bikes.example/faq',
      { timeout: 30_000 },
    )
    const game = page.getByRole('contentinfo').getByRole('link', { name: /^Game/ })
    await expect(game).toHaveAttribute('href', SETTINGS.NEXT_PUBLIC_GAME_URL)
    // Leaves the page before its shop stops, because it might still request a lazy chunk.
    await page.goto('about:blank')
  }, SETTINGS)
  expect({ builds: builds(), page: await textOf(`${shop}/withdrawal`) }).toEqual(before)
  expect(before.page).toContain(`rel="canonical" href="${shop}/withdrawal"`)
})

/** Subscribes a reader and expects the email to link to the shop's own domain. */
async function subscribe(origin: string): Promise<void> {
  const body = JSON.stringify({ email: 'reader@example.com' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${origin}/api/newsletter/subscribe`, { method: 'POST', headers, body })
  await expect(async () => {
    const mails = await textOf(`${origin}/api/outbox`)
    expect(mails).toContain('https://bikes.example/newsletter/confirm?token=')
    expect(mails).not.toContain('localhost')
  }).toPass({ timeout: 30_000 })
}
