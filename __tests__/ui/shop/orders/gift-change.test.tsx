import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { OrderGifts } from '@/components/office/orders/order-gifts'
import { OrderScreen } from '@/components/shop/orders/order-screen'
import { giftDayMessages } from '@/contract/shop/cart/gift-day-messages'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { giftForm } from '@/messages/shop/gift-card/gift-form'
import { orderGift as texts } from '@/messages/shop/orders/order-gift'
import type { Order } from '@/contract/shop/orders/orders'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOrder, problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const GIFT = {
  ...{ to_name: 'Jill', to_email: 'jill@example.com', from_name: 'Jack', message: 'Enjoy' },
  ...{ send_on: '2099-12-24', state: 'waiting' as const, at: '2099-12-24T14:00:00.000Z' },
  ...{ position: 0, can_change: true },
}

function orderWith(change: Partial<typeof GIFT> | object = {}): Order {
  const order = anOrder()
  const [line] = order.lines
  if (!line) throw new Error('The order has a line.')
  return { ...order, lines: [{ ...line, gift: { ...GIFT, ...change } }] }
}

function show(order: Order, changeGift = jest.fn(async () => order)) {
  const services = fakeServices({ orders: { read: async () => order, changeGift } })
  renderApp(<OrderScreen number="NK-100001" orderKey="key" />, {
    services,
    path: '/orders/NK-100001/key',
  })
  return changeGift
}

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.change }))
  return screen.findByLabelText(giftForm.toEmail)
}

it('a card that waits gets another recipient, and the page says so', async () => {
  const fresh = orderWith({ to_name: 'Jim', to_email: 'jim@example.com' })
  const changeGift = show(
    orderWith({ send_on: null }),
    jest.fn(async () => fresh),
  )
  const email = await begin()
  expect(email).toHaveValue('jill@example.com')
  await userEvent.clear(email)
  await userEvent.type(email, 'jim@example.com')
  await userEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(texts.changed)).toBeVisible()
  expect(screen.getByText(texts.for('Jim', 'jim@example.com'))).toBeVisible()
  const { to_name, from_name, message } = GIFT
  expect(changeGift).toHaveBeenCalledWith({
    ...{ number: 'NK-100001', key: 'key', position: 0 },
    ...{ to_name, from_name, message, send_on: null, to_email: 'jim@example.com' },
  })
  expect(screen.queryByLabelText(giftForm.toEmail)).toBeNull()
})

it('what is wrong is said before it is sent, and what was typed stays when it fails', async () => {
  const refuse = jest.fn().mockRejectedValue(problem('gift_not_waiting', { status: 409 }))
  show(orderWith({ send_on: null }), refuse)
  const email = await begin()
  await userEvent.clear(email)
  await userEvent.type(email, 'jim')
  await userEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(giftForm.toEmailMissing)).toBeVisible()
  expect(refuse).not.toHaveBeenCalled()
  await userEvent.type(email, '@example.com')
  await userEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByRole('alert')).toHaveTextContent(giftForm.inputRetained)
  expect(email).toHaveValue('jim@example.com')
})

it('a day beyond a year is refused', async () => {
  const changeGift = show(orderWith())
  await begin()
  await userEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText(giftDayMessages.dayFar)).toBeVisible()
  expect(changeGift).not.toHaveBeenCalled()
})

it.each(['unpaid', 'sent', 'ended'] as const)(
  'a card that is %s offers no change',
  async (state) => {
    show(orderWith({ state, can_change: false }))
    expect(await screen.findByText(texts.for('Jill', 'jill@example.com'))).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.change })).toBeNull()
  },
)

it('support sends a card that was sent once more', async () => {
  const order = { ...orderWith({ state: 'sent' }), has_mail: true } as OfficeOrder
  const sendGift = jest.fn(async () => order)
  const services = fakeServices({ backoffice: { sendGift } })
  const onSent = jest.fn()
  renderApp(<OrderGifts order={order} onSent={onSent} />, { services, role: 'support' })
  await userEvent.click(screen.getByRole('button', { name: texts.sendAgain }))
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(order))
  expect(sendGift).toHaveBeenCalledWith({ number: order.number, position: 0 })
  expect(screen.getByText(texts.sentAgain)).toBeVisible()
})
