import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { CustomerNotes } from '@/components/office/customers/customer-notes'
import { customerNotes as texts } from '@/messages/office/customers/customer-care'
import type { OfficeCustomer } from '@/contract/office/customers/customers'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const note = { id: 7, at: '2026-11-20T12:00:00.000Z', text: 'Calls on Mondays', by: 'Cleo Rider' }

function open(role: 'owner' | 'read_only' = 'owner') {
  const changed = {} as OfficeCustomer
  const addNote = jest.fn(async () => changed)
  const removeNote = jest.fn(async () => changed)
  const onChanged = jest.fn()
  const customer = { id: 'ada', notes: [note] }
  renderApp(<CustomerNotes {...{ customer, onChanged }} />, {
    ...{ role, services: fakeServices({ customers: { addNote, removeNote } }) },
  })
  return { addNote, removeNote, onChanged }
}

test('a note is added, and an empty one asks for words', async () => {
  const { addNote, onChanged } = open()
  await userEvent.click(screen.getByRole('button', { name: texts.add }))
  expect(screen.getByText(texts.missing)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: texts.note }), ' Wants an XL ')
  await userEvent.click(screen.getByRole('button', { name: texts.add }))
  expect(addNote.mock.calls).toEqual([
    [{ text: 'Wants an XL', request_key: expect.any(String), id: 'ada' }],
  ])
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('a removed note can be brought back', async () => {
  const { removeNote } = open()
  await userEvent.click(screen.getByRole('button', { name: texts.removeOf(note.text) }))
  await userEvent.click(await screen.findByRole('button', { name: texts.undo }))
  expect(removeNote.mock.calls).toEqual([
    [{ id: 'ada', note: 7, is_removed: true }],
    [{ id: 'ada', note: 7, is_removed: false }],
  ])
  expect(screen.queryByText(texts.removed)).toBeNull()
})

test('whoever may only look reads notes and writes none', () => {
  open('read_only')
  expect(screen.getByText(note.text)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
