import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'

import payloads from '../../support/xss-payloads.json'

/** Payloads that call `xss()` or request `/xss-canary`; each executes on at least one unsafe page. */
export const PAYLOADS: readonly string[] = payloads

/** Browser that detects executed payloads, with CSP off so that only the pages themselves protect. */
export class XssTrap {
  readonly hits: string[] = []
  /** Number of pages that displayed a payload as text. */
  shown = 0

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser): Promise<XssTrap> {
    const context = await browser.newContext({
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    const trap = new XssTrap(context, await context.newPage())
    await context.exposeBinding('xss', ({ frame }) => void trap.hits.push(`call at ${frame.url()}`))
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/xss-canary')) trap.hits.push(`request of ${trap.page.url()}`)
    })
    trap.page.on('dialog', (dialog) => {
      trap.hits.push(`dialog at ${trap.page.url()}`)
      void dialog.dismiss()
    })
    return trap
  }

  async visit(path: string, ready = 'main h1'): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' })
    await this.page.locator(ready).first().waitFor()
    await this.look(path)
  }

  /** Renders an email as a mail client without any protection would. */
  async read(html: string, name: string): Promise<void> {
    const path = '**/xss-mail'
    await this.page.route(path, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
    await this.page.goto('/xss-mail', { waitUntil: 'load' })
    await this.look(name)
    await this.page.unroute(path)
  }

  /** Records elements that a payload created, and whether the page shows a payload as text. */
  async look(name: string): Promise<void> {
    const { faults, isShown } = await this.page.evaluate(inspect)
    this.hits.push(...faults.map((fault) => `${fault} in ${name}`))
    if (isShown) this.shown += 1
  }

  async settle(name: string): Promise<void> {
    await this.page.locator('main tr, main li, main dl').first().waitFor()
    await this.page.waitForTimeout(500)
    await this.look(name)
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}

export function expectNothingRan({ hits }: XssTrap): void {
  expect(hits).toEqual([])
}

/** Runs in the page: finds elements that only a payload can create, and payloads shown as text. */
function inspect(): { faults: string[]; isShown: boolean } {
  const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data']
  const isOdd = (element: Element) =>
    element.getAttributeNames().some((name) => {
      const value = element.getAttribute(name) ?? ''
      const isCall = /^\s*(javascript|vbscript|data:text)/i.test(value.replace(/[\t\n\r]/g, ''))
      return (
        name.startsWith('on') || (ADDRESSES.includes(name) && isCall) || value === '/xss-canary'
      )
    })
  const BROUGHT = 'base, meta[http-equiv=refresh], object, embed, iframe[srcdoc], math, marquee'
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => isOdd(element) || element.matches(BROUGHT),
  )
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const text = document.body.innerText + document.title + fields.map(({ value }) => value).join()
  return {
    faults: elements.map((element) => element.outerHTML.slice(0, 120)),
    isShown: /xss|&#120;ss/.test(text),
  }
}
