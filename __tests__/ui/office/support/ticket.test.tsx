import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { TicketScreen } from '@/components/office/support/ticket-screen'
import type { CannedAnswer } from '@/contract/office/support/canned'
import type { DeskAnswer, WireDeskTicket } from '@/contract/office/support/support'
import { attachments } from '@/messages/kit/attachments'
import { desk as texts } from '@/messages/office/support/support'
import type { Services } from '@/services/services'

import { aCustomer, aDesk, aMessage, aTicket, KIM, SAM } from '@/__tests__/support/desk-ticket'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const changedTo = (data: WireDeskTicket) =>
  problem('ticket_changed', { status: 409, message: 'Changed.', data })

const deskWith = (overrides: Partial<Services['desk']>) => ({
  read: async () => aTicket(),
  customer: async () => aCustomer(),
  overview: async () => aDesk(),
  presence: async () => [],
  ...overrides,
})

async function openTicket(
  overrides: Partial<Services['desk']> = {},
  support: Partial<Services['support']> = {},
  canned: CannedAnswer[] = [],
) {
  const app = renderApp(<TicketScreen number="T-10001" />, {
    fakes: { desk: deskWith(overrides), support, canned: { list: async () => canned } },
    role: 'owner',
  })
  await screen.findByRole('heading', { level: 2, name: /squeaks/ })
  return app
}

const CANNED: CannedAnswer = {
  ...{ id: '7', title: 'On schedule', body: 'Hi {{name}}, {{order}} is fine. {{agent}}' },
  ...{ moves_to: 'closed', tags: ['schedule'], version: '1' },
  updated_at: '2026-11-20T12:00:00.000Z',
}

const PHOTO = {
  id: 'f1',
  name: '<svg onload=alert(1)>.png',
  type: 'png' as const,
  size: 2_048,
  href: '/api/files/f1?until=1',
}

const field = () => screen.getByLabelText(texts.answerLabel)

it('what a customer wrote is shown as it was written', async () => {
  const subject = '<img src=x onerror=alert(1)>'
  const ticket = aTicket({
    subject,
    orders: [{ number: 'NK-1', exists: false, is_own: false }],
    messages: [aMessage(1, '<b>Two</b>\nlines', { files: [PHOTO] })],
  })
  renderApp(<TicketScreen number="T-10001" />, {
    role: 'support',
    fakes: { desk: deskWith({ read: async () => ticket }) },
  })
  expect(await screen.findByRole('heading', { name: subject })).toBeVisible()
  const thread = screen.getByRole('list', { name: texts.thread })
  expect(within(thread).getByText(/<b>Two<\/b>/)).toBeVisible()
  expect(within(thread).getByRole('link', { name: PHOTO.name })).toLinkTo(PHOTO.href)
  expect(await screen.findByText(texts.unknownOrder('NK-1'))).toBeVisible()
  expect(screen.queryByRole('link', { name: 'NK-1' })).toBeNull()
})

it('R opens the answer, which is sent with its state and tags once', async () => {
  const answer = jest.fn(async ({ body }: DeskAnswer) =>
    aTicket({
      version: 2,
      status: 'waiting_for_customer',
      messages: [...aTicket().messages, aMessage(2, body, { author: 'agent', name: 'Sam' })],
    }),
  )
  const { user } = await openTicket({ answer })
  await user.keyboard('r')
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('Please oil the chain.')
  await user.selectOptions(screen.getByLabelText(texts.then), texts.thenOptions.waiting_for_us)
  await user.click(screen.getByRole('button', { name: texts.send }))
  const thread = await screen.findByRole('list', { name: texts.thread })
  expect(within(thread).getByText('Please oil the chain.')).toBeVisible()
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ version: 1, then: 'waiting_for_us', tags: null, number: 'T-10001' }),
  )
  expect(field()).toHaveValue('')
})

it('an answer on an old state is kept beside what is new, and one press sends it', async () => {
  const fresh = aTicket({
    version: 2,
    messages: [...aTicket().messages, aMessage(2, 'Never mind, it is the brake.')],
  })
  const answer = jest.fn<Promise<WireDeskTicket>, [{ number: string | number } & DeskAnswer]>()
  answer.mockRejectedValueOnce(changedTo(fresh))
  answer.mockResolvedValueOnce({ ...fresh, version: 3, status: 'waiting_for_customer' })
  const { user } = await openTicket({ answer })
  await user.type(field(), 'Please oil the chain.')
  await user.click(screen.getByRole('button', { name: texts.send }))
  const news = await screen.findByRole('list', { name: texts.newsTitle })
  expect(within(news).getByText('Never mind, it is the brake.')).toBeVisible()
  expect(within(news).queryByText('It squeaks since Monday.')).toBeNull()
  expect(field()).toHaveValue('Please oil the chain.')
  await user.click(screen.getByRole('button', { name: texts.sendAnyway }))
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(answer.mock.calls[1]?.[0]).toMatchObject({ version: 2, body: 'Please oil the chain.' })
  expect(screen.queryByText(texts.newsTitle)).toBeNull()
})

