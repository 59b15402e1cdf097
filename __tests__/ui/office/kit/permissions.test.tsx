import { screen, within } from '@testing-library/react'

import { CommandEntry } from '@/components/office/kit/command-entry'
import { TicketScreen } from '@/components/office/support/ticket-screen'
import { OfficeFrame } from '@/components/office/kit/office-frame'
import { OrderScreen } from '@/components/office/orders/order-screen'
import { BankTransfers } from '@/components/office/payment/bank-transfers'
import type { Role } from '@/domain/kit/permissions'
import { cents } from '@/domain/kit/money'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { commands } from '@/messages/office/kit/commands'
import { cancelUnpaid } from '@/messages/office/orders/orders'
import { desk } from '@/messages/office/support/support'

import { aCustomer, aDesk, aTicket } from '@/__tests__/support/desk-ticket'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOfficeOrder, noFulfillment } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

function open(role: Role, path: string) {
  return renderApp(
    <OfficeFrame title="Inside">
      <p>Secret</p>
    </OfficeFrame>,
    { path, role },
  )
}
const pages = () =>
  within(screen.getByRole('navigation', { name: texts.navigation }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)

test('the navigation lists what a role may open', () => {
  const { unmount } = open('support', '/backoffice/tickets')
  expect(pages()).toEqual([
    ...['Orders', 'Draft orders', 'Pick list', 'Builds', 'Late parts', 'Factory weeks'],
    'Customers',
    'Exemption certificates',
    ...['Segments', 'Test rides', 'Gift cards', 'Tickets', 'Canned answers', 'Ticket reports'],
    'Bounces',
  ])
  expect(screen.getByText('Secret')).toBeVisible()
  unmount()
  open('moderator', '/backoffice/forum')
  expect(pages()).toEqual(['Forum'])
})

test('a page that the role may not open says so and asks for nothing, also inside a list', () => {
  const { unmount } = open('support', '/backoffice/payments')
  expect(screen.getByRole('heading', { name: texts.closedTitle })).toBeVisible()
  expect(screen.queryByText('Secret')).toBeNull()
  unmount()
  open('moderator', '/backoffice/orders/NK-1')
  expect(screen.queryByText('Secret')).toBeNull()
})

test.each([
  ['content', '/backoffice/content'],
  ['catalog', '/backoffice/catalog/bikes'],
  ['support', '/backoffice/tickets'],
] as const)('%s sees no sales figures and begins with their own work', (role, first) => {
  const { router } = open(role, '/backoffice')
  expect(router.replace).toHaveBeenCalledWith(first)
  expect(screen.queryByText('Secret')).toBeNull()
})

test('the command bar offers no other pages', async () => {
  const { user } = renderApp(<CommandEntry />, {
    ...{ path: '/backoffice/forum', role: 'moderator' },
    fakes: { backoffice: { search: async () => [] } },
  })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: commands.title })
  expect(screen.getByRole('option', { name: 'Forum' })).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Payments' })).toBeNull()
})

test('an order offers to cancel to those who may', async () => {
  const services = fakeServices({
    backoffice: { order: async () => anOfficeOrder() },
    fulfillment: { read: noFulfillment },
  })
  const order = (
    <OrderScreen number="NK-1" renderLines={() => null} renderFacts={() => <p>Facts</p>} />
  )
  const { unmount } = renderApp(order, { services, role: 'support' })
  expect(await screen.findByText('Facts')).toBeVisible()
  expect(screen.queryByRole('heading', { name: cancelUnpaid.title })).toBeNull()
  unmount()
  renderApp(order, { services, role: 'orders' })
  expect(await screen.findByRole('heading', { name: cancelUnpaid.title })).toBeVisible()
})

test('a ticket can be read without being answered', async () => {
  renderApp(<TicketScreen number="T-10001" />, {
    role: 'read_only',
    fakes: {
      desk: {
        read: async () => aTicket({ subject: 'A saddle' }),
        customer: async () => aCustomer(),
        overview: async () => aDesk(),
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'A saddle' })).toBeVisible()
  expect(screen.getByText(desk.readOnly)).toBeVisible()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryByRole('button', { name: desk.assignToMe })).toBeNull()
})

test('bank transfers are entered by those who decide about payments', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const sums = { amount: cents(6_000), received: cents(0), currency: 'USD', created_at: at }
  const overview = {
    ...{ refunds_to_send: [], late_transfers: [] },
    transfers: [{ reference: 'NK-1-AB', ...sums }],
  }
  renderApp(<BankTransfers overview={overview as never} onDone={jest.fn()} />, { role: 'orders' })
  expect(screen.getByText('NK-1-AB')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
