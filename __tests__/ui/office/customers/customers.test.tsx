import { screen, waitFor } from '@testing-library/react'

import { customer as customerPage } from '@/screens/backoffice/customers'
import { CustomersScreen } from '@/components/office/customers/customers-screen'
import { cents } from '@/domain/kit/money'
import { customerAccess, customers as texts } from '@/messages/office/customers/customers'
import { forumOffice } from '@/messages/community/forum/forum-office'
import type { Services } from '@/services/services'
import type {
  CustomerRow,
  CustomersPage,
  OfficeCustomer,
} from '@/contract/office/customers/customers'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const account = {
  ...{ id: 'ada', name: 'Ada Rider', email: 'ada@x.org', since: '2026-03-04T09:00:00.000Z' },
  ...{ is_confirmed: false, is_disabled: true, role: 'support' as const },
}
const row: CustomerRow = { ...account, orders: 2, last_order_at: '2026-05-06T09:00:00.000Z' }
const page = (...customers: CustomerRow[]): CustomersPage => ({
  customers,
  next: null,
  previous: null,
})
const ada: OfficeCustomer = {
  ...account,
  ...{
    user_name: 'Ada',
    credit: cents(2500),
    sessions: 3,
    bikes: [],
    payments: [],
    posts: [],
    notes: [],
    open: [],
  },
  orders: [],
  has_mail: true,
  tickets: [
    { number: 'T-7', subject: 'Brakes', status: 'open', created_at: '2026-05-06T09:00:00.000Z' },
  ],
  addresses: [
    {
      ...{ id: 1, name: 'Ada Rider', line1: '1 Main Street', line2: '', city: 'Albany' },
      ...{ region: 'NY', postcode: '12207', country_id: 222, phone: '', country: 'United States' },
      ...{ is_shipping: true, is_billing: true },
      lines: ['Ada Rider', '1 Main Street', 'Albany, NY 12207', 'United States'],
    },
  ],
}

function openList(path: string, answer: () => Promise<CustomersPage>) {
  const list = jest.fn(answer)
  const app = renderApp(<CustomersScreen />, {
    path,
    role: 'support',
    fakes: {
      customers: { list },
      segments: { list: async () => [] },
    },
  })
  return { ...app, list }
}

test('the list asks for what the address says, and each row opens its customer', async () => {
  const { list } = openList('/backoffice/customers?list=buyers&q=ada', async () => page(row))
  const link = await screen.findByRole('link', { name: 'Ada Rider' })
  expect(link).toLinkTo('/backoffice/customers/ada')
  expect(list.mock.calls).toEqual([[{ list: 'buyers', q: 'ada' }]])
  expect(screen.getByRole('link', { name: 'With orders' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getAllByText(texts.disabled).length).toBeGreaterThan(1)
})

test('a search keeps the list and begins with its first page', async () => {
  const path = '/backoffice/customers?list=buyers&after=x'
  const { user, router } = openList(path, async () => page(row))
  await user.type(screen.getByLabelText(texts.search), 'NK-7')
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1))
  expect(router.replace).toHaveBeenCalledWith(
    '/backoffice/customers?list=buyers&q=NK-7',
    undefined,
    expect.anything(),
  )
})

test('a list without a match says how to find more, and one without anyone says why', async () => {
  const { unmount } = openList('/backoffice/customers?q=zz', async () => page())
  expect(await screen.findByText(texts.noMatch)).toBeVisible()
  unmount()
  openList('/backoffice/customers', async () => page())
  expect(await screen.findByText(texts.none)).toBeVisible()
})

test('the page of a customer shows the account, what they wrote and where they live', async () => {
  renderApp(customerPage('ada').body, {
    role: 'support',
    fakes: { customers: { read: async () => ada } },
  })
  expect(await screen.findByRole('link', { name: 'ada@x.org' })).toBeVisible()
  expect(screen.getByText('$25.00')).toBeVisible()
  expect(screen.getByText(texts.unconfirmed)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Brakes' })).toLinkTo('/backoffice/tickets/T-7')
  expect(screen.getByText('Albany, NY 12207')).toBeVisible()
})

test('a customer that can’t be loaded can be asked for again', async () => {
  const read = jest.fn(async () => ada).mockRejectedValueOnce(unreachable)
  const { user } = renderApp(customerPage('ada').body, {
    role: 'support',
    fakes: { customers: { read } },
  })
  await user.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('link', { name: 'ada@x.org' })).toBeVisible()
})

