import { HtmlValidate } from 'html-validate'

import { structuredFaults } from '../support/catalog/structured'
import { expect, test } from './support/shop-test'

/** Pages whose raw server HTML is checked, before any script runs. */
const PAGES = [
  ...['/', '/configurator', '/configurator/nyx', '/cart/checkout', '/login', '/register'],
  ...['/withdrawal', '/developers', '/faq', '/user-manual', '/user-manual/nyx', '/warranty'],
  ...['/shipping', '/about-us', '/privacypolicy', '/terms', '/rrpolicy', '/landing'],
  ...['/accessibility', '/news', '/news/honest-range', '/developers/backoffice'],
]

const validate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's HTML is valid: attribute names in any case, closed void elements, generated ids.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Labels are allowed on lists, too, and screen readers announce them.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-redundant-for': 'off',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Sizes and shares in drawings are data, which classes can't express.
    'no-inline-style': 'off',
    // Phone numbers in text are written the way their readers dial them.
    'tel-non-breaking': 'off',
  },
})

for (const path of PAGES) {
  test(`the HTML of ${path} has no error`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validate.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) => {
        return `${ruleId}: ${message} (${line}:${column} ${selector})`
      }),
    )
    expect(faults).toEqual([])
  })
}

test('search engines and those who share a page read its title, address and picture', async ({
  request,
}) => {
  for (const path of ['/', '/configurator/nyx', '/faq', '/news/honest-range']) {
    const html = await (await request.get(path)).text()
    const contentOf = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(contentOf('og:url')).toBe(canonical)
    expect(contentOf('description')?.length).toBeGreaterThan(20)
    expect(contentOf('og:title')).toBeTruthy()
    const picture = await request.get(new URL(contentOf('og:image') ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('structured data stand in the page, pass the policy and are complete', async ({ page }) => {
  await page.goto('/configurator/nyx')
  await page.waitForLoadState('networkidle')
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const data = JSON.parse(json ?? '{}') as { '@graph': unknown[] }
  expect(data['@graph'].length).toBeGreaterThan(1)
  expect(structuredFaults(data['@graph'])).toEqual([])
})

test('the web manifest names icons that are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})
