import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { CannedScreen } from '@/components/office/support/canned-screen'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { deskCanned as texts } from '@/messages/office/support/canned'
import { ApiFailure } from '@/services/http/failure'
import type { CannedAnswer } from '@/contract/office/support/support'
import type { Services } from '@/services/services'

import { aDesk } from '@/__tests__/support/desk-ticket'
import { fakeServices } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const AT = '2026-11-20T12:00:00.000Z'
const LATER = '2026-11-20T13:00:00.000Z'
const canned = (id: number, title: string, body = 'Hi {{name}}!'): CannedAnswer => ({
  ...{ id, title, body, moves_to: null, tags: ['brakes'], updated_at: AT },
})
const ALL = [canned(1, 'Photo'), canned(2, 'Torque')]
const refusal = (code: string, status: number, data?: CannedAnswer) =>
  new ApiFailure({ kind: 'problem', status, code, message: 'No.', errors: [], data } as never)

async function open(overrides: Partial<Services['desk']> = {}, all = ALL) {
  const desk = { overview: async () => aDesk({ canned: all }), ...overrides }
  const app = renderApp(
    <>
      <CannedScreen />
      <ModalHost />
    </>,
    { services: fakeServices({ desk }) },
  )
  await screen.findByRole('button', { name: texts.add })
  return app
}
const text = () => screen.getByLabelText(texts.body)
const save = () => screen.getByRole('button', { name: texts.save })
const row = (name: RegExp) =>
  within(screen.getByRole('list', { name: texts.list })).getByRole('button', { name })

beforeEach(() => sessionStorage.clear())

it('by keyboard: N opens a new one, a placeholder is inserted and previewed, Ctrl+Enter saves', async () => {
  const addCanned = jest.fn(async (input) => ({ id: 3, updated_at: LATER, ...input }))
  const { user } = await open({ addCanned })
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.name)).toHaveFocus())
  await user.keyboard('On schedule{Tab}Dear ')
  await user.click(screen.getByRole('button', { name: texts.insert('name') }))
  await waitFor(() => expect(text()).toHaveFocus())
  expect(text()).toHaveValue('Dear {{name}}')
  expect(screen.getByRole('region', { name: texts.preview })).toHaveTextContent('Dear Ada Rider')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(row(/On schedule/)).toHaveAttribute('aria-current', 'true'))
  expect(addCanned).toHaveBeenCalledWith({
    ...{ title: 'On schedule', body: 'Dear {{name}}', moves_to: null, tags: [] },
  })
})

it('J, K and Enter open a row; a placeholder that does not exist is not saved', async () => {
  const changeCanned = jest.fn(async ({ id, ...input }) => ({ id, ...input, updated_at: LATER }))
  const { user } = await open({ changeCanned })
  await user.keyboard('jj{Enter}')
  expect(await screen.findByRole('heading', { name: texts.editTitle('Torque') })).toBeVisible()
  fireEvent.change(text(), { target: { value: 'Hi {{nmae}}' } })
  await user.click(save())
  expect(await screen.findByText(texts.bodyUnknown)).toBeVisible()
  expect(changeCanned).not.toHaveBeenCalled()
  fireEvent.change(text(), { target: { value: 'Hi {{name}}' } })
  await user.click(save())
  await waitFor(() => expect(screen.getByText(texts.saved)).toBeVisible())
  expect(changeCanned).toHaveBeenCalledWith({
    ...{ title: 'Torque', body: 'Hi {{name}}', moves_to: null, tags: ['brakes'], updated_at: AT },
    id: 2,
  })
})

it('what somebody else saved first is shown beside one’s own, and either can be kept', async () => {
  const theirs = { ...canned(2, 'Torque', 'Theirs'), updated_at: LATER }
  const changeCanned = jest
    .fn(async (input) => ({ ...input, updated_at: '2026-11-20T14:00:00.000Z' }))
    .mockRejectedValueOnce(refusal('canned_answer_changed', 409, theirs))
  const { user } = await open({ changeCanned })
  await user.click(row(/Torque/))
  fireEvent.change(text(), { target: { value: 'Mine' } })
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Theirs/)
  expect(text()).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: texts.saveAnyway }))
  await waitFor(() => expect(screen.queryByText(texts.newsTitle)).toBeNull())
  expect(changeCanned).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: 'Mine', updated_at: LATER, id: 2 }),
  )
})

it('unsaved changes survive a reload and can be discarded; what was deleted can be added again', async () => {
  const changeCanned = jest.fn().mockRejectedValue(refusal('canned_answer_not_found', 404))
  const addCanned = jest.fn(async (input) => ({ id: 9, updated_at: LATER, ...input }))
  const first = await open()
  await first.user.click(row(/Torque/))
  fireEvent.change(text(), { target: { value: 'Half' } })
  first.unmount()
  const { user } = await open({ changeCanned, addCanned })
  await user.click(row(/Photo/))
  expect(text()).toHaveValue('Hi {{name}}!')
  await user.click(row(/Torque/))
  expect(text()).toHaveValue('Half')
  await user.click(save())
  expect(await screen.findByText(texts.gone)).toBeVisible()
  expect(text()).toHaveValue('Half')
  await user.click(save())
  await waitFor(() => expect(addCanned).toHaveBeenCalledTimes(1))
  await user.click(row(/Photo/))
  fireEvent.change(text(), { target: { value: 'Oops' } })
  await user.click(screen.getByRole('button', { name: texts.discard }))
  expect(text()).toHaveValue('Hi {{name}}!')
})

it('deleting asks first', async () => {
  const removeCanned = jest.fn(async () => ({}))
  const { user } = await open({ removeCanned })
  await user.click(row(/Torque/))
  await user.click(screen.getByRole('button', { name: texts.remove }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(removeCanned).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: texts.remove }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /Torque/ })).toBeNull())
  expect(removeCanned).toHaveBeenCalledWith({ id: 2 })
})

it('says that there are none, and that the list did not come', async () => {
  const { unmount } = await open({}, [])
  expect(screen.getByText(texts.empty)).toBeVisible()
  unmount()
  const desk = { overview: () => Promise.reject(unreachable()) }
  renderApp(<CannedScreen />, { services: fakeServices({ desk }) })
  expect(await screen.findByRole('alert')).toBeVisible()
})
