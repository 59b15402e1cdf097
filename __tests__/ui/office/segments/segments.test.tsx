import { screen, waitFor } from '@testing-library/react'

import { SegmentsScreen } from '@/components/office/segments/segments-screen'
import { ANYONE } from '@/domain/office/segments/segment'
import { edit as editTexts } from '@/messages/kit/edit'
import { segments as texts } from '@/messages/office/segments/segments'
import { ApiFailure } from '@/services/http/failure'
import type { Segment } from '@/services/office/segments'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const QUIET: Segment = { ...ANYONE, id: 'quiet', name: 'Quiet riders', quiet_days: 365, seen: 'v1' }
const BIKES = [{ slug: 'nyx', title: 'Nyx' }]

function open(
  overrides: Partial<Services['segments']> = {},
  role: 'manager' | 'read_only' = 'manager',
) {
  const list = async () => ({ segments: [QUIET], bikes: BIKES })
  const services = fakeServices({ segments: { list, count: async () => 7, ...overrides } })
  return renderApp(<SegmentsScreen />, { path: '/backoffice/segments', role, services })
}

const save = () => screen.getByRole('button', { name: editTexts.save })
const edit = async () => screen.findByRole('button', { name: QUIET.name })

beforeEach(() => sessionStorage.clear())

it('says who is in a segment, how many, and leads to them', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Quiet riders.*last order over 365 days ago/ })
  expect(row).toBeVisible()
  const links = await screen.findAllByRole('link', { name: texts.showOf(QUIET.name) })
  expect(links[0]).toHaveAttribute('href', '/backoffice/customers?segment=quiet')
  expect(links[0]).toHaveTextContent('7 customers')
})

it('counts while conditions are typed, and asks for nothing that can’t be read', async () => {
  const count = jest.fn(async () => 7)
  const { user } = open({ count })
  await user.click(await edit())
  await user.selectOptions(screen.getByLabelText(texts.fieldOf('bike')), 'Nyx')
  await waitFor(() =>
    expect(count).toHaveBeenLastCalledWith({ ...ANYONE, quiet_days: 365, bike: 'nyx' }),
  )
  const callCount = count.mock.calls.length
  await user.type(screen.getByLabelText(texts.fieldOf('paid_min')), 'much')
  expect(await screen.findByText(texts.notCounted)).toBeVisible()
  expect(count).toHaveBeenCalledTimes(callCount)
  await user.click(save())
  expect(screen.getByText(texts.amountFault)).toBeVisible()
})

it('by keyboard: N opens a new one, which needs a name and a condition', async () => {
  const add = jest.fn(async (body) => ({ ...body, id: 'new', seen: 'v1' }))
  const { user } = open({ add })
  await edit()
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.name)).toHaveFocus())
  await user.click(save())
  expect(screen.getByText(texts.nameFault)).toBeVisible()
  expect(screen.getByText(texts.someoneFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.name), 'Regulars')
  await user.type(screen.getByLabelText(texts.fieldOf('orders_min')), '3')
  await user.type(screen.getByLabelText(texts.fieldOf('orders_max')), '2')
  await user.click(save())
  expect(screen.getByText(texts.rangeFault)).toBeVisible()
  await user.clear(screen.getByLabelText(texts.fieldOf('orders_max')))
  await user.type(screen.getByLabelText(texts.fieldOf('paid_min')), '1999.50')
  await user.selectOptions(screen.getByLabelText(texts.fieldOf('newsletter')), 'No')
  await user.click(save())
  expect(await screen.findByText(texts.saved({ name: 'Regulars' }))).toBeVisible()
  expect(add).toHaveBeenCalledWith({
    ...ANYONE,
    ...{ name: 'Regulars', orders_min: 3, paid_min: 199_950, newsletter: false },
  })
})

it('a removed one can be brought back', async () => {
  const [remove, add] = [jest.fn(async () => ({})), jest.fn(async () => QUIET)]
  const { user } = open({ remove, add })
  await user.click(await edit())
  await user.click(screen.getByRole('button', { name: texts.remove }))
  expect(await screen.findByText(texts.removed(QUIET.name))).toBeVisible()
  expect(remove).toHaveBeenCalledWith('quiet')
  await user.click(screen.getByRole('button', { name: texts.undo }))
  expect(await screen.findByText(texts.saved(QUIET))).toBeVisible()
  expect(add).toHaveBeenCalledWith({ ...ANYONE, name: QUIET.name, quiet_days: 365 })
})

it('theirs is shown before it is saved over, and what was typed outlives a reload', async () => {
  const changed = { kind: 'problem', status: 409, code: 'segment_changed', message: '', errors: [] }
  let theirs: Segment = QUIET
  const list = async () => ({ segments: [theirs], bikes: BIKES })
  const change = jest.fn(async () => {
    theirs = { ...QUIET, name: 'Theirs', seen: 'v2' }
    throw new ApiFailure(changed as never)
  })
  const first = open({ list, change })
  await first.user.click(await edit())
  await first.user.type(screen.getByLabelText(texts.name), '!')
  first.unmount()
  const { user } = open({ list, change })
  await user.click(await edit())
  expect(screen.getByLabelText(texts.name)).toHaveValue('Quiet riders!')
  await user.click(save())
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(screen.getByLabelText(texts.name)).toHaveValue('Quiet riders!')
})

it('who may only read looks at it', async () => {
  const { user } = open({}, 'read_only')
  await user.click(await edit())
  expect(screen.getByLabelText(texts.name)).toBeDisabled()
  expect(screen.queryByRole('button', { name: texts.remove })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})

it('the first visit is told what a segment is for', async () => {
  open({ list: async () => ({ segments: [], bikes: BIKES }) })
  expect(await screen.findByText(texts.noneHint)).toBeVisible()
})
