import { act, screen, waitFor, within } from '@testing-library/react'

import { SettingsScreen } from '@/components/account/profile/settings-screen'
import { DealersScreen } from '@/components/community/dealers/dealers-screen'
import { BikePapers } from '@/components/account/garage/bike-papers'
import { ServiceBook } from '@/components/account/garage/service-book'
import { ToastHost } from '@/components/kit/layout/toast-host'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { loggedOut } from '@/store/auth/auth-slice'
import { selectUnit } from '@/store/unit/unit-slice'

import { aUser } from '@/__tests__/support/a-user'
import { aDealer } from '@/__tests__/support/dealers'
import { fakeServices } from '@/__tests__/support/fake-services'
import { pendingCall, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import {
  answer,
  openConfigurator,
  option,
} from '@/__tests__/ui/shop/configurator/open-configurator'

type Toggle = () => Promise<{ unit: 0 | 1 }>

const bike = {
  id: 7,
  documents: [],
  build_sheet: [],
  options: [],
  torques: [{ part: 'Stem', newton_metres: '5–6' }],
  service_book: [{ id: 1, date: '2026-05-01', km: 483, note: 'Brake pads', part_id: null }],
} as unknown as BikeDetail

/** Renders everything that shows a member units, except the configurator, on one page. */
function openPlaces(setUnit: Toggle, me = async () => aUser({ unit: 1 })) {
  const services = fakeServices({
    session: { token: () => 'token', mark: () => 'mark' },
    account: { me, setUnit, sessions: async () => [] },
  })
  return renderApp(
    <>
      <SettingsScreen />
      <DealersScreen dealers={[aDealer()]} />
      <ServiceBook bike={bike} onChanged={() => {}} />
      <BikePapers bike={bike} />
      <ToastHost />
    </>,
    { services },
  )
}

const units = async () => within(await screen.findByRole('group', { name: 'Units' }))

describe('a member’s unit', () => {
  it('is one truth: settings, dealers and garage follow it', async () => {
    window.localStorage.setItem('unit', '0')
    const setUnit = jest.fn<ReturnType<Toggle>, []>(async () => ({ unit: 0 }))
    const { user } = openPlaces(setUnit)
    expect(await screen.findByText('483 km')).toBeVisible()
    expect(await screen.findByLabelText('km')).toBeChecked()
    expect(screen.getByText('5–6 N·m')).toBeInTheDocument()
    await user.click((await units()).getByRole('radio', { name: /^Imperial/ }))
    expect(await screen.findByText('300 mi')).toBeVisible()
    expect(screen.getByLabelText('Odometer (mi)')).toBeVisible()
    expect(screen.getByText('3.7–4.4 lb-ft (5–6 N·m)')).toBeInTheDocument()
    expect(screen.getByLabelText('mi')).toBeChecked()
    expect(setUnit).toHaveBeenCalledTimes(1)
  })

  it('changes among the dealers too, and leaves what a guest chose', async () => {
    window.localStorage.setItem('unit', '1')
    const setUnit = jest.fn<ReturnType<Toggle>, []>(async () => ({ unit: 0 }))
    const { user, store } = openPlaces(setUnit)
    await user.click(await screen.findByLabelText('mi'))
    expect(await screen.findByText('300 mi')).toBeVisible()
    expect((await units()).getByRole('radio', { name: /^Imperial/ })).toBeChecked()
    expect(window.localStorage.getItem('unit')).toBe('1')
    act(() => void store.dispatch(loggedOut()))
    expect(selectUnit(store.getState())).toBe(1)
  })

  it('is shown at once and follows quick changes without a call too many', async () => {
    const first = pendingCall<{ unit: 0 | 1 }>()
    const setUnit = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce({ unit: 1 })
    const { user } = openPlaces(setUnit)
    await user.click(await screen.findByLabelText('mi'))
    expect(screen.getByText('300 mi')).toBeVisible()
    await user.click(screen.getByLabelText('km'))
    expect(setUnit).toHaveBeenCalledTimes(1)
    await act(async () => first.answer({ unit: 0 }))
    await waitFor(() => expect(setUnit).toHaveBeenCalledTimes(2))
    expect(screen.getByText('483 km')).toBeVisible()
  })

  it('is never sent twice after a lost answer: the account says what holds', async () => {
    let unit: 0 | 1 = 1
    const setUnit = jest.fn<ReturnType<Toggle>, []>(async () => {
      unit = 0
      throw unreachable()
    })
    const { user } = openPlaces(setUnit, async () => aUser({ unit }))
    await user.click(await screen.findByLabelText('mi'))
    expect(await screen.findByText('300 mi')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('mi')).toBeChecked())
    expect(setUnit).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/couldn’t change your units/)).not.toBeInTheDocument()
  })

  it('goes back with a sentence when the server did not change it', async () => {
    const { user } = openPlaces(jest.fn(() => Promise.reject(unreachable())))
    await user.click(await screen.findByLabelText('mi'))
    expect(await screen.findByText(/couldn’t change your units/)).toBeVisible()
    expect(screen.getByText('483 km')).toBeVisible()
  })
})

describe('the configurator of a member', () => {
  const opened = (setUnit: Toggle, unit: 0 | 1) =>
    openConfigurator('nireeka-prime', {
      user: aUser({ unit }),
      services: { account: { setUnit } },
    })

  it('reads in the unit of the account, and its toggle calls set-unit', async () => {
    window.localStorage.setItem('unit', '1')
    const setUnit = jest.fn<ReturnType<Toggle>, []>(async () => ({ unit: 1 }))
    const { user } = await opened(setUnit, 0)
    await waitFor(() => expect(answer(/^Weight/)).toHaveTextContent('lb'))
    await user.click(option(/^Metric$/))
    expect(answer(/^Weight/)).toHaveTextContent('kg')
    expect(setUnit).toHaveBeenCalledTimes(1)
    expect(window.localStorage.getItem('unit')).toBe('1')
  })
})
