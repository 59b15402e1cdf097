import { screen, within } from '@testing-library/react'

import { ChoicesScreen } from '@/components/office/reports/choices-screen'
import { FunnelScreen } from '@/components/office/reports/funnel-screen'
import { funnelOf, takeRates } from '@/domain/office/reports/funnel'
import { reports as texts } from '@/messages/office/reports/reports'
import { trackVisit } from '@/services/shop/visit-beacon'

import { renderApp } from '@/__tests__/support/render-app'

const RANGE = { from: '2026-11-01', to: '2026-11-30', by: 'day' } as const
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)

beforeEach(() => {
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
})
afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined })
  isHidden = false
})

let isHidden = false
Object.defineProperty(document, 'visibilityState', {
  configurable: true,
  get: () => (isHidden ? 'hidden' : 'visible'),
})
const hide = () => {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
}
const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown),
  )

it('says each step once, when the page is hidden and when it is left', async () => {
  let steps = ['viewed']
  const end = trackVisit({ bike: 'nyx', read: () => steps })
  expect(sendBeacon).not.toHaveBeenCalled()
  hide()
  hide()
  steps = ['viewed', 'configured', 'size']
  end()
  hide()
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/configurator/visits')
  expect(await sent()).toEqual([
    { bike: 'nyx', steps: ['viewed'] },
    { bike: 'nyx', steps: ['configured', 'size'] },
  ])
})

it('says nothing for who asks not to be tracked', () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const end = trackVisit({ bike: 'nyx', read: () => ['viewed'] })
  hide()
  end()
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('shows the funnel with its rates, and the steps of the configurator', async () => {
  const visits = new Map(Object.entries({ viewed: 200, configured: 50, cart: 20, size: 10 }))
  const funnel = async () => ({ ...RANGE, ...funnelOf({ visits, placed: 10, paid: 9 }, new Map()) })
  renderApp(<FunnelScreen />, {
    path: '/backoffice/reports/funnel',
    fakes: { reports: { funnel } },
  })
  const way = within(await screen.findByRole('table', { name: texts.way }))
  expect(
    way.getByRole('row', { name: 'Changed the build 25% of the step before 50' }),
  ).toBeVisible()
  expect(way.getByRole('row', { name: 'Paid 90% of the step before 9' })).toBeVisible()
  const chosen = within(screen.getByRole('table', { name: texts.configurator }))
  expect(chosen.getByRole('row', { name: 'Size 5% of visits 10' })).toBeVisible()
})

it('shows take rates by bike, or that none was sold', async () => {
  const rates = takeRates(
    [{ bike: 'Nyx', kind: 'color', title: 'Night', count: 3 }],
    new Map([['Nyx', 4]]),
  )
  const open = (bikes: typeof rates) =>
    renderApp(<ChoicesScreen />, {
      path: '/backoffice/reports/choices',
      fakes: { reports: { choices: async () => ({ ...RANGE, bikes }) } },
    })
  const { unmount } = open(rates)
  const table = within(await screen.findByRole('table', { name: 'Nyx' }))
  expect(table.getByRole('row', { name: 'Night Color, 75% 3' })).toBeVisible()
  unmount()
  open([])
  expect(await screen.findByText(texts.choicesEmpty)).toBeVisible()
})
