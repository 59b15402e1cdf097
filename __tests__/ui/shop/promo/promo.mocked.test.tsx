import { act, screen, waitFor, within } from '@testing-library/react'

import { AnnouncementStrip } from '@/components/kit/layout/announcement-strip'
import { PromoSlot } from '@/components/kit/layout/promo-slot'
import { PromoEntry } from '@/components/shop/promo/promo-entry'
import { cents } from '@/domain/kit/money'
import { TEST_BRAND } from '@/__tests__/support/page-settings'
import type { Promo } from '@/contract/shop/promo/promo'
import { promoFeature } from '@/store/promo/promo-feature'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => Object.assign(jest.fn(), { reset: jest.fn() }) },
}))

const PROMO: Promo = {
  brand: TEST_BRAND,
  banner: {
    id: 'vip',
    title: 'A new model',
    text: 'VIPs first.',
    link: 'https://fund.example/nyx',
    link_label: 'VIP discount',
    ends_at: null,
  },
  support: {
    email: 'help@nireeka.example',
    hours: [{ days: 'Monday', time: '10 A.M to 2 P.M EST' }],
  },
  seasonal: {
    id: 'season',
    title: 'A gift',
    text: 'For you.',
    code: 'xmas',
    basis_points: 1_000,
    cap: cents(40_000),
    threshold: cents(300_000),
    ends_at: null,
  },
}

const COPIED =
  'the promo code was successfully copied to the clipboard, You can apply the promo code at the checkout page.'

interface Given {
  path?: string
  read?: () => Promise<Promo>
  /** Whether to render before the 3 seconds have passed. */
  isEarly?: boolean
  lessMotion?: boolean
}

async function open({ path = '/', read, isEarly, lessMotion = true }: Given = {}) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: lessMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  jest.useFakeTimers({ advanceTimers: true })
  const services = fakeServices({ promo: { read: read ?? (async () => PROMO) } })
  const app = renderApp(
    <>
      <AnnouncementStrip path={path} />
      <PromoSlot />
      <PromoEntry />
    </>,
    { path, services },
  )
  app.store.addFeature(promoFeature)
  if (!isEarly) await act(() => jest.advanceTimersByTimeAsync(3_000))
  return app
}

async function openOffer(overrides: Given = {}) {
  const app = await open(overrides)
  await app.user.click(await screen.findByRole('button', { name: 'Seasonal offer: 10% off' }))
  const dialog = await screen.findByRole('dialog', { name: 'A gift' })
  return { ...app, dialog: within(dialog) }
}

function clipboard(writeText: ((text: string) => Promise<void>) | null) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === null ? undefined : { writeText },
  })
}

const stored = () => JSON.parse(window.localStorage.getItem('seasonal_items') ?? 'null') as unknown

afterEach(() => jest.useRealTimers())

describe('the banner', () => {
  it('is not there before 3 seconds, and then leads to the crowdfunding page', async () => {
    await open({ isEarly: true })
    await act(() => jest.advanceTimersByTimeAsync(2_900))
    expect(screen.queryByText('A new model')).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(100))
    const link = await screen.findByRole('link', { name: /VIP discount/ })
    expect(link).toLinkTo('https://fund.example/nyx')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('is dismissed for good', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Dismiss this announcement' }))
    expect(screen.queryByText('A new model')).not.toBeInTheDocument()
    expect(stored()).toEqual([
      { id: 'vip', code: null, ends_at: null, is_dismissed: true, is_copied: false },
      { id: 'season', code: 'xmas', ends_at: null, is_dismissed: false, is_copied: false },
    ])
    unmount()
    await open()
    await screen.findByRole('button', { name: /^Seasonal offer/ })
    expect(screen.queryByText('A new model')).not.toBeInTheDocument()
  })

  it.each(['/login', '/cart/checkout', '/dashboard/orders', '/register'])(
    'neither it nor the offer is shown at %s',
    async (path) => {
      const { store } = await open({ path })
      await waitFor(() => expect(store.getState().promo.promo.banner).not.toBeNull())
      expect(screen.queryByText('A new model')).not.toBeInTheDocument()
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    },
  )

  it('nothing is shown, and nothing breaks, where nothing runs or the API is away', async () => {
    const away = jest.fn(async () => Promise.reject(new Error('away')))
    await open({ read: away })
    await waitFor(() => expect(away).toHaveBeenCalled())
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('goes when its time is over while the page is open', async () => {
    const ends_at = new Date(Date.now() + 60_000).toISOString()
    const { banner, seasonal } = PROMO
    if (!banner || !seasonal) throw new Error('The fixture is empty.')
    await open({ read: async () => ({ ...PROMO, banner: { ...banner, ends_at }, seasonal }) })
    await screen.findByText('A new model')
    await act(() => jest.advanceTimersByTimeAsync(61_000))
    expect(screen.queryByText('A new model')).not.toBeInTheDocument()
  })
})

describe('the seasonal offer', () => {
  it('says what the rule has, without confetti for less motion; Close and Escape close it', async () => {
    const { dialog, user } = await openOffer({ lessMotion: true })
    expect(dialog.getByText('10%')).toBeVisible()
    expect(dialog.getByText('discount up to $400')).toBeVisible()
    expect(dialog.getByText(/on orders over \$3,000 before shipping/)).toBeVisible()
    expect(document.querySelector('canvas')).not.toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /confetti/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^Seasonal offer/ }))
    await screen.findByRole('dialog', { name: 'A gift' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('SHOP NOW copies the code, says so, keeps it and leads to the bikes', async () => {
    const { dialog, user, store, router } = await openOffer()
    const writeText = jest.fn(async () => {})
    clipboard(writeText)
    await user.click(dialog.getByRole('button', { name: 'SHOP NOW' }))
    expect(writeText).toHaveBeenCalledWith('xmas')
    expect(selectToasts(store.getState())).toMatchObject([{ kind: 'success', text: COPIED }])
    expect(router.push).toHaveBeenCalledWith('/configurator')
    expect(stored()).toContainEqual(expect.objectContaining({ code: 'xmas', is_copied: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('in the shop SHOP NOW stays where it is', async () => {
    const { dialog, user, router } = await openOffer({ path: '/configurator/nyx' })
    clipboard(async () => {})
    await user.click(dialog.getByRole('button', { name: 'SHOP NOW' }))
    expect(router.push).not.toHaveBeenCalled()
  })

  it.each([
    ['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is missing', null],
  ])('where the clipboard %s the code is selected, and a sentence says so', async (_, write) => {
    const { dialog, user, store } = await openOffer()
    clipboard(write)
    await user.click(dialog.getByRole('button', { name: 'SHOP NOW' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/wouldn’t let us copy the code/)
    const code = dialog.getByLabelText('Promo code') as HTMLInputElement
    expect(code).toHaveFocus()
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 4])
    expect(selectToasts(store.getState())).toEqual([])
  })

  it('its confetti runs for 6 seconds and can be stopped before', async () => {
    const { dialog, user } = await openOffer({ lessMotion: false })
    const canvas = () => document.querySelector('canvas')
    expect(canvas()).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(5_500))
    expect(canvas()).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(600))
    expect(canvas()).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^Seasonal offer/ }))
    const again = within(await screen.findByRole('dialog', { name: 'A gift' }))
    await user.click(again.getByRole('button', { name: 'Stop the confetti' }))
    expect(canvas()).not.toBeInTheDocument()
    expect(again.queryByRole('button', { name: 'Stop the confetti' })).not.toBeInTheDocument()
  })
})
