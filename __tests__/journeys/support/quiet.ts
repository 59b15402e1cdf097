import type { BrowserContext, Page } from '@playwright/test'

/** What a journey did not plan: it fails for it. */
interface Trouble {
  kind: string
  text: string
}

type Pattern = string | RegExp

/** The browser cancels what a visitor no longer waits for; that is no fault. */
const CANCELLED = 'net::ERR_ABORTED'
/** Files of the development server only; a production build has none of them. */
const DEVELOPMENT = /_next\/static\/development|\[HMR\]|React DevTools/

/** Listens to the pages of a journey and keeps whatever goes wrong in them. */
export class Quiet {
  private readonly troubles: Trouble[] = []
  private readonly plans: { pattern: Pattern; isSeen: boolean }[] = []

  constructor(private readonly origin: string) {}

  /** Call for every browser context of the journey, before its first page opens. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`securitypolicyviolation: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    context.pages().forEach((page) => this.listen(page))
    context.on('page', (page) => this.listen(page))
  }

  /**
   * A fault that the journey causes on purpose. It has to happen.
   * @param pattern of the message or of the address that it belongs to
   */
  plan(pattern: Pattern): void {
    this.plans.push({ pattern, isSeen: false })
  }

  /** What happened without a plan, and what was planned and did not happen. */
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
