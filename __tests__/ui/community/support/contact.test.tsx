import { act, screen, waitFor, within } from '@testing-library/react'

import { ContactScreen } from '@/components/community/support/contact-screen'
import { TICKET_TOPICS } from '@/domain/community/support/ticket'
import { POSTED_HOURS } from '@/domain/community/support/support-hours'
import { shopZone } from '@/utils/shop-region'
import type { OrderSummary } from '@/contract/shop/orders/orders'
import type { OwnedBike } from '@/hooks/account/garage/use-garage'
import { saveSearch } from '@/hooks/community/help-center/help-searches'
import type { Services } from '@/services/services'
import { loggedIn, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const CONTACT = {
  name: 'Nireeka',
  address: ['1 Factory Road', 'Albany NY 12207'],
  email: 'support@shop.test',
  time_zone: shopZone(),
  hours: [...POSTED_HOURS],
  closed_days: [{ date: '2026-12-25', reason: 'Christmas' }],
  topics: [...TICKET_TOPICS],
}
type Open = Services['support']['open']
interface OwnedRecords {
  bikes?: Services['garage']['bikes']
  orders?: Services['orders']['list']
}

async function open(send: Open, own: OwnedRecords = {}, contact = CONTACT) {
  const app = renderApp(<ContactScreen contact={contact} />, {
    path: '/contact',
    fakes: {
      support: { open: send },
      garage: { bikes: own.bikes ?? (async () => []) },
      orders: { list: own.orders ?? (async () => ({ orders: [], page: 1, pages: 1 })) },
      helpCenter: { searching: async () => ({ query: '', total: 0, results: [] }) },
    },
  })
  await screen.findByLabelText('Message', {}, { timeout: 10_000 })
  return app
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  const paste = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await paste('Name', 'Ada')
  await paste('Email', 'ada@example.com')
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'My bike')
  await paste('Message', 'The rear wheel squeaks.')
}
const press = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }))

it('sends a message and answers its ticket', async () => {
  const send = jest.fn<ReturnType<Open>, Parameters<Open>>(async () => 'T-10001')
  const app = await open(send)
  await fill(app)
  await press(app)
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your ticket number is T-10001. You’ll get a copy at ada@example.com, and we’ll reply there.',
  )
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ topic: 'bike', message: 'The rear wheel squeaks.', website: null }),
  )
  expect(window.sessionStorage.getItem('contact_draft')).toBeNull()
})

