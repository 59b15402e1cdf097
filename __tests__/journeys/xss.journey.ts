import { buyGift } from './support/hostile-orders'
import { hostile, HOSTILE_MS, type Hostile } from './support/hostile-test'
import { expect } from './support/shop-test'
import { PAYLOADS } from './support/xss-trap'

hostile.describe.configure({ timeout: HOSTILE_MS })

async function readMails({ trap, people }: Hostile, mails: { kind: string; html: string }[]) {
  for (const { kind, html } of mails) await trap.read(html, `the email ${kind}`)
  expect(mails.length, people.domain).toBeGreaterThanOrEqual(PAYLOADS.length)
}

hostile(
  'the forum: threads, lists, feeds, reports and the log',
  async ({ hostile: { trap, people } }) => {
    const paths: string[] = []
    for (const [index, payload] of PAYLOADS.entries()) {
      paths.push(await people.beginThread(await people.register(index, payload), payload))
    }
    await trap.visit('/backoffice/forum', 'main form, main li')
    await people.settleReports((index) => PAYLOADS[index % PAYLOADS.length] ?? '')
    for (const path of paths) await trap.visit(path, 'article')
    for (const index of PAYLOADS.keys()) await trap.visit(await people.memberPage(index))
    for (const page of [1, 2, 3, 4]) await trap.visit(`/forum/${page}`, 'main h2')
    await trap.visit('/forum')
    await trap.visit('/backoffice/forum', 'main table')
    expect(trap.shown).toBeGreaterThanOrEqual(2 * paths.length + 4)
  },
)

hostile(
  'tickets: questions, files, answers, notes and emails',
  async ({ hostile: world, shop }) => {
    const { trap, people } = world
    const numbers: string[] = []
    for (const [index, payload] of PAYLOADS.entries()) {
      await people.addCanned(index, payload)
      numbers.push(await people.ask(index, payload))
    }
    for (const [index, number] of numbers.entries()) {
      const letters = await shop.lettersTo(people.email(index))
      const link = letters.map(({ text }) => new RegExp(`/tickets/${number}/\\S+`).exec(text)?.[0])
      await trap.visit(link.find(Boolean) ?? '', 'main article li')
      await trap.visit(`/backoffice/tickets/${number}`, 'main textarea')
    }
    for (const path of ['?state=all', '', '/canned', '/reports']) {
      await trap.visit(`/backoffice/tickets${path}`)
      await trap.settle(path)
    }
    expect(trap.shown).toBeGreaterThanOrEqual(2 * numbers.length)
    await readMails(world, await shop.mailsTo(people.domain))
  },
)

hostile(
  'orders and gift cards: pages, the back office and emails',
  async ({ hostile: world, shop }) => {
    const { trap, people } = world
    const orders: { number: string; path: string }[] = []
    for (const [index, payload] of PAYLOADS.entries()) {
      orders.push(await buyGift(people, index, payload))
    }
    for (const { number, path } of orders) {
      await trap.visit(path, 'main article li')
      await trap.visit(`/backoffice/orders/${number}`, 'main article li')
    }
    for (const path of ['/backoffice/orders', '/backoffice/payments', '/backoffice']) {
      await trap.visit(path)
      await trap.settle(path)
    }
    expect(trap.shown).toBeGreaterThanOrEqual(2 * orders.length)
    await readMails(world, await shop.mailsTo(people.domain))
  },
)

hostile('searches of the forum, the help center and spare parts', async ({ hostile: { trap } }) => {
  for (const payload of PAYLOADS) {
    const q = encodeURIComponent(payload)
    await trap.visit(`/forum/search?q=${q}`)
    await trap.visit(`/help-center/search?q=${q}`)
    await trap.visit(`/spares?q=${q}`)
  }
  expect(trap.shown).toBe(3 * PAYLOADS.length)
})

hostile('reviews of a bike', async ({ hostile: { trap }, shop }) => {
  await shop.whileReviewsSay(PAYLOADS, async () => {
    for (const slug of ['nyx', 'nireeka-prime', 'nireeka-homie']) {
      await trap.visit(`/configurator/${slug}`)
      const review = trap.page.getByText('xss').first()
      await expect(async () => {
        await trap.page.keyboard.press('End')
        await expect(review).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 30_000 })
      await trap.look(`the reviews of ${slug}`)
    }
  })
  expect(trap.shown).toBe(3)
})
