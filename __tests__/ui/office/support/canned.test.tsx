import { fireEvent, screen, waitFor } from '@testing-library/react'

import { canned as resource, type CannedAnswer } from '@/contract/office/support/canned'
import { edit } from '@/messages/kit/edit'
import { resourceTexts } from '@/messages/office/kit/resource'
import { canned as texts } from '@/messages/office/support/canned'
import { canned as page } from '@/screens/backoffice/canned'
import { ApiFailure } from '@/services/http/failure'
import type { ResourceServices } from '@/services/office/resources'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const TORQUE: CannedAnswer = {
  ...{ id: '2', title: 'Torque', body: 'Hi {{name}}!', moves_to: null, tags: ['brakes'] },
  ...{ updated_at: '2026-11-20T12:00:00.000Z', version: 'v1' },
}

function open(overrides: Partial<ResourceServices['canned']>) {
  const services = fakeServices({ canned: { list: async () => [TORQUE], ...overrides } })
  return renderApp(page().body, { path: '/backoffice/tickets/canned', role: 'support', services })
}

const text = () => screen.getByLabelText(texts.fields.body.label)
const save = () => screen.getByRole('button', { name: edit.save })
const row = () => screen.findByRole('button', { name: 'Torque' })

it('a placeholder is inserted at the caret and previewed; Ctrl+Enter saves', async () => {
  const add = jest.fn(async (input) => ({ ...TORQUE, ...input, id: '3' }))
  const { user } = open({ add })
  await row()
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.fields.title.label)).toHaveFocus())
  await user.keyboard('On schedule{Tab}Dear !{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: texts.insert('name') }))
  await waitFor(() => expect(text()).toHaveFocus())
  expect(text()).toHaveValue('Dear {{name}}!')
  expect(screen.getByRole('region', { name: texts.preview })).toHaveTextContent('Dear Ada Rider!')
  await user.selectOptions(screen.getByLabelText(texts.fields.moves_to.label), 'Close ticket')
  await user.type(screen.getByLabelText(texts.fields.tags.label), 'Rear Wheel, rear-wheel')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(texts.saved('On schedule'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({
    ...{ title: 'On schedule', body: 'Dear {{name}}!', moves_to: 'closed', tags: ['rear-wheel'] },
  })
})

it('a placeholder that does not exist is not saved', async () => {
  const change = jest.fn(async (_, input) => ({ ...TORQUE, ...input }))
  const { user } = open({ change })
  await user.click(await row())
  fireEvent.change(text(), { target: { value: 'Hi {{nmae}}' } })
  await user.click(save())
  expect(screen.getByText(/a placeholder that doesn’t exist/)).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  expect(screen.getByLabelText(texts.fields.moves_to.label)).toHaveDisplayValue('The agent chooses')
  fireEvent.change(text(), { target: { value: '' } })
  await user.click(save())
  expect(screen.getByText(resource.fields.body.spec.required ?? '')).toBeVisible()
})

it('what somebody removed keeps its edit, and saving adds it again', async () => {
  const missing = { kind: 'problem', status: 404, code: 'canned_answer_not_found', message: '' }
  let all = [TORQUE]
  const change = jest.fn(async () => {
    all = []
    throw new ApiFailure({ ...missing, errors: [] } as never)
  })
  const add = jest.fn(async (input) => ({ ...TORQUE, ...input, id: '9' }))
  const { user } = open({ change, add, list: async () => all })
  await user.click(await row())
  fireEvent.change(text(), { target: { value: 'Mine' } })
  await user.click(save())
  expect(await screen.findByText(resourceTexts.gone)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.remove })).toBeNull()
  await user.click(save())
  expect(await screen.findByText(texts.saved('Torque'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({
    ...{ title: 'Torque', body: 'Mine', moves_to: null, tags: ['brakes'] },
  })
})
