import { violationsOf } from './support/axe'
import { open } from './support/page'
import { expect, test } from './support/shop-test'

// Planned faults must occur, so these prove that the watch detects each kind.

test('the watch hears errors, warnings and refused requests', async ({ page, quiet }) => {
  quiet.plan('an error of the page')
  quiet.plan('a warning in the console')
  quiet.plan('/api/nothing-here')
  await open(page, '/contact')
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('an error of the page')
    })
    console.warn('a warning in the console')
    await fetch('/api/nothing-here')
  })
})

test('the watch hears what the content security policy forbids', async ({ page, quiet }) => {
  quiet.plan(/securitypolicyviolation: img-src/)
  quiet.plan(/blocked\.invalid/)
  await open(page, '/contact')
  const violation = page.waitForEvent('console', (message) =>
    message.text().startsWith('securitypolicyviolation'),
  )
  await page.evaluate(() => {
    new Image().src = 'https://blocked.invalid/picture.png'
  })
  await violation
})

test('axe finds a picture without a name and text without contrast', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.color = '#eee'
    heading.append(document.createElement('img'))
  })
  const found = (await violationsOf(page)).join('\n')
  expect(found).toContain('image-alt')
  expect(found).toContain('color-contrast')
})