it('drafts of answer and note survive a reload; own changes are no news', async () => {
  const change = jest.fn(async () => aTicket({ version: 2, assignee: SAM }))
  const { user, unmount } = await openTicket({ change })
  await user.type(field(), 'Half an answer')
  await user.click(screen.getByRole('tab', { name: texts.note }))
  await user.type(screen.getByLabelText(texts.noteLabel), 'Third one this week')
  await user.click(document.body)
  await user.click(screen.getByRole('button', { name: texts.assignToMe }))
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({ version: 1, assignee: SAM.id, number: 'T-10001' }),
  )
  expect(screen.queryByText(texts.newsTitle)).toBeNull()
  unmount()
  await openTicket({ read: async () => aTicket({ version: 2, assignee: SAM }) })
  expect(field()).toHaveValue('Half an answer')
  expect(screen.getByLabelText(texts.noteLabel)).toHaveValue('Third one this week')
  expect(screen.queryByText(texts.newsTitle)).toBeNull()
})

it('by the keyboard, a canned answer that is only passed by is not inserted; Enter inserts it', async () => {
  const canned = [
    { ...CANNED, id: '1', body: 'On schedule.' },
    { ...CANNED, id: '2', title: 'Photo', body: 'Photo.' },
  ]
  await openTicket({}, {}, canned)
  const list = await screen.findByLabelText(texts.canned)
  await waitFor(() => expect(list).toBeEnabled())
  for (const value of ['1', '2']) {
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    fireEvent.change(list, { target: { value } })
  }
  expect(field()).toHaveValue('')
  // Wrapped in act, because the typing notice to other staff updates the page a moment later.
  await act(async () => void fireEvent.keyDown(list, { key: 'Enter' }))
  expect(field()).toHaveValue('Photo.')
  expect(list).toHaveValue('')
})

it('a canned answer comes with its placeholders filled in; an open one is never sent', async () => {
  const answer = jest.fn(async () => aTicket({ version: 2, status: 'closed' as const }))
  const { user } = await openTicket({ answer }, {}, [CANNED])
  await screen.findByRole('option', { name: 'On schedule' })
  await user.selectOptions(screen.getByLabelText(texts.canned), 'On schedule')
  expect(field()).toHaveValue('Hi Ada, {{order}} is fine. Sam')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.unfilled(['order']))).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  await user.clear(field())
  await user.type(field(), 'Fine.')
  await user.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ then: 'closed', tags: ['schedule'], number: 'T-10001' }),
    ),
  )
})

it('what somebody else changed first is shown, and nothing is overwritten', async () => {
  const change = jest.fn().mockRejectedValue(changedTo(aTicket({ version: 2, priority: 'urgent' })))
  const { user } = await openTicket({ change })
  await user.selectOptions(screen.getByLabelText(texts.columns.priority), 'Low')
  expect(await screen.findByText(texts.changedMeanwhile)).toBeVisible()
  expect(screen.getByLabelText(texts.columns.priority)).toHaveValue('urgent')
})

it('A takes the ticket, N writes a note, ? shows the keys, and typing does none of it', async () => {
  const change = jest.fn(async () => aTicket({ version: 2, assignee: SAM }))
  const { user } = await openTicket({ change })
  await user.type(field(), 'nac?')
  expect(change).not.toHaveBeenCalled()
  expect(field()).toHaveValue('nac?')
  await user.click(screen.getByRole('heading', { level: 2, name: /squeaks/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: texts.assignToMe })).toBeEnabled())
  await user.keyboard('a')
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1))
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.noteLabel)).toHaveFocus())
  await user.click(screen.getByRole('heading', { level: 2, name: /squeaks/ }))
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: texts.help })).toBeVisible()
})

it('who else has it open is shown, and the others hear of what is written here', async () => {
  const presence = jest.fn(async () => [{ ...KIM, doing: 'answering' as const }])
  const { user, unmount } = await openTicket({ presence })
  expect(await screen.findByText(texts.present.answering)).toHaveTextContent(
    `Kim ${texts.present.answering}`,
  )
  expect(presence).toHaveBeenLastCalledWith({ doing: 'reading', number: 'T-10001' })
  await user.type(field(), 'Please')
  await waitFor(() =>
    expect(presence).toHaveBeenLastCalledWith({ doing: 'answering', number: 'T-10001' }),
  )
  unmount()
  expect(presence).toHaveBeenLastCalledWith({ doing: 'left', number: 'T-10001' })
})

