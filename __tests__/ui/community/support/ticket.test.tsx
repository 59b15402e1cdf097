import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { TicketScreen } from '@/components/community/support/ticket-screen'
import { emailRest } from '@/messages/kit/attachments'
import { dialogs } from '@/messages/kit/dialogs'
import { support as texts } from '@/messages/community/support/support'
import type { Services } from '@/services/services'
import type { WireThread as TicketThread } from '@/contract/community/support/support'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const AT = '2026-11-20T12:00:00.000Z'
const message = (id: number, author: 'customer' | 'agent', body: string) => ({
  ...{ id, author, body, name: author === 'agent' ? 'Sam' : 'Ada', created_at: AT },
  channel: 'web' as const,
  quote: '',
  left_out: [],
  event: null,
  files: [],
})
const TICKET: TicketThread = {
  number: 'T-10001',
  subject: '<img src=x onerror=alert(1)>',
  topic: 'bike',
  status: 'waiting_for_customer',
  created_at: AT,
  updated_at: AT,
  name: 'Ada',
  email: 'ada@example.com',
  order_number: null,
  bike: null,
  version: 2,
  follows: null,
  goes_on_in: null,
  rating: null,
  messages: [message(1, 'customer', '<b>It</b> squeaks'), message(2, 'agent', 'Tighten it.')],
}
const address = { number: 'T-10001', key: 'secret' }

function show(change: Partial<TicketThread>, support: object = {}) {
  const ticket = { ...TICKET, ...change }
  return renderApp(withDialogs(<TicketScreen address={address} />), {
    fakes: { support: { read: async () => ticket, ...support } },
  })
}

test('the thread is shown as it was written, and nothing of it is markup', async () => {
  show({})
  expect(await screen.findByRole('heading', { name: TICKET.subject })).toBeVisible()
  const thread = screen.getByRole('list', { name: texts.thread })
  expect(within(thread).getByText('<b>It</b> squeaks')).toBeVisible()
  expect(within(thread).getByText('Sam (support)')).toBeVisible()
})

test('a reply keeps what was typed when it fails, and is sent under one key', async () => {
  const answer = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ number: 'T-10001', url: null })
  const read = jest.fn(async () => TICKET)
  show({}, { answer, read })
  const field = await screen.findByLabelText(texts.answer)
  await userEvent.type(field, 'Still so.')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.inputRetained)
  expect(field).toHaveValue('Still so.')
  await userEvent.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() => expect(field).toHaveValue(''))
  const keys = answer.mock.calls.map(([, body]) => (body as { request_key: string }).request_key)
  expect(new Set(keys).size).toBe(1)
  expect(read).toHaveBeenCalledTimes(2)
})

test('an answer appears while the page is open, and what is being written stays', async () => {
  let happen: () => void = () => undefined
  const open = jest.fn((_query: unknown, { hear }: Parameters<Services['live']['open']>[1]) => {
    happen = () => hear({ kind: 'ticket', subject: address.number }, '7')
    return new Promise<never>(() => undefined)
  })
  const news = { ...TICKET, messages: [...TICKET.messages, message(3, 'agent', 'Any better?')] }
  const read = jest.fn(async () => news).mockResolvedValueOnce(TICKET)
  renderApp(<TicketScreen address={address} />, {
    fakes: { support: { read }, live: { open } },
  })
  const field = await screen.findByLabelText(texts.answer)
  await userEvent.type(field, 'Tightened it, and')
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(open.mock.lastCall?.[0]).toEqual({ ticket: address.number, key: address.key })
  happen()
  expect(await screen.findByText('Any better?')).toBeVisible()
  read.mockRejectedValueOnce(new Error('The network is gone.'))
  happen()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3))
  expect(screen.getByText('Any better?')).toBeVisible()
  expect(field).toHaveValue('Tightened it, and')
})

test('nothing is closed before the specified question is answered with Close', async () => {
  const close = jest.fn(async () => ({ ...TICKET, status: 'closed' as const }))
  show({}, { close })
  await userEvent.click(await screen.findByRole('button', { name: texts.close }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(within(dialog).getByText('Tickets can be opened again by admins.')).toBeVisible()
  await userEvent.click(
    within(dialog).getByRole('button', { name: dialogs.closeTicket.secondaryButton }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: texts.close }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await screen.findByText(texts.closedHint)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.close })).toBeNull()
})

test('a closed ticket asks once whether it helped', async () => {
  const rating = { solved: false, score: 2, comment: 'Slow.' }
  const rate = jest.fn(async () => ({ ...TICKET, status: 'closed' as const, rating }))
  show({ status: 'closed' }, { rate })
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }))
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await userEvent.type(screen.getByLabelText(texts.comment), 'Slow.')
  await userEvent.click(screen.getByRole('button', { name: texts.rate }))
  expect(await screen.findByText(/You gave us 2 of 5/)).toBeVisible()
  expect(rate).toHaveBeenCalledWith(address, rating)
})

test('an email says so, folds what it repeats and names what was left out', async () => {
  const email = {
    ...message(3, 'customer', 'It still squeaks.'),
    channel: 'email' as const,
    quote: 'On Nov 20 Nireeka wrote:\n> <i>Tighten</i> it.',
    left_out: [
      { name: 'film.mov', reason: 'size' as const },
      { name: '', reason: 'length' as const },
    ],
  }
  const picture = { ...email, id: 4, body: '', quote: '', left_out: [] }
  show({ messages: [email, picture] })
  expect(await screen.findByText('It still squeaks.')).toBeVisible()
  expect(screen.getAllByText(/by email/)).toHaveLength(2)
  expect(screen.getByText(emailRest.noText)).toBeVisible()
  expect(screen.getByText(/^film\.mov was left out\. It’s larger than 5 MB/)).toBeVisible()
  expect(screen.getByText(/^The end of this email was left out/)).toBeVisible()
  const quote = screen.getByText(/<i>Tighten<\/i> it/)
  expect(quote).not.toBeVisible()
  await userEvent.click(screen.getByText(emailRest.show))
  expect(quote).toBeVisible()
})
