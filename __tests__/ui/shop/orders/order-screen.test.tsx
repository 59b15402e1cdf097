import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { RegisterScreen } from '@/components/account/auth/register-screen'
import { OrderScreen } from '@/components/shop/orders/order-screen'
import { OutboxScreen } from '@/components/office/outbox/outbox-screen'
import type { WireMail } from '@/contract/office/outbox/outbox'
import { cents } from '@/domain/kit/money'
import type { Order } from '@/contract/shop/orders/orders'
import type { Services } from '@/services/services'
import { leavePage } from '@/utils/leave-page'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOrder, problem, TERMS, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

type Read = Services['orders']['read']

function openOrder(order: Order | Read = anOrder(), payment: Partial<Services['payment']> = {}) {
  const read = typeof order === 'function' ? order : async () => order
  const services = fakeServices({ orders: { read }, payment })
  return renderApp(<OrderScreen number="NK-100001" orderKey="key" />, {
    services,
    path: '/orders/NK-100001/key',
  })
}

const waiting = anOrder({
  payment_state: 'unpaid',
  fulfillment_state: 'awaiting_payment',
  expires_at: '2026-11-20T12:35:00.000Z',
  email_confirmation: { holds_until: '2026-11-27T12:00:00.000Z' },
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

describe('the page of an order', () => {
  it('asks with both halves of its link', async () => {
    const read = jest.fn<ReturnType<Read>, Parameters<Read>>(async () => anOrder())
    openOrder(read)
    expect(await screen.findByRole('heading', { name: 'Fixture, size M, Night' })).toBeVisible()
    expect(read.mock.calls).toEqual([[{ number: 'NK-100001', key: 'key' }]])
  })

  it('shows status, timeline, the very bike, the dates of the factory, what comes next, and every line', async () => {
    const { user } = openOrder()
    expect(await screen.findAllByText('Paid')).not.toHaveLength(0)
    expect(
      screen.getByText(
        /We start on December 14; until then you can change or cancel\. Estimated delivery: January 11/,
      ),
    ).toBeVisible()
    const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Order receivedNovember 20, 2026, 12:00 PM UTC',
      'PaidThank you.November 20, 2026, 12:01 PM UTC',
      'Production startsWe’re getting your parts and paint ready.Expected December 14, 2026',
      'ShipsExpected December 28, 2026',
      'ArrivesExpected January 11, 2027Fixture takes 30 business days to build.',
    ])
    expect(await screen.findAllByRole('img', { name: /^Fixture, Size M, Night/ })).toHaveLength(2)
    const ahead = within(screen.getByRole('region', { name: 'Getting ready to ride' }))
    const links = ahead.getAllByRole('link').map((link) => link.getAttribute('href'))
    const { bike_slug } = anOrder().lines[0] ?? {}
    expect(links.slice(0, 2)).toEqual(['/help-center/saddle-height', `/user-manual/${bike_slug}`])
    const lines = within(await screen.findByRole('region', { name: 'What you ordered' }))
    expect(lines.getByRole('heading', { name: '1 × Fixture' })).toBeVisible()
    expect(lines.getByText('Night')).toBeVisible()
    await user.click(lines.getByText('Build sheet'))
    const sheet = within(lines.getByRole('table', { name: 'Build sheet for Fixture' }))
    expect(sheet.getByRole('row', { name: 'Fork Rigid carbon fork' })).toBeVisible()
    const prices = within(lines.getByRole('table', { name: 'Price of Fixture' }))
    expect(prices.getByRole('row', { name: 'Fixture $3,000.00' })).toBeVisible()
    expect(lines.getByRole('img', { name: /^Fixture, Size M, Night/ })).toBeVisible()
  })

  it('thanks by the first name for a day, and shows how the order stands after that', async () => {
    const { unmount } = openOrder(anOrder({ paid_at: ago(23) }))
    const thanks = await screen.findByRole('heading', { level: 1, name: 'Thank you, Ada' })
    expect(thanks).toBeVisible()
    expect(screen.getByText('Fixture, size M, Night')).toBeVisible()
    unmount()
    openOrder(anOrder({ paid_at: ago(25) }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Fixture, size M, Night$/,
    )
  })

  it('offers a guest an account with the email address filled in, and the way back', async () => {
    const { user } = openOrder()
    const link = await screen.findByRole('link', { name: 'Create an account' })
    expect(link).toLinkTo('/register?continue=%2Forders%2FNK-100001%2Fkey')
    await user.click(link)
    cleanup()
    renderApp(<RegisterScreen />, { path: '/register' })
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com')
    expect(window.sessionStorage.getItem('registration_email')).toBeNull()
  })

  it('of a canceled order promises nothing', async () => {
    openOrder(anOrder({ fulfillment_state: 'cancelled', paid_at: ago(1) }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Fixture')
    const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    expect(steps).toHaveLength(2)
  })

  it('says what keeps the items, and keeps them by one press on the link of the email', async () => {
    const user = userEvent.setup()
    const { unmount } = openOrder(waiting)
    expect(
      await screen.findByText(/Look for our email to ada@example\.com\. Please use its button by/),
    ).toHaveTextContent('We’ll then hold your order until November 27, 2026, 12:00 PM UTC')
    expect(screen.queryByRole('button', { name: 'Keep my items' })).toBeNull()
    unmount()

    const confirmEmail = jest.fn(async () => ({ ...waiting, email_confirmation: null }))
    const services = fakeServices({ orders: { read: async () => waiting, confirmEmail } })
    const router = fakeRouter('/orders/NK-100001/key?confirm=token')
    renderApp(<OrderScreen number="NK-100001" orderKey="key" />, { services, router })
    await user.click(await screen.findByRole('button', { name: 'Keep my items' }))
    expect(confirmEmail).toHaveBeenCalledWith({ number: 'NK-100001', key: 'key', token: 'token' })
    expect(screen.queryByRole('button', { name: 'Keep my items' })).toBeNull()
  })

  it('sends the email again, and to a corrected address', async () => {
    const user = userEvent.setup()
    const sendConfirmation = jest.fn(async ({ email = waiting.email }) => ({ ...waiting, email }))
    const services = fakeServices({ orders: { read: async () => waiting, sendConfirmation } })
    renderApp(<OrderScreen number="NK-100001" orderKey="key" />, { services })
    await user.click(await screen.findByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('ada@example.com will get the email.')).toBeVisible()
    expect(sendConfirmation).toHaveBeenLastCalledWith({
      ...{ number: 'NK-100001', key: 'key', email: undefined },
    })
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
    const field = screen.getByRole('textbox', { name: 'Email address' })
    await user.clear(field)
    await user.type(field, 'right@example.com')
    await user.click(screen.getByRole('button', { name: 'Send to this address' }))
    expect(await screen.findByText('right@example.com will get the email.')).toBeVisible()
    expect(sendConfirmation).toHaveBeenLastCalledWith({
      ...{ number: 'NK-100001', key: 'key', email: 'right@example.com' },
    })
    expect(screen.getByText(/Look for our email to right@example\.com\. Please use/)).toBeVisible()
  })

  it('names the papers as files, and shows no empty list of them', async () => {
    const href = '/api/orders/NK-100001/documents/1?key=key'
    const { unmount } = openOrder(anOrder({ documents: [{ title: 'Invoice INV-000001', href }] }))
    const link = await screen.findByRole('link', { name: 'Invoice INV-000001 (PDF)' })
    expect(link).toLinkTo(href)
    expect(link).toHaveAttribute('download')
    unmount()
    openOrder()
    await screen.findByRole('heading', { name: 'Fixture, size M, Night' })
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull()
  })

  it('names and links the versions of the documents that it was made under', async () => {
    openOrder(anOrder({ terms: [TERMS] }))
    const link = await screen.findByRole('link', { name: 'Terms of sale of May 1, 2026' })
    expect(link).toLinkTo(TERMS.href)
  })

  it('shows the totals to the cent and both addresses', async () => {
    const { shown } = anOrder()
    openOrder(anOrder({ promo_code: 'xmas', shown: { ...shown, discount: cents(30_000) } }))
    const block = within(await screen.findByRole('region', { name: 'Totals' }))
    const rows = block.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(rows).toEqual([
      'Subtotal$3,000.00',
      'Discount (XMAS)−$300.00',
      'Shipping$99.00',
      'Sales tax$0.00',
      'Order total$3,099.00',
      'PaymentTest payment, paid',
    ])
    expect(screen.getAllByText('Portland, OR 97205')).toHaveLength(2)
  })

  it('shows the prices of the checkout where they include tax', async () => {
    const { lines, shown, totals } = anOrder()
    const amounts = { price: cents(357_000), total_price: cents(357_000), discount: cents(0) }
    openOrder(
      anOrder({
        lines: lines.map((line) => ({ ...line, shown: amounts })),
        shown: { ...shown, subtotal: cents(357_000), includes_tax: true },
        totals: { ...totals, tax_title: 'VAT', tax: cents(57_000) },
      }),
    )
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }))
    expect(items.getByText('$3,570.00')).toBeVisible()
    const block = within(screen.getByRole('region', { name: 'Totals' }))
    const rows = block.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(rows.slice(0, 3)).toEqual([
      'Subtotal$3,570.00',
      'Shipping$99.00',
      'Including VAT$570.00',
    ])
  })

  it('says how to send items back that the buyer withdrew from', async () => {
    const ship_back = {
      address: ['Nireeka', '1 Factory Road', 'Albany NY 12207'],
      ...{ by: '2026-12-14', label: 'NK-100001' },
      ...{ carrier: 'UPS', tracking: '1Z9', file: '/api/label' },
    }
    openOrder(anOrder({ fulfillment_state: 'delivered', is_withdrawn: true, ship_back }))
    const block = within(await screen.findByRole('region', { name: 'Send your items back' }))
    expect(block.getByText('1 Factory Road')).toBeVisible()
    expect(block.getByText('December 14, 2026')).toBeVisible()
    expect(block.getByText('NK-100001')).toBeVisible()
    expect(block.getByText('1Z9')).toBeVisible()
    expect(block.getByText('We’ve paid for the label.')).toBeVisible()
    expect(block.getByRole('link', { name: 'Return label (PDF)' })).toLinkTo('/api/label')
    expect(block.getByRole('button', { name: 'Print this page' })).toBeVisible()
  })

  it('is printed with its own button, and copies its link', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = openOrder()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied.')).toBeVisible()
    expect(write).toHaveBeenCalledWith(window.location.href)
  })

  it('of an unknown link says so', async () => {
    openOrder(() => Promise.reject(problem('order_not_found', { status: 404 })))
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find this order' }),
    ).toBeVisible()
  })

  it('tries again when the server did not answer', async () => {
    const read = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(anOrder())
    const { user } = openOrder(read)
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Fixture, size M, Night' })).toBeVisible()
  })
})

