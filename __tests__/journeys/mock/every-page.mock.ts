import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { restOf } from '../support/rest'

import { logInAs } from './log-in'
import { examplesOf, routesOfPages, type Example } from './pages'

const ROLES = ['guest', 'member', 'admin'] as const
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const PER_PAGE_MS = 15_000

for (const viewport of SCREENS) {
  for (const role of ROLES) {
    test(`every page opens for a ${role} at ${viewport.width}, and the console has no error`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const routes = routesOfPages()
      test.setTimeout(routes.length * PER_PAGE_MS)
      const examples = await examplesOf(request)
      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      if (role !== 'guest') await logInAs(page, role)
      const faults = await listen(context, page)
      const rest = restOf(page)
      for (const route of routes) {
        const example = examples[route] ?? { path: `/${route.replace(/(^|\/)index$/, '')}` }
        faults.length = 0
        const trouble = [...(await visit(page, example, rest)), ...unplanned(faults, example)]
        expect.soft(trouble, `${route} as ${role}: ${example.path}`).toEqual([])
      }
      await context.close()
    })
  }
}

async function visit(
  page: Page,
  { path, status = 200, isFile }: Example,
  rest: () => Promise<void>,
): Promise<string[]> {
  expect(path, 'a parameter without an example').not.toContain('[')
  const response = await (isFile ? page.request.get(path) : page.goto(path))
  await rest()
  const answered = response?.status()
  return answered === status ? [] : [`answered ${answered}, not ${status}`]
}

interface Fault {
  text: string
  address: string
}

async function listen(context: BrowserContext, page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  const add = (text: string, address: string) => faults.push({ text, address })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`securitypolicyviolation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  page.on('pageerror', (error) => add(`page error: ${error.message}`, page.url()))
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()}`, message.location().url)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) add(`answered ${response.status()}`, response.url())
  })
  return faults
}

function unplanned(faults: readonly Fault[], { path, status = 200, refused }: Example): string[] {
  return faults
    .filter(({ address }) => !(refused && refused.test(address)))
    .filter(({ address }) => status < 400 || new URL(address).pathname !== path)
    .map(({ text, address }) => `${text} (${address})`)
}
