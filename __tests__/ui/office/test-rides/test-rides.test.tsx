import { screen, waitFor } from '@testing-library/react'

import { TestRidesScreen } from '@/components/office/test-rides/test-rides-screen'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { ERROR_SENTENCE } from '@/contract/kit/errors'
import { testRides as texts } from '@/messages/office/test-rides/test-rides'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'
import type { TestRide } from '@/contract/office/test-rides/test-rides'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const RIDE: TestRide = {
  ...{
    id: '3',
    status: 'booked',
    outcome: null,
    can_change: true,
    can_tell: false,
    is_offered: true,
  },
  ...{ starts_at: '2026-12-01T09:00:00.000Z', day: '2026-12-01', minutes: 600 },
  ...{ bike: 'Nyx, size M', bike_id: 700, dealer_id: 7, dealer: 'Radhaus Mitte' },
  ...{ name: 'Ada Rider', email: 'ada@x.org', phone: '+49 151 77', height_cm: 178 },
  customer_id: 'ada',
}
const SLOT = { starts_at: '2026-12-02T09:00:00.000Z', ends_at: '2026-12-02T10:00:00.000Z' }
const times = async () => ({ times: [{ ...SLOT, day: '2026-12-02', minutes: 600 }] })

interface Given {
  rides?: TestRide[]
  testRides?: Partial<Services['testRides']>
  role?: 'manager' | 'read_only'
  path?: string
}

function open({
  rides = [RIDE],
  testRides,
  role = 'manager',
  path = '/backoffice/test-rides',
}: Given = {}) {
  const dealers = [{ id: 7, title: 'Radhaus Mitte' }]
  const list = jest.fn(async () => ({ rides, dealers, has_mail: true, next: null, previous: null }))
  const services = fakeServices({ testRides: { list, times, ...testRides } })
  const screens = (
    <>
      <TestRidesScreen />
      <ModalHost />
    </>
  )
  return { ...renderApp(screens, { path, role, services }), list }
}

const change = () => screen.findByRole('button', { name: `${texts.change} ${texts.openOf(RIDE)}` })

it('asks for what the address says, and shows who rides what where', async () => {
  const { list } = open({ path: '/backoffice/test-rides?list=past&dealer=7&q=ada' })
  expect(await screen.findByText(texts.when(RIDE))).toBeVisible()
  expect(list).toHaveBeenCalledWith({ list: 'past', dealer: '7', q: 'ada' })
  const rider = screen.getByRole('link', { name: 'Ada Rider' })
  expect(rider).toHaveAttribute('href', '/backoffice/customers/ada')
  expect(screen.getByRole('link', { name: '+49 151 77' })).toHaveAttribute('href', 'tel:+49 151 77')
})

it('moves a ride to a free time; a time that is gone is said and nothing is lost', async () => {
  const gone = {
    kind: 'problem',
    status: 409,
    code: 'slot_taken',
    message: ERROR_SENTENCE.slot_taken,
    errors: [],
  }
  const move = jest.fn(async () => ({ ...RIDE, ...SLOT, day: '2026-12-02' }))
  move.mockImplementationOnce(async () => {
    throw new ApiFailure(gone as never)
  })
  const { user } = open({ testRides: { move } })
  await user.click(await change())
  const time = await screen.findByLabelText(texts.time)
  await user.selectOptions(time, texts.slot('2026-12-02', 600))
  await user.click(screen.getByRole('button', { name: texts.move }))
  expect(await screen.findByText(ERROR_SENTENCE.slot_taken)).toBeVisible()
  expect(screen.getByLabelText(texts.time)).toHaveValue(SLOT.starts_at)
  await user.click(screen.getByRole('button', { name: texts.move }))
  expect(await screen.findByText(/^Moved to .*Rider and dealer get an email/)).toBeVisible()
  expect(move).toHaveBeenLastCalledWith({ id: '3', starts_at: SLOT.starts_at })
})

it('cancels with a reason, after saying what that does', async () => {
  const cancel = jest.fn(async () => ({ ...RIDE, status: 'cancelled' as const }))
  const { user } = open({ testRides: { cancel } })
  await user.click(await change())
  await user.click(await screen.findByRole('button', { name: texts.cancel }))
  expect(screen.getByText(texts.reasonMissing)).toBeVisible()
  await user.type(screen.getByLabelText(texts.reason), 'The motor is being repaired.')
  await user.click(screen.getByRole('button', { name: texts.cancel }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent(/The ride of Ada Rider .* Rider and dealer get an email/)
  expect(cancel).not.toHaveBeenCalled()
  const [press] = Array.from(dialog.querySelectorAll('button')).filter(
    (button) => button.textContent === texts.cancel,
  )
  if (press) await user.click(press)
  await waitFor(() =>
    expect(cancel).toHaveBeenCalledWith({ id: '3', reason: 'The motor is being repaired.' }),
  )
  expect(await screen.findByText(texts.wasCancelled(RIDE, true))).toBeVisible()
})

it('tells how a past ride went, and takes it back', async () => {
  const past: TestRide = { ...RIDE, can_change: false, can_tell: true, outcome: 'missed' }
  const tell = jest.fn(async () => past)
  const { user } = open({ rides: [past], testRides: { tell } })
  await user.click(
    await screen.findByRole('button', { name: `${texts.tell} ${texts.openOf(past)}` }),
  )
  expect(screen.getByRole('button', { name: 'Did not come', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.clear }))
  await waitFor(() => expect(tell).toHaveBeenCalledWith({ id: '3', outcome: null }))
  expect(await screen.findByText(texts.saved(past))).toBeVisible()
})

it('who may only read changes nothing, and an empty list says why', async () => {
  const { unmount } = open({ role: 'read_only' })
  await screen.findByText(texts.when(RIDE))
  expect(screen.queryByRole('button', { name: new RegExp(texts.change) })).toBeNull()
  unmount()
  open({ rides: [] })
  expect(await screen.findByText(texts.noneHint)).toBeVisible()
})
