import { menuOf } from '@/domain/kit/menu'
import { DEFAULT_BRAND } from '@/utils/default-brand'

import { open } from './support/page'
import { expect, test } from './support/shop-test'

/** Routes of spec §2, with an example URL for each parameterized one. */
const ROUTES = [
  ...['/', '/login', '/register', '/configurator', '/configurator/nyx', '/cart/checkout'],
  ...['/dashboard', '/dashboard/profile', '/dashboard/orders', '/dashboard/settings'],
  ...['/dashboard/payments', '/dashboard/credits', '/dashboard/support', '/backoffice'],
  ...['/forum/1', '/accessories', '/accessories/5000110', '/accessories/5000111'],
  ...['/accessories/5000064', '/spares', '/help-center', '/forum', '/contact', '/compare'],
  ...['/faq', '/user-manual', '/warranty', '/dealers', '/about-us', '/privacypolicy'],
  ...['/terms', '/rrpolicy', '/landing', '/shipping', '/accessibility', '/news', '/withdrawal'],
]

test('every route is open, with a heading', async ({ page }) => {
  test.slow()
  for (const path of ROUTES) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }
})

test('every link of navigation and footer leads somewhere', async ({ request }) => {
  const links = menuOf([...DEFAULT_BRAND.menu, ...DEFAULT_BRAND.footer])
  const inside = links.map(({ href }) => href).filter((href) => href.startsWith('/'))
  expect(inside.length).toBeGreaterThan(25)
  for (const path of new Set(inside)) {
    const { status } = await statusOf(request, path)
    expect({ path, status }).toEqual({ path, status: 200 })
  }
})

test('every address of the sitemap leads to a page that may be listed', async ({ request }) => {
  test.slow()
  const answers = await answersOf(request, await sitemapOf(request))
  const unlisted = answers.filter(
    ({ status, text }) => status !== 200 || text.includes('content="noindex"'),
  )
  expect(answers.length).toBeGreaterThan(50)
  expect(unlisted.map(({ path }) => path)).toEqual([])
})

test('every link inside a text of the shop leads somewhere', async ({ request }) => {
  test.slow()
  const texts = (await sitemapOf(request)).filter((path) => !/accessories|spares/.test(path))
  const pages = await answersOf(request, texts)
  const links = pages.flatMap(({ text }) =>
    [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? ''),
  )
  expect(links.length).toBeGreaterThan(50)
  const answers = await answersOf(request, [...new Set(links)])
  const broken = answers.filter(({ status }) => status !== 200)
  expect(broken.map(({ path, status }) => ({ path, status }))).toEqual([])
})

test('a visit of public pages sets no cookie and keeps nothing but the present offer', async ({
  page,
  context,
}) => {
  const readers = ['/', '/configurator', '/configurator/nyx', '/faq', '/privacypolicy', '/news']
  for (const path of readers) await open(page, path)
  // The banner's request is the page's last one, 3 s after load.
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect.poll(stored).toEqual(['seasonal_items'])
  expect(await context.cookies()).toEqual([])
})

test('no page on the way of a reader sets a cookie by its answer', async ({ request }) => {
  for (const path of (await sitemapOf(request)).slice(0, 40)) {
    const response = await request.get(path)
    expect({ path, cookie: response.headers()['set-cookie'] }).toEqual({ path, cookie: undefined })
  }
})

type Requests = Parameters<Parameters<typeof test>[2]>[0]['request']

async function statusOf(request: Requests, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  return { status: response.status(), text: await response.text() }
}

/** Sends eight requests at a time, because other journeys use the shop in parallel. */
async function answersOf(request: Requests, paths: readonly string[]) {
  const answers: { path: string; status: number; text: string }[] = []
  for (let from = 0; from < paths.length; from += 8) {
    const some = paths.slice(from, from + 8)
    answers.push(
      ...(await Promise.all(
        some.map(async (path) => ({ path, ...(await statusOf(request, path)) })),
      )),
    )
  }
  return answers
}

async function sitemapOf(request: Requests): Promise<string[]> {
  const { text } = await statusOf(request, '/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
}
