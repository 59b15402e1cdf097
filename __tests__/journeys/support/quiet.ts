import type { BrowserContext, Page } from '@playwright/test'

/** Fault in a page, which fails the journey unless it is planned. */
interface Trouble {
  kind: string
  text: string
}

type Pattern = string | RegExp

/** Error for requests that the browser aborts when a visitor moves on, which isn't a fault. */
const CANCELLED = 'net::ERR_ABORTED'
/** Files and messages of the development server, which production builds don't have. */
const DEVELOPMENT = /_next\/static\/development|\[HMR\]|React DevTools/

/** Recorder of all faults in a journey's pages. */
export class Quiet {
  private readonly troubles: Trouble[] = []
  private readonly plans: { pattern: Pattern; isSeen: boolean }[] = []

  constructor(private readonly origin: string) {}

  /** Records faults in a browser context. Must be called before the context's first page opens. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`securitypolicyviolation: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    context.pages().forEach((page) => this.listen(page))
    context.on('page', (page) => this.listen(page))
  }

  /** Plans a deliberate fault, which must then occur; `pattern` matches its message or address. */
  plan(pattern: Pattern): void {
    this.plans.push({ pattern, isSeen: false })
  }

  /** Lists unplanned faults, and planned ones that didn't occur. */
  report(): string[] {
    const unplanned = this.troubles.flatMap(({ kind, text }) =>
      this.isPlanned(text) ? [] : [`${kind}: ${text}`],
    )
    const missing = this.plans.flatMap(({ pattern, isSeen }) =>
      isSeen ? [] : [`planned, but it did not happen: ${String(pattern)}`],
    )
    return [...unplanned, ...missing]
  }

  private isPlanned(text: string): boolean {
    const plans = this.plans.filter(({ pattern }) =>
      typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
    )
    for (const plan of plans) plan.isSeen = true
    return plans.length > 0
  }

  private listen(page: Page): void {
    page.on('pageerror', (error) => this.add('page error', error.stack ?? error.message))
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      this.add(`console ${message.type()}`, `${message.text()} (${message.location().url})`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason === CANCELLED || !request.url().startsWith(this.origin)) return
      this.add('failed request', `${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400 || !response.url().startsWith(this.origin)) return
      this.add('refused request', `${response.url()} ${response.status()}`)
    })
  }

  private add(kind: string, text: string): void {
    if (!DEVELOPMENT.test(text)) this.troubles.push({ kind, text })
  }
}
