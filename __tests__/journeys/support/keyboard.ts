import { expect, type Locator, type Page } from '@playwright/test'

/** Upper limit on Tab presses, above the number of focus stops on any page. */
const MOST_STOPS = 160

interface TabOptions {
  /** Whether to press Shift+Tab instead of Tab. */
  back?: boolean
}

/** Tabs to `target`, requiring visible focus at every stop; throws if it is unreachable. */
export async function tabTo(
  page: Page,
  target: Locator,
  { back = false }: TabOptions = {},
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STOPS} stops.`)
}

export async function arrowTo(page: Page, group: Locator, target: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }))
  const size = await group.getByRole('radio').count()
  for (let stop = 0; stop < size; stop++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('ArrowDown')
    await expectVisibleFocus(page)
  }
  throw new Error(`The arrow keys do not reach ${String(target)}.`)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs out of text fields, so that single keys aren't typed into one. */
export async function leaveFields(page: Page): Promise<void> {
  const isInField = () =>
    page.evaluate(() => document.activeElement?.matches('input, textarea, select') ?? false)
  while (await isInField()) await page.keyboard.press('Tab')
}

export async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) !== 1) return false
  return target.evaluate((element) => element === document.activeElement)
}

/** Describes the focused element, for messages and to detect when Tab has cycled. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'the document'
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} "${name ?? ''}" #${element.id}`
  })
}

/** Expects the focused element to be marked, on screen and not fully covered (WCAG 2.4.7, 2.4.11). */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // Polled, because a smooth scroll may still be running and a covering toast disappears after 5 s.
  await expect
    .poll(() => page.evaluate(faultOfFocus), { message: 'the focus is visible', timeout: 8_000 })
    .toBe('')
}

/** Returns what is wrong with the focus, or an empty string. Runs in the page. */
function faultOfFocus(): string {
  const element = document.activeElement
  // After the last stop, focus moves to the browser's own controls.
  if (!element || element === document.body) return ''
  if (element.tagName === 'NEXTJS-PORTAL') return ''
  const name = `${element.tagName.toLowerCase()} ${element.outerHTML.slice(0, 160)}`

  const box = element.getBoundingClientRect()
  const left = Math.max(box.left, 0)
  const right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, innerHeight)
  if (right - left < 1 || bottom - top < 1) return `not on the screen: ${name}`

  const own = element.closest('label') ?? element
  const shares = [0.1, 0.5, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      return hit !== null && (own.contains(hit) || hit.contains(element))
    }),
  )
  if (!isSeen) {
    const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const bounds = [left, top, right, bottom].map(Math.round).join(' ')
    return `covered at ${bounds} by ${cover?.outerHTML.slice(0, 120) ?? 'nothing'}: ${name}`
  }

  if (getComputedStyle(element).boxShadow !== 'none') return ''
  // An ancestor, such as a card, may show the outline for the small control inside it.
  let marked: Element | null = element
  for (let up = 0; marked && up < 5; up++, marked = marked.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(marked)
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return ''
  }
  return `not marked: ${name}`
}
