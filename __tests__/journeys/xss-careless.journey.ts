import { PAYLOADS, XssTrap } from './support/xss-trap'
import { expect, test } from './support/shop-test'

const write = (into: string) => `<div id=one></div><div id=two></div><script>${into}</script>`
const literal = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/')
const writing = (text: string, how: string) =>
  write(
    `const text = ${literal(text)}; const [one, two] = document.querySelectorAll('div'); ${how}`,
  )

const CARELESS: ((text: string) => string)[] = [
  (text) => `<p>${text}</p>`,
  (text) => `<p title="${text}">x</p>`,
  (text) => `<p title='${text}'>x</p>`,
  (text) => `<a href="${text}">x</a>`,
  (text) => `<script>const a = '${text}'</script>`,
  (text) => `<script>const a = "${text}"</script>`,
  (text) => `<script>const a = \`${text}\`</script>`,
  (text) => `<title>${text}</title>`,
  (text) => `<textarea>${text}</textarea>`,
  (text) => `<style>${text}</style>`,
  (text) => `<!-- ${text} -->`,
  (text) => text.replaceAll(/<\/?script>/g, ''),
  (text) => text.replace(/^!\[(.*?)\]\((.*)\)$/, '<img alt="$1" src="$2">'),
  (text) => text.replace(/^\[(.*?)\]\((.*)\)$/, '<a href="$2">$1</a>'),
  (text) => `<script>document.write('${text}')</script>`,
  (text) => writing(text, 'one.innerHTML = text; two.innerHTML = one.innerHTML'),
  (text) => writing(text, 'one.innerHTML = text; two.innerHTML = one.textContent'),
  (text) => writing(text, 'two.innerHTML = decodeURIComponent(text)'),
]

/** Proves that the payloads work and that the trap detects them, using an unsafe page. */
test('every payload is executed by one careless page at least', async ({ browser }) => {
  test.slow()
  const trap = await XssTrap.open(browser)
  await trap.page.route('**/*', (route) => route.fulfill({ status: 404, body: '' }))
  const silent: string[] = []
  for (const payload of PAYLOADS) {
    const before = trap.hits.length
    for (const careless of CARELESS) {
      await run(trap, careless(payload))
      if (trap.hits.length > before) break
    }
    if (trap.hits.length === before) silent.push(payload)
  }
  expect(silent).toEqual([])
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(60)
  await trap.close()
})

async function run({ page, hits }: XssTrap, html: string): Promise<void> {
  const before = hits.length
  await page.route('**/careless', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${html}` }),
  )
  await page.goto('/careless', { waitUntil: 'load' }).catch(() => undefined)
  await page
    .evaluate(() => {
      for (const one of document.querySelectorAll('a, button, p')) {
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
    })
    .catch(() => undefined)
  for (let turn = 0; turn < 4 && hits.length === before; turn++) await page.waitForTimeout(20)
  await page.unroute('**/careless')
}