describe('an unpaid order', () => {
  const unpaid = (more: Partial<Order> = {}) =>
    anOrder({
      payment_state: 'unpaid',
      fulfillment_state: 'awaiting_payment',
      paid_at: null,
      can_pay: true,
      amount_due: cents(309_900),
      expires_at: '2026-11-20T12:35:00.000Z',
      payment: { provider: 'Test payment', is_test: true, status: 'declined' },
      ...more,
    })

  it('can be paid while its items are held', async () => {
    const again = jest.fn(async () => ({ redirect_url: '/payment/sandbox/sbx_2' }))
    const { user } = openOrder(unpaid(), { payAgain: again })
    expect(
      await screen.findByText(/hold your order until November 20, 2026, 12:35 PM UTC/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pay $3,099.00 now' }))
    expect(again).toHaveBeenCalledWith({ number: 'NK-100001', key: 'key' })
    expect(leavePage).toHaveBeenCalledWith('/payment/sandbox/sbx_2')
  })

  it('cannot be paid when it is no longer held', async () => {
    openOrder(
      unpaid({
        payment_state: 'expired',
        fulfillment_state: 'cancelled',
        can_pay: false,
        expires_at: null,
      }),
    )
    expect(await screen.findByText(/We didn’t receive your payment in time/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })

  it('looks again by itself when something happens to it', async () => {
    let happen: () => void = () => undefined
    type Open = Services['live']['open']
    const open = jest.fn<ReturnType<Open>, Parameters<Open>>((_query, { hear }) => {
      happen = () => hear({ kind: 'order', subject: 'NK-100001' }, '7')
      return new Promise<never>(() => undefined)
    })
    const payment = { provider: 'Test payment', is_test: true, status: 'processing' as const }
    const read = jest.fn().mockResolvedValueOnce(unpaid({ payment })).mockResolvedValue(anOrder())
    const services = fakeServices({ orders: { read }, live: { open } })
    renderApp(<OrderScreen number="NK-100001" orderKey="key" />, {
      services,
      path: '/orders/NK-100001/key',
    })
    expect(await screen.findByText(/Please don’t pay again/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(open.mock.lastCall?.[0]).toEqual({ order: 'NK-100001', key: 'key' })
    happen()
    expect(await screen.findByText(/We start on December 14/)).toBeVisible()
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('the outbox', () => {
  const mail: WireMail = {
    id: 1,
    kind: 'order_confirmed',
    recipient: 'ada@example.com',
    subject: 'Order confirmed: Fixture, size M, Night (NK-100001)',
    html: '<h1 onclick="alert(1)">Thank you</h1>',
    text: 'Your order: https://localhost/orders/NK-100001/key and https://evil.test/x',
    attachments: ['Terms of sale', 'Warranty'],
    status: 'sent',
    created_at: '2026-11-20T12:01:00.000Z',
  }
  const openOutbox = (list: Services['outbox']['list']) =>
    renderApp(<OutboxScreen />, { fakes: { outbox: { list } } })

  it('shows each mail as text and its source as source, and links into this shop only', async () => {
    const { container } = openOutbox(async () => [mail])
    const article = within(await screen.findByRole('article', { name: mail.subject }))
    expect(article.getByText(/ada@example\.com/)).toBeVisible()
    expect(article.getByText('Attached: Terms of sale, Warranty')).toBeVisible()
    expect(container.querySelector('pre')).toHaveTextContent(mail.html)
    expect(container.querySelector('[onclick]')).toBeNull()
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/NK-100001/key'])
  })

  it('says so when there is no mail', async () => {
    openOutbox(async () => [])
    expect(await screen.findByText(/No emails yet/)).toBeVisible()
  })

  it('says so when it is closed', async () => {
    openOutbox(() => Promise.reject(problem('outbox_closed', { status: 404 })))
    expect(await screen.findByRole('heading', { name: 'The outbox is closed' })).toBeVisible()
  })
})
