import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { overview as overviewPage } from '@/screens/backoffice/overview'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { SETUP_STEPS } from '@/domain/office/settings/setup'
import { setup } from '@/messages/office/settings/setup'
import type { Services } from '@/services/services'
import type { Setup } from '@/contract/office/settings/settings'
import type { Overview } from '@/contract/office/overview/overview'

import { unreachable } from '@/__tests__/support/guest-shop'
import { anOverview, aSale } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

type OverviewRequest = () => Promise<Overview>

const SETUP: Setup = {
  is_hidden: false,
  steps: SETUP_STEPS.map((step) => {
    return { step, is_done: step === 'open', is_marked: false }
  }),
}

function open(overview: OverviewRequest, settings: Partial<Services['settings']> = {}) {
  return renderApp(overviewPage().body, {
    path: '/backoffice',
    role: 'owner',
    fakes: { backoffice: { overview }, settings: { setup: async () => SETUP, ...settings } },
  })
}

const SALES = [
  aSale('2026-11-20', 2, 800_050, 10_000),
  aSale('2026-11-02', 1, 400_000),
  aSale('2026-10-01', 1, 600_000),
]

it('shows figures beside those of the time before', async () => {
  open(async () => anOverview(SALES))
  const figures = await screen.findByRole('region', { name: texts.figures })
  const rows = within(figures).getAllByRole('definition')
  expect(rows.map((row) => row.textContent)).toEqual([
    '$8,000.502 orders',
    '$12,000.50+100%previous: $6,000.00',
    '3+200%previous: 1',
    '$4,000.17−33%previous: $6,000.00',
    '$100.00previous: $0.00',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('As of November 20, 2026, 7:00 AM')
})

it('the table says what the chart says, day by day and together', async () => {
  const { container } = open(async () => anOverview(SALES))
  const table = await screen.findByRole('table', { name: texts.chart })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(31)
  const text = rows.map((row) => row.textContent)
  expect(text[0]).toBe('November 20, 20262$8,000.50$100.00$7,900.50')
  expect(text[1]).toBe('November 19, 20260$0.00$0.00$0.00')
  expect(text.at(-1)).toBe('30-day total3$12,000.50$100.00$11,900.50')
  const bars = [...container.querySelectorAll('svg g')]
  const drawn = bars.map((bar) => bar.querySelector('title')?.textContent)
  const revenueOf = (row: string | null) => /\$[\d,.]+\.\d\d/.exec(row ?? '')?.[0]
  const notified = text.slice(0, 30).reverse().map(revenueOf)
  expect(drawn.map((title) => revenueOf(title ?? null))).toEqual(notified)
  const heightsOf = (index: number) =>
    bars.map((bar) => Number(bar.querySelectorAll('rect')[index]?.getAttribute('height')))
  const [heights, net] = [heightsOf(0), heightsOf(1)]
  expect(heights.at(-1)).toBe(100)
  expect(net.at(-1)).toBeCloseTo((790_050 / 800_050) * 100)
  expect(heights[11]).toBeCloseTo((400_000 / 800_050) * 100)
})

it('the table takes the place of the chart when somebody asks for it', async () => {
  const { user, container } = open(async () => anOverview(SALES))
  await user.click(await screen.findByRole('button', { name: texts.showTable }))
  expect(container.querySelector('svg rect')).toBeNull()
  expect(screen.getByRole('table')).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.showChart }))
  expect(container.querySelector('svg rect')).not.toBeNull()
})

it('lists what waits by urgency and leads to where it is listed', async () => {
  open(async () =>
    anOverview([], {
      drafts: { count: 1 },
      tickets: { count: 2, at: '2026-11-17T11:00:00.000Z' },
      first_posts: { count: 1, at: '2026-11-20T11:00:00.000Z' },
      disputes: { count: 1, at: '2026-11-22T12:00:00.000Z' },
      sold_out: { count: 7, names: ['Helmet', 'Bell'] },
    }),
  )
  const region = await screen.findByRole('region', { name: texts.waiting })
  const items = within(region).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    '1 open disputeEvidence is due in 2 days, November 22, 2026, 7:00 AM.',
    '2 tickets waiting for a replyThe oldest has waited 3 days.',
    '1 first post waiting for reviewThe oldest has waited 1 hour.',
    '7 sold-out itemsHelmet · Bell …',
    '1 draft',
  ])
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/backoffice/payments',
    '/backoffice/tickets',
    '/backoffice/forum',
    '/backoffice/stock?state=sold_out',
    '/backoffice/content?status=draft',
  ])
})

it('a fresh shop is told so in words', async () => {
  open(async () => anOverview())
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible()
  expect(screen.getByText(texts.chartEmpty)).toBeVisible()
})

it('says that it is loading, and what failed can be tried again', async () => {
  const answers = [() => Promise.reject(unreachable()), async () => anOverview(SALES)]
  const { user } = open(() => (answers.shift() ?? fail)())
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what was loaded stays when a later look fails', async () => {
  const later = anOverview([aSale('2026-11-20', 9, 900_000)])
  const answers = [
    async () => anOverview(SALES),
    () => Promise.reject(unreachable()),
    async () => later,
  ]
  const { user } = open(() => (answers.shift() ?? fail)())
  await user.click(await screen.findByRole('button', { name: texts.refresh }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('2 orders')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('9 orders')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const fail: OverviewRequest = () => Promise.reject(new Error('Nobody asked for more.'))

it('guides who sets the shop up: each step leads to its screen and can be marked as done', async () => {
  const user = userEvent.setup()
  const changeSetup = jest.fn(async () => ({
    ...SETUP,
    steps: SETUP.steps.map((one) =>
      one.step === 'shipping' ? { ...one, is_done: true, is_marked: true } : one,
    ),
  }))
  open(async () => anOverview(SALES), { changeSetup })
  const guide = await screen.findByRole('region', { name: setup.title })
  expect(guide).toHaveTextContent('1 of 10 done')
  const { title, href } = setup.steps.shipping
  expect(within(guide).getByRole('link', { name: title })).toHaveAttribute('href', href)
  await user.click(within(guide).getByRole('button', { name: setup.mark(title) }))
  expect(changeSetup).toHaveBeenCalledWith({ marked: ['shipping'], is_hidden: false })
  expect(guide).toHaveTextContent('2 of 10 done')
  expect(within(guide).getByRole('button', { name: setup.unmark(title) })).toBeVisible()
})

it.each([
  [['open', 'company', 'brand'], false],
  [['company', 'brand', 'payment'], true],
])('after the steps %j, the day’s work is above the guide on phones: %j', async (done, isLater) => {
  const steps = SETUP.steps.map((one) => ({ ...one, is_done: done.includes(one.step) }))
  open(async () => anOverview(SALES), { setup: async () => ({ ...SETUP, steps }) })
  const guide = await screen.findByRole('region', { name: setup.title })
  expect(guide.classList.contains('max-xl:order-last')).toBe(isLater)
})

it('the guide can be put away and called back', async () => {
  const user = userEvent.setup()
  const changeSetup = jest.fn(async ({ is_hidden }: { is_hidden: boolean }) => {
    return { ...SETUP, is_hidden }
  })
  open(async () => anOverview(SALES), { changeSetup })
  await user.click(await screen.findByRole('button', { name: setup.hide }))
  expect(screen.queryByRole('region', { name: setup.title })).toBeNull()
  await user.click(screen.getByRole('button', { name: setup.show }))
  expect(screen.getByRole('region', { name: setup.title })).toBeVisible()
})