describe('files of an answer', () => {
  const CHART = { id: 'f2', name: 'torque chart.png', type: 'png' as const, size: 2_048 }
  const file = new File(['chart'], CHART.name, { type: 'image/png' })
  const chooser = () => within(screen.getByRole('tabpanel')).getByLabelText(attachments.add)
  const sent = () => jest.fn(async () => aTicket({ version: 2, status: 'waiting_for_customer' }))

  it('are chosen, pasted, taken out again and sent with it, and survive a reload', async () => {
    let count = 0
    const upload = async () => ({ ...CHART, id: `f${(count += 1)}` })
    const answer = sent()
    const { user, unmount } = await openTicket({ answer }, { upload })
    await user.upload(chooser(), file)
    await user.click(field())
    fireEvent.paste(field(), { clipboardData: { files: [file] } })
    await waitFor(() => expect(screen.getAllByText(CHART.name)).toHaveLength(2))
    const [first] = screen.getAllByRole('button', { name: attachments.remove(CHART.name) })
    if (first) await user.click(first)
    unmount()
    const again = await openTicket({ answer }, { upload })
    expect(screen.getByText(CHART.name)).toBeVisible()
    await again.user.type(field(), 'See the chart.')
    await again.user.click(screen.getByRole('button', { name: texts.send }))
    await waitFor(() => expect(screen.queryByText(CHART.name)).toBeNull())
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ files: ['f2'], number: 'T-10001' }),
    )
  })

  it('hold back an answer that is sent by keyboard while one is still uploading', async () => {
    const answer = sent()
    let arrive = (_: typeof CHART) => {}
    const upload = () => new Promise<typeof CHART>((resolve) => (arrive = resolve))
    const { user } = await openTicket({ answer }, { upload })
    await user.type(field(), 'See the chart.')
    await user.upload(chooser(), file)
    await user.type(field(), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText(texts.stillUploading)).toBeVisible()
    expect(answer).not.toHaveBeenCalled()
    await act(async () => arrive(CHART))
    await user.type(field(), '{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith(
        expect.objectContaining({ files: ['f2'], number: 'T-10001' }),
      ),
    )
  })
})

it('an email of somebody else is told from the customer’s by words, and its quote is folded', async () => {
  const email = {
    channel: 'email',
    author: 'system',
    is_internal: true,
    name: '',
    event: { kind: 'other_sender', detail: 'eve@example.com' },
    quote: '> Please send us a picture.',
    left_out: [{ name: 'virus.exe', reason: 'type' }],
  } as const
  const messages = [
    aMessage(1, 'It squeaks.'),
    aMessage(2, 'Let me in.', { ...email, left_out: [...email.left_out] }),
    aMessage(3, '', {
      author: 'system',
      is_internal: true,
      name: '',
      event: { kind: 'other_sender', detail: 'T-10009' },
    }),
  ]
  await openTicket({ read: async () => aTicket({ messages }) })
  expect(screen.getByText('Let me in.')).toBeVisible()
  expect(
    screen.getByText('Email from eve@example.com, who isn’t this ticket’s customer'),
  ).toBeVisible()
  expect(screen.getByText(/^virus\.exe was left out/)).toBeVisible()
  expect(screen.getByText('> Please send us a picture.')).not.toBeVisible()
  expect(screen.getByText(/^Reply to closed ticket T-10009/)).toBeVisible()
})

it('an email that is doubted or couldn’t be read says so, and can be downloaded as it arrived', async () => {
  const byEmail = { channel: 'email', left_out: [{ name: '', reason: 'unreadable' }] } as const
  const doubt = { author: 'system', is_internal: true, name: '' } as const
  const messages = [
    aMessage(1, '', {
      ...byEmail,
      left_out: [...byEmail.left_out],
      raw_href: '/api/inbound-mail/emails/email-7?until=1&key=k',
    }),
    aMessage(2, '', { ...doubt, event: { kind: 'doubtful_email', detail: 'nameless' } }),
    aMessage(3, 'Let me in.', {
      ...doubt,
      channel: 'email',
      event: { kind: 'forged_sender', detail: 'ada@example.com' },
    }),
  ]
  await openTicket({ read: async () => aTicket({ messages }) })
  expect(screen.getByText(/^This email is too complex to show here/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Download the original email' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Download the original email' })).toLinkTo(
    '/api/inbound-mail/emails/email-7?until=1&key=k',
  )
  expect(screen.getByText(/^This email names no sender/)).toBeVisible()
  expect(screen.getByText(/^Email that claims to be from ada@example\.com/)).toBeVisible()
})
