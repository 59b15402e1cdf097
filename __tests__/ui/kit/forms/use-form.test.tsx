import { screen, waitFor } from '@testing-library/react'

import type { ApiError } from '@/contract/kit/errors'
import { soundMembers } from '@/domain/kit/form-draft'
import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'

import { pendingCall, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const EMPTY = { city: '', size: '' }
const draft = sessionDraft<typeof EMPTY>('a_form', (stored) => soundMembers(stored, EMPTY))
type Send = (form: typeof EMPTY, key: string) => Promise<ApiError | null | void>

function Form({ send }: { send: Send }) {
  const { ref, form, faults, error, isSent, type, renew, submit } = useForm({
    initial: EMPTY,
    check: ({ city }) => (city.trim() === '' ? { city: 'Where?' } : {}),
    names: { size_cm: 'size' },
    draft,
    send: ({ form: typed, keyFor }) => send(typed, keyFor(typed)),
  })
  return (
    <form ref={ref} onSubmit={submit}>
      {(['city', 'size'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          aria-invalid={faults[name] ? true : undefined}
          value={form[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      ))}
      <p role="alert">{Object.values(faults).join(' ')}</p>
      <p role="status">{isSent ? 'sent' : (error?.kind ?? '')}</p>
      <button>Send</button>
      <button type="button" onClick={() => renew(EMPTY)}>
        Next
      </button>
    </form>
  )
}

const open = (send: Send) => renderApp(<Form send={send} />, { fakes: {} })
const press = ({ user }: ReturnType<typeof open>, name = 'Send') =>
  user.click(screen.getByRole('button', { name }))
const state = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const field = (name: string) => screen.getByLabelText(name)

it('is sent only without faults; the first has the focus and goes when it is mended', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => {})
  const app = open(send)
  expect(field('city')).toBeValid()
  await press(app)
  expect(field('city')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Where?')
  await app.user.type(field('city'), 'Bern')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(send).not.toHaveBeenCalled()
  await press(app)
  await state('sent')
})

it('shows what the server refuses at its field until that is typed into', async () => {
  const errors = [{ field: 'size_cm', message: 'Too tall.' }]
  const app = open(() => Promise.reject(problem('invalid_input', { errors })))
  await app.user.type(field('city'), 'Bern')
  await press(app)
  await waitFor(() => expect(field('size')).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Too tall.')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await app.user.type(field('size'), '170')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('repeats the same values under the same key, and others under another one', async () => {
  const keys: string[] = []
  const app = open((_, key) => {
    keys.push(key)
    return Promise.reject(unreachable())
  })
  await app.user.type(field('city'), 'Bern')
  await press(app)
  await state('unreachable')
  app.unmount()
  const again = open(async (_, key) => void keys.push(key))
  await waitFor(() => expect(field('city')).toHaveValue('Bern'))
  await press(again)
  await state('sent')
  await again.user.type(field('city'), 'e')
  await press(again)
  await state('sent')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('takes over a draft of an earlier version, which is the form alone', async () => {
  window.sessionStorage.setItem('a_form', JSON.stringify({ city: 'Bern' }))
  open(async () => {})
  await waitFor(() => expect(field('city')).toHaveValue('Bern'))
})

it('forgets its draft and its key once it is sent', async () => {
  const keys: string[] = []
  const app = open(async (_, key) => void keys.push(key))
  await app.user.type(field('city'), 'Bern')
  expect(draft.read()).toMatchObject({ form: { city: 'Bern' } })
  await press(app)
  await state('sent')
  expect(draft.read()).toBeUndefined()
  await press(app, 'Next')
  await app.user.type(field('city'), 'Bern')
  await press(app)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})

it('sends once, however often it is pressed while it runs', async () => {
  const call = pendingCall<void>()
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => call.promise)
  const app = open(send)
  await app.user.type(field('city'), 'Bern')
  await press(app)
  await press(app)
  expect(send).toHaveBeenCalledTimes(1)
})
