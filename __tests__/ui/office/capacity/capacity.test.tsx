import { screen, within } from '@testing-library/react'

import { CapacityScreen } from '@/components/office/capacity/capacity-screen'
import { weekItem } from '@/domain/office/delays/delays'
import { capacity as texts, daysOffDialog } from '@/messages/office/capacity/capacity'
import { toSentence } from '@/messages/kit/errors'
import type { FactoryPlan } from '@/contract/office/capacity/capacity'
import type { Services } from '@/services/services'

import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const WEEK = {
  ...{ week: '2026-11-23', capacity: 10, is_own: false, to_build: 12, late: 2, built: 1 },
  over: 3,
}
const NEXT = {
  ...{ week: '2026-11-30', capacity: 10, is_own: true, to_build: 4, late: 0, built: 0 },
  over: 0,
}
const PLAN: FactoryPlan = { weeks: [WEEK, NEXT], later: 5 }

const DAYS = [{ date: '2026-11-26', reason: 'Thanksgiving' }]

const open = (
  overrides: Partial<Services['capacity']> = {},
  role: 'orders' | 'read_only' = 'orders',
) =>
  renderApp(withDialogs(<CapacityScreen />), {
    ...{ role, path: '/backoffice/capacity' },
    fakes: {
      capacity: { read: async () => PLAN, daysOff: async () => DAYS, ...overrides },
    },
  })

it('weeks with too many bikes stand out beside those with room', async () => {
  open()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Nov 23 – Nov 29')
  expect(rows[1]).toHaveTextContent(texts.late(2))
  expect(rows[1]).toHaveTextContent('3 bikes too many')
  expect(rows[2]).toHaveTextContent('Room for 6 bikes')
  expect(rows[2]).toHaveTextContent(texts.own)
  expect(screen.getByText(texts.overview(1))).toBeVisible()
  expect(screen.getByText(texts.later(5))).toBeVisible()
})

it('orders of a week that has too many are moved by a report with the next week that has room', async () => {
  open()
  const link = await screen.findByRole('link', { name: texts.moveOf(WEEK.week) })
  const query = new URLSearchParams({ item: weekItem(WEEK.week), from: NEXT.week })
  expect(link).toLinkTo(`/backoffice/delays?${query}`)
  expect(screen.queryByRole('link', { name: texts.moveOf(NEXT.week) })).toBeNull()
  expect(screen.getByText(texts.newOrders)).toBeVisible()
})

it('who only reads is offered no move', async () => {
  open({}, 'read_only')
  await screen.findByRole('table')
  expect(screen.queryByRole('link', { name: texts.moveOf(WEEK.week) })).toBeNull()
})

it('a number is set by the keyboard alone, with what was shown', async () => {
  const changed = { ...PLAN, weeks: [WEEK, { ...NEXT, capacity: 25 }] }
  const set = jest.fn(async () => changed)
  const { user } = open({ set })
  await user.selectOptions(await screen.findByLabelText(texts.week), NEXT.week)
  await user.keyboard('{Tab}25')
  await user.selectOptions(screen.getByLabelText(texts.reach), 'week')
  await user.type(screen.getByLabelText(texts.bikes), '{Enter}')
  expect(set).toHaveBeenCalledWith({ bikes: 25, reach: 'week', was: 10, week: NEXT.week })
  expect(await screen.findByText(texts.saved(NEXT.week))).toBeVisible()
  expect(screen.getByText('Room for 21 bikes')).toBeVisible()
})

it('no number is as many as in the weeks before, and words are refused', async () => {
  const set = jest.fn(async () => PLAN)
  const { user } = open({ set })
  const field = await screen.findByLabelText(texts.bikes)
  await user.type(field, 'ten{Enter}')
  expect(await screen.findByText(texts.bikesFault)).toBeVisible()
  await user.clear(field)
  await user.type(field, '{Enter}')
  expect(set).toHaveBeenCalledWith({ bikes: null, reach: 'onward', was: 10, week: WEEK.week })
})