it('offers the topics of the shop, and that of a draft', async () => {
  const contact = { ...CONTACT, topics: CONTACT.topics.filter((topic) => topic !== 'dealer') }
  const send = jest.fn<ReturnType<Open>, Parameters<Open>>(async () => 'T-10001')
  const titles = () =>
    within(screen.getByLabelText('What is it about?'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  const app = await open(send, {}, contact)
  expect(titles()).not.toContain('Dealers and test rides')
  app.unmount()
  const earlier = await open(send)
  await earlier.user.selectOptions(
    screen.getByLabelText('What is it about?'),
    'Dealers and test rides',
  )
  earlier.unmount()
  await open(send, {}, contact)
  expect(titles()).toContain('Dealers and test rides')
})

it('what was typed survives a failure and a reload, and the repeat is the same message', async () => {
  const send = jest.fn<ReturnType<Open>, Parameters<Open>>(() => Promise.reject(unreachable()))
  const app = await open(send)
  await fill(app)
  await press(app)
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  app.unmount()
  const again = await open(send)
  expect(await screen.findByDisplayValue('The rear wheel squeaks.')).toBeInTheDocument()
  await press(again)
  await screen.findByRole('alert')
  const keys = send.mock.calls.map(([body]) => body.request_key)
  expect(keys[1]).toBe(keys[0])
  await again.user.type(screen.getByLabelText('Message'), '!')
  await press(again)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  expect(send.mock.calls[2]?.[0].request_key).not.toBe(keys[0])
})

it('faults stand beside their fields, and the first of them gets the focus', async () => {
  const send = jest.fn<ReturnType<Open>, Parameters<Open>>(async () => 'T-1')
  const app = await open(send)
  await press(app)
  await screen.findByText(/ now$/)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/at least 10 characters/)
  expect(send).not.toHaveBeenCalled()
})

it('what the server refuses stands beside its field', async () => {
  const errors = [{ field: 'email', message: 'Not this one.' }]
  const app = await open(() => Promise.reject(problem('invalid_input', { errors })))
  await fill(app)
  await press(app)
  expect(await screen.findByText('Not this one.')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

it('a member need not type who it is', async () => {
  const { store } = await open(async () => 'T-1')
  const user = aUser({ name: 'Ada', last_name: 'Rider', email: 'a@example.com' })
  act(() => void store.dispatch(userLoaded(user)))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada Rider'))
  expect(screen.getByLabelText('Email')).toHaveValue('a@example.com')
})

it('says how we are reached and whether somebody answers now; a guest types the order number', async () => {
  const load = jest.fn()
  await open(async () => 'T-1', { bikes: load, orders: load })
  const facts = within(screen.getByRole('complementary', { name: 'How to reach us' }))
  expect(facts.getByRole('link', { name: 'support@shop.test' })).toLinkTo(
    'mailto:support@shop.test',
  )
  expect(facts.getByText(/authorities can write to support@shop.test/)).toBeInTheDocument()
  expect(facts.getByText('1 Factory Road')).toBeInTheDocument()
  expect(facts.getAllByText('9 A.M to 5 P.M')).toHaveLength(5)
  expect(await facts.findByText(/^(Open|Closed) now$/)).toBeInTheDocument()
  expect(screen.getByLabelText('Order number (optional)')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

it('what was searched in vain goes along, says so, and can stay out', async () => {
  const send = jest.fn<ReturnType<Open>, Parameters<Open>>(async () => 'T-1')
  saveSearch({ query: 'Tubeless kit', results: 0 })
  const app = await open(send)
  expect(screen.getByText(/“tubeless kit”/)).toBeVisible()
  await fill(app)
  await press(app)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0].searches).toEqual([{ query: 'tubeless kit', results: 0 }])
  app.unmount()
  saveSearch({ query: 'bell', results: 0 })
  const again = await open(send)
  await again.user.click(screen.getByRole('button', { name: 'Leave it out' }))
  expect(screen.queryByText(/“bell”/)).toBeNull()
  await fill(again)
  await press(again)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls[1]?.[0].searches).toEqual([])
})

describe('a member', () => {
  const BIKE = { id: 7, title: 'Nyx', size: 'M', color: 'Night', frame_number: 'NX-1' } as OwnedBike
  const ORDER = {
    number: 'NK-100007',
    lines: [{ title: 'Nyx' }, { title: 'Bell' }],
  } as OrderSummary
  const orders = async () => ({ orders: [ORDER], page: 1, pages: 1 })
  const bikes = async () => [BIKE]

  async function enter(send: Open, own: OwnedRecords) {
    const app = await open(send, own)
    await act(async () => {
      app.store.dispatch(loggedIn())
      app.store.dispatch(userLoaded(aUser({})))
    })
    return app
  }

  it('chooses one of their own orders and bikes, and the message names both', async () => {
    const send = jest.fn<ReturnType<Open>, Parameters<Open>>(async () => 'T-1')
    const app = await enter(send, { bikes, orders })
    const order = await screen.findByRole('option', { name: 'NK-100007: Nyx and 1 more' })
    await app.user.selectOptions(screen.getByLabelText('Order (optional)'), order)
    await app.user.selectOptions(await screen.findByLabelText('Bike (optional)'), '7')
    await app.user.type(screen.getByLabelText('Message'), 'The rear wheel squeaks.')
    await press(app)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(send.mock.calls[0]?.[0]).toMatchObject({ order_number: 'NK-100007', bike_id: 7 })
  })

  it('can name another order, and what is chosen survives a reload', async () => {
    const app = await enter(async () => 'T-1', { bikes, orders })
    await screen.findByRole('option', { name: /NK-100007/ })
    await app.user.selectOptions(screen.getByLabelText('Order (optional)'), 'Another order…')
    await app.user.type(screen.getByLabelText('Order number (optional)'), 'NK-100099')
    app.unmount()
    await enter(async () => 'T-1', { bikes, orders })
    await screen.findByRole('option', { name: /NK-100007/ })
    expect(screen.getByLabelText('Order number (optional)')).toHaveValue('NK-100099')
  })

  it('types the number where the orders don’t come, and loads them again', async () => {
    const list = jest.fn(orders).mockRejectedValueOnce(unreachable())
    const app = await enter(async () => 'T-1', { orders: list })
    expect(await screen.findByText(/We couldn’t load your orders/)).toBeVisible()
    expect(screen.getByLabelText('Order number (optional)')).toBeVisible()
    expect(screen.queryByLabelText('Bike (optional)')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Load my orders again' }))
    expect(await screen.findByRole('option', { name: /NK-100007/ })).toBeInTheDocument()
  })
})
