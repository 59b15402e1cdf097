import { configure, screen, waitFor } from '@testing-library/react'

import { DealerScreen } from '@/components/community/dealers/dealer-screen'
import { RideScreen } from '@/components/community/dealers/ride-screen'
import type { Services } from '@/services/services'

import { aUser } from '@/__tests__/support/a-user'
import { aDealer, aRide, aSlot, theSlots } from '@/__tests__/support/dealers'
import { fakeServices, type Fakes } from '@/__tests__/support/fake-services'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

type Dealers = Services['dealers']

type Calls = Fakes

const fakeDealers = (dealers: Partial<Dealers>, more: Calls = {}) =>
  fakeServices({ ...more, dealers: { slots: async () => theSlots(11), ...dealers } })

function open(dealers: Partial<Dealers>, dealer = aDealer()) {
  const services = fakeDealers(dealers)
  return renderApp(<DealerScreen dealer={dealer} />, { services, path: '/dealers/7' })
}

function openAsMember(dealers: Partial<Dealers>, unit: 0 | 1) {
  return renderApp(<DealerScreen dealer={aDealer()} />, {
    services: fakeDealers(dealers, {
      session: { token: () => 'token', mark: () => 'mark' },
      account: { me: async () => aUser({ unit }) },
    }),
    path: '/dealers/7',
  })
}

async function fill(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByLabelText('10:00 AM'))
  for (const [label, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
}

const booked = () =>
  jest.fn<ReturnType<Dealers['book']>, Parameters<Dealers['book']>>(async () => aRide())

const send = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Book test ride' }))

describe('booking', () => {
  it('is filled in with what the shop knows of a member and of a rider’s height', async () => {
    const rider = { height_cm: 178, inseam_cm: 82 }
    const data = { version: 1, ride: null, rider, bikes: {} }
    localStore.write(LOCAL_KEYS.configuratorData, data)
    openAsMember({}, 1)
    const { name, last_name, email } = aUser()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(email))
    expect(screen.getByLabelText('Name')).toHaveValue(`${name} ${last_name}`)
    expect(screen.getByLabelText('Your height in cm (optional)')).toHaveValue('178')
  })

  it('goes from time and person to the page of the ride', async () => {
    const book = booked()
    const { user, router } = open({ book })
    await fill(user)
    await send(user)
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/dealers/rides/5/secret?new=1'))
    expect(book.mock.calls[0]?.slice(0, 1)).toEqual([
      {
        id: 7,
        bike: 700,
        starts_at: aSlot(10).starts_at,
        name: 'Ada',
        email: 'ada@example.com',
        phone: '',
        height_cm: null,
      },
    ])
  })

  it.each([
    ['imperial', 0, 'Your height in feet and inches (optional)', '5 ft 10 in', 178],
    ['imperial', 0, 'Your height in feet and inches (optional)', '70', 178],
    ['metric', 1, 'Your height in cm (optional)', '178', 178],
  ] as const)('asks a member with %s units in them', async (_, unit, label, typed, cm) => {
    const book = booked()
    const { user } = openAsMember({ book }, unit)
    await fill(user)
    await user.type(await screen.findByLabelText(label), 'tall')
    await send(user)
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(book).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), typed)
    await send(user)
    await waitFor(() => expect(book.mock.calls[0]?.[0].height_cm).toBe(cm))
  })

  it('shows a taken time as taken; says what is missing and takes the focus to the first of it', async () => {
    const { user } = open({})
    expect(await screen.findByLabelText('11:00 AM, taken')).toBeDisabled()
    await screen.findByLabelText('10:00 AM')
    await send(user)
    expect(screen.getByText('Choose a time.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toBeInvalid()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(document.activeElement).toHaveAttribute('type', 'radio')
  })

  it('offers other times when the wanted one is gone, keeps what was typed, and books one of them', async () => {
    const free = [aSlot(12), aSlot(10, '2026-11-24')]
    const book = booked().mockRejectedValueOnce(problem('slot_taken', { data: { slots: free } }))
    const { user, router } = open({ book })
    await fill(user)
    await send(user)
    expect(await screen.findByText(/Someone just booked this time/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Mon Nov 23, 12:00 PM' }))
    await send(user)
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    const [first, second] = book.mock.calls
    expect(second?.[0].starts_at).toBe(aSlot(12).starts_at)
    // A different ride needs a different key.
    expect(second?.[1]?.key).not.toBe(first?.[1]?.key)
  })

  it('sends a repeat after a lost answer under the same key', async () => {
    const book = booked().mockRejectedValueOnce(unreachable())
    const { user } = open({ book })
    await fill(user)
    await send(user)
    expect(await screen.findByRole('alert')).toBeVisible()
    await send(user)
    await waitFor(() => expect(book).toHaveBeenCalledTimes(2))
    expect(book.mock.calls[0]?.[1]?.key).toBe(book.mock.calls[1]?.[1]?.key)
  })

  it('says when no time is free, and when the times cannot be loaded', async () => {
    const { unmount } = open({ slots: async () => theSlots(10, 11, 12) })
    await screen.findByLabelText('10:00 AM')
    unmount()
    const none = { ...theSlots(), slots: [] }
    const empty = open({ slots: async () => none })
    expect(await screen.findByText(/Nothing is available/)).toBeVisible()
    empty.unmount()
    open({ slots: () => Promise.reject(unreachable()) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('is not offered where no bike stands', () => {
    open({}, aDealer({ bikes: [], services: ['sale'] }))
    expect(screen.getByText(/This dealer has no test-ride bikes/)).toBeVisible()
  })
})

describe('a booked ride', () => {
  const link = { id: '5', key: 'secret' }
  const see = (dealers: Partial<Dealers>) =>
    renderApp(<RideScreen link={link} />, {
      services: fakeServices({
        dealers: { readRide: async () => aRide(), slots: async () => theSlots(10), ...dealers },
      }),
    })

  it('shows when, where and which bike, with a calendar file, and moves to another time', async () => {
    const moveRide = jest.fn(async () => aRide(aSlot(11)))
    const { user } = see({ moveRide })
    expect(await screen.findByRole('heading', { name: 'Your test ride is booked' })).toBeVisible()
    expect(screen.getByText('November 23, 2026 at 10:00 AM')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      '/api/test-rides/5/secret/test-ride.ics',
    )
    await user.click(await screen.findByRole('button', { name: 'Change time' }))
    await user.click(await screen.findByLabelText('11:00 AM'))
    await user.click(screen.getByRole('button', { name: 'Reschedule test ride' }))
    expect(await screen.findByText('November 23, 2026 at 11:00 AM')).toBeVisible()
    expect(moveRide.mock.calls).toEqual([[{ ...link, starts_at: aSlot(11).starts_at }]])
  })

  it('is cancelled after one question', async () => {
    const cancelRide = jest.fn(async () => aRide({ status: 'cancelled', can_change: false }))
    const { user } = see({ cancelRide })
    await user.click(await screen.findByRole('button', { name: 'Cancel test ride' }))
    expect(cancelRide).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect(await screen.findByRole('heading', { name: 'This test ride is canceled' })).toBeVisible()
  })

  it('with an unknown link says so and leads to the dealers', async () => {
    see({ readRide: () => Promise.reject(problem('test_ride_not_found', { status: 404 })) })
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find this test ride' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book another test ride' })).toHaveAttribute(
      'href',
      '/dealers',
    )
  })
})
