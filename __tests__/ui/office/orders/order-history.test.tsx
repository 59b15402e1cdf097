import { screen } from '@testing-library/react'

import { OrderScreen } from '@/components/office/orders/order-screen'
import type { Role } from '@/domain/kit/permissions'
import { orderHistory as texts } from '@/messages/office/orders/order-history'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOfficeOrder, noFulfillment } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

const PAID = { at: '2026-11-20T15:00:00.000Z', kind: 'paid', title: 'Paid', text: '', by: '' }
const NOTE = {
  at: '2026-11-20T17:30:00.000Z',
  kind: 'note',
  title: 'Note',
  text: 'Call before delivery',
  by: 'Cleo Rider',
}

function open(role: Role, addNote = jest.fn()) {
  const services = fakeServices({
    backoffice: { order: async () => anOfficeOrder({ history: [PAID] }), addNote },
    fulfillment: { read: noFulfillment },
  })
  return renderApp(
    <OrderScreen number="NK-100001" renderLines={() => null} renderFacts={() => null} />,
    { services, role },
  )
}

test('a note is sent once it has words, and shows who wrote it', async () => {
  const addNote = jest.fn(async () => anOfficeOrder({ history: [PAID, NOTE] }))
  const { user } = open('orders', addNote)
  const field = await screen.findByRole('textbox', { name: /^Note/ })
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(screen.getByText(texts.noteMissing)).toBeVisible()
  expect(addNote).not.toHaveBeenCalled()
  await user.type(field, ' Call before delivery ')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(addNote).toHaveBeenCalledWith({
    number: 'NK-100001',
    text: 'Call before delivery',
    request_key: expect.any(String),
  })
  expect(await screen.findByText('Call before delivery')).toBeVisible()
  expect(screen.getByText('by Cleo Rider')).toBeVisible()
  expect(field).toHaveValue('')
})

test('what a failed note said stays in its field', async () => {
  const { user } = open('orders', jest.fn().mockRejectedValue(new Error('No network.')))
  const field = await screen.findByRole('textbox', { name: /^Note/ })
  await user.type(field, 'Call before delivery')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('Call before delivery')
})

test('who may only read orders sees the timeline and no field', async () => {
  open('support')
  expect(await screen.findByText(texts.title)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})