test('access changes with a reason, and only once it is confirmed what that does', async () => {
  const customer = { ...ada, is_disabled: false, role: null }
  const changeAccess = jest.fn(async () => ({ ...customer, is_disabled: true, sessions: 0 }))
  const { user } = renderApp(withDialogs(customerPage('ada').body), {
    role: 'manager',
    fakes: {
      customers: { read: async () => customer, changeAccess },
      forum: { silences: async () => ({ members: [] }) },
    },
  })
  const name = customerAccess.buttonOf('disable')
  await user.click(await screen.findByRole('button', { name }))
  expect(screen.getByText(customerAccess.reasonMissing)).toBeVisible()
  await user.type(screen.getByLabelText(customerAccess.reason), 'Stolen cards')
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(/Ada Rider is signed out everywhere/)).toBeVisible()
  expect(changeAccess).not.toHaveBeenCalled()
  await user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)
  expect(changeAccess).toHaveBeenCalledWith({
    action: 'disable',
    reason: 'Stolen cards',
    id: 'ada',
  })
  expect(
    await screen.findByRole('button', { name: customerAccess.buttonOf('enable') }),
  ).toBeVisible()
})

test('who may only look is offered no change, and accounts of staff offer none', async () => {
  const open = (role: 'support' | 'manager', customer: OfficeCustomer) =>
    renderApp(customerPage('ada').body, {
      role,
      fakes: { customers: { read: async () => customer } },
    })
  const { unmount } = open('support', { ...ada, role: null })
  await screen.findByRole('link', { name: 'ada@x.org' })
  expect(screen.queryByLabelText(customerAccess.reason)).toBeNull()
  unmount()
  open('manager', ada)
  await screen.findByRole('link', { name: 'ada@x.org' })
  expect(screen.queryByLabelText(customerAccess.reason)).toBeNull()
})

describe('the member in the forum', () => {
  const customer = { ...ada, role: null }
  const member = { id: 'ada', name: 'Ada', avatar: null }
  const silent = { members: [{ member, until: null, reason: 'Ads.', created_at: row.since }] }
  const open = (forum: Partial<Services['forum']>, role: 'manager' | 'read_only' = 'manager') =>
    renderApp(customerPage('ada').body, {
      role,
      fakes: { customers: { read: async () => customer }, forum },
    })

  test('is silenced or banned with grounds and a reason, and heard again', async () => {
    const silences = jest
      .fn<ReturnType<Services['forum']['silences']>, []>()
      .mockResolvedValueOnce({ members: [] })
      .mockResolvedValueOnce(silent)
      .mockResolvedValue({ members: [] })
    const silence = jest.fn(async () => ({ until: null }))
    const unsilence = jest.fn(async () => ({}))
    const { user } = open({ silences, silence, unsilence })
    await user.click(await screen.findByRole('button', { name: forumOffice.silence }))
    const send = () => user.click(screen.getByRole('button', { name: 'Silence Ada' }))
    await send()
    expect(screen.getByText('Name the rule or law.')).toBeVisible()
    expect(screen.getByText('Enter a reason first.')).toBeVisible()
    expect(silence).not.toHaveBeenCalled()
    await user.selectOptions(screen.getByLabelText('For how long'), 'Until it’s lifted')
    await user.type(screen.getByLabelText('Rule or law'), 'Terms, section 11')
    await user.type(screen.getByLabelText('Why'), 'Ads.')
    await send()
    expect(silence).toHaveBeenCalledWith({
      ...{ member: 'ada', days: null },
      ...{ ground: 'rules', reference: 'Terms, section 11', reason: 'Ads.' },
    })
    expect(silences).toHaveBeenCalledWith({ member: 'ada' })
    await user.click(await screen.findByRole('button', { name: forumOffice.lift }))
    expect(unsilence).toHaveBeenCalledWith({ member: 'ada', reason: null })
    expect(await screen.findByText(forumOffice.notSilenced)).toBeVisible()
  })

  test('who may only look sees the silence and changes nothing', async () => {
    open({ silences: async () => silent }, 'read_only')
    expect(await screen.findByText('until it’s lifted')).toBeVisible()
    expect(screen.queryByRole('button', { name: forumOffice.lift })).toBeNull()
    expect(screen.queryByRole('button', { name: forumOffice.silence })).toBeNull()
  })
})
