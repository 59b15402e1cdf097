import type { Browser, BrowserContext, Page } from '@playwright/test'

import { register } from './member'
import type { Quiet } from './quiet'
import type { ShopDatabase } from './shop-database'

interface Person {
  email: string
  name: string
}

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Other participants in a journey, each in a separate browser; their faults fail the journey. */
export class People {
  private readonly contexts: BrowserContext[] = []

  constructor(
    private readonly browser: Browser,
    private readonly tools: { shop: ShopDatabase; quiet: Quiet },
  ) {}

  async enter({ email, name }: Person): Promise<Page> {
    const context = await this.browser.newContext(DESK)
    this.contexts.push(context)
    await this.tools.quiet.watch(context)
    const page = await context.newPage()
    await register(page, email, name)
    return page
  }

  async enterStaff(person: Person): Promise<Page> {
    const page = await this.enter(person)
    await this.tools.shop.makeAdministrator(person.email)
    return page
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()))
  }
}
