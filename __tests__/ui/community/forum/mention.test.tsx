import { act, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'

import { WritingArea } from '@/components/community/forum/writing-area'
import type { ForumMember } from '@/services/community/forum'
import type { Services } from '@/services/services'
import { loggedIn } from '@/store/auth/auth-slice'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const MEMBERS: ForumMember[] = ['Jane P', 'Jack', 'Ben R'].map((name) => ({
  ...{ id: name, name, avatar: null },
}))
const membersOf: Services['forum']['members'] = async ({ q }) =>
  MEMBERS.filter(({ name }) => name.toLowerCase().startsWith(String(q).toLowerCase()))

function Form() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const control = { id: 'text', 'aria-describedby': undefined, 'aria-invalid': undefined }
  return (
    <>
      <label htmlFor="text">Your text</label>
      <WritingArea
        {...{ control, field, text }}
        rows={3}
        thread={7}
        onType={(typed) => setText(typed)}
      />
      <button type="button">Elsewhere</button>
    </>
  )
}

function open(members: Services['forum']['members']) {
  const app = renderApp(<Form />, { fakes: { forum: { members } } })
  act(() => void app.store.dispatch(loggedIn()))
  return app
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your text')
const names = () => screen.getAllByRole('option').map((option) => option.textContent?.slice(1))

it('is a plain text until members are offered, and names them as a combobox', async () => {
  const members = jest.fn(membersOf)
  const { user } = open(members)
  await user.type(field(), 'Thanks')
  expect(field()).not.toHaveAttribute('role')
  await user.type(field(), ' @ja')
  expect(await screen.findByRole('listbox', { name: 'Members to mention' })).toBeVisible()
  expect(names()).toEqual(['Jane P', 'Jack'])
  expect(members).toHaveBeenLastCalledWith({ q: 'ja', thread: 7 })
  const box = await screen.findByRole('combobox', { name: 'Your text' })
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
  expect(screen.getByText(/^2 members\./)).toHaveAttribute('role', 'status')
})

it('is completed by keys, and writing goes on behind the name', async () => {
  const { user } = open(membersOf)
  await user.type(field(), 'Thanks @ja')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(field()).toHaveValue('Thanks @Jack ')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('for that')
  expect(field()).toHaveValue('Thanks @Jack for that')
})

it('is completed by the pointer, and the field keeps the focus', async () => {
  const { user } = open(membersOf)
  await user.type(field(), '@b')
  await user.click(await screen.findByRole('option', { name: /Ben R/ }))
  expect(field()).toHaveValue('@Ben R ')
  expect(field()).toHaveFocus()
})

it('is left alone after Escape, and Enter makes a line', async () => {
  const { user } = open(membersOf)
  await user.type(field(), '@ja')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('n{Enter}')
  expect(field()).toHaveValue('@jan\n')
  await user.keyboard('@ja')
  expect(await screen.findByRole('listbox')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
})

it('disturbs nobody when members can’t be asked', async () => {
  const members = jest.fn().mockRejectedValue(unreachable)
  const { user } = open(members)
  await user.type(field(), '@ja')
  await waitFor(() => expect(members).toHaveBeenCalled())
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('@ja\n')
})