it('after a change of a colleague the new number is shown, and what was typed stays', async () => {
  const failure = problem('capacity_changed', { status: 409, message: 'New.' })
  const read = jest.fn(async () => PLAN)
  const { user } = open({ read, set: jest.fn(async () => Promise.reject(failure)) })
  const field = await screen.findByLabelText(texts.bikes)
  read.mockResolvedValue({ ...PLAN, weeks: [{ ...WEEK, capacity: 15, over: 0 }, NEXT] })
  await user.type(field, '20{Enter}')
  expect(await screen.findByText(toSentence(failure.error))).toBeVisible()
  expect(screen.getByText('Room for 2 bikes')).toBeVisible()
  expect(field).toHaveValue('20')
})

it('who may only read sees the weeks and no form', async () => {
  open({}, 'read_only')
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a factory without orders says so', async () => {
  open({ read: async () => ({ weeks: [{ ...NEXT, to_build: 0 }], later: 0 }) })
  expect(await screen.findByText(texts.none)).toBeVisible()
})

it('a failure is said, and another try shows the weeks', async () => {
  const down = unreachable()
  const read = jest.fn(async () => PLAN).mockRejectedValueOnce(down)
  const { user } = open({ read })
  await user.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('table')).toBeVisible()
})

it('adds a break and takes a day back', async () => {
  const addDaysOff = jest.fn(async () => [...DAYS, { date: '2026-12-24', reason: 'Break' }])
  const removeDayOff = jest.fn(async () => [])
  const previewDaysOff = async () => ({ orders: [], moving: 0, has_mail: true, seen: '' })
  const { user } = open({ addDaysOff, removeDayOff, previewDaysOff })
  const part = within(await screen.findByRole('region', { name: texts.daysOff }))
  await user.click(await part.findByRole('button', { name: texts.addDaysOff }))
  expect(part.getByText(texts.fromFault)).toBeVisible()
  await user.type(part.getByLabelText(texts.from), '2026-12-24')
  await user.type(part.getByLabelText(texts.until), '2026-12-20')
  await user.type(part.getByLabelText(texts.reason), 'Break')
  await user.click(part.getByRole('button', { name: texts.addDaysOff }))
  expect(part.getByText(texts.untilFault)).toBeVisible()
  expect(addDaysOff).not.toHaveBeenCalled()
  await user.clear(part.getByLabelText(texts.until))
  await user.click(part.getByRole('button', { name: texts.addDaysOff }))
  expect(addDaysOff).toHaveBeenCalledWith({
    until: null,
    reason: 'Break',
    seen: '',
    date: '2026-12-24',
  })
  expect(await part.findByText('Break')).toBeVisible()
  await user.click(part.getByRole('button', { name: texts.removeDay('2026-11-26') }))
  expect(removeDayOff).toHaveBeenCalledWith({ date: '2026-11-26' })
  expect(await part.findByText(texts.noDaysOff)).toBeVisible()
})

it('days off that move promised dates are added after staff saw how many buyers are told', async () => {
  const addDaysOff = jest.fn(async () => DAYS)
  const preview = {
    orders: [{ number: 'NK-1', name: 'Ada', old: '2026-12-20', new: '2026-12-27' }],
    ...{ moving: 2, has_mail: true, seen: 'version-1' },
  }
  const { user } = open({ addDaysOff, previewDaysOff: async () => preview })
  const part = within(await screen.findByRole('region', { name: texts.daysOff }))
  await user.type(await part.findByLabelText(texts.from), '2026-12-14')
  await user.type(part.getByLabelText(texts.reason), 'Inventory{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('2 orders get a later date')
  expect(dialog).toHaveTextContent('NK-1, for example, moves from Dec 20 to Dec 27')
  expect(addDaysOff).not.toHaveBeenCalled()
  const { primaryButton } = daysOffDialog(preview)
  await user.click(within(dialog).getByRole('button', { name: primaryButton }))
  const body = { until: null, reason: 'Inventory', seen: 'version-1' }
  expect(addDaysOff).toHaveBeenCalledWith({ ...body, date: '2026-12-14' })
})
