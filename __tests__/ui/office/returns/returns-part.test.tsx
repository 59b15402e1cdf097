import { screen } from '@testing-library/react'

import { ReturnsPart } from '@/components/office/returns/returns-part'
import type { Role } from '@/domain/kit/permissions'
import { refund } from '@/messages/office/refund/refund'
import { returns as texts } from '@/messages/office/returns/returns'
import type { OrderReturn, Returns } from '@/contract/office/fulfillment/fulfillment'
import type { Services } from '@/services/services'

import { renderApp } from '@/__tests__/support/render-app'

const ITEM = {
  position: 1,
  title: 'Backpack',
  detail: '',
  count: 2,
  sellable: null,
  frames: [],
  is_stocked: true,
}
const BACK: OrderReturn = {
  number: 1,
  state: 'registered',
  reason: 'damaged',
  note: 'Torn strap',
  by: 'Ada Admin',
  ...{ carrier: 'UPS', tracking: '1Z9', label: '/api/label' },
  registered_at: '2026-11-20T12:00:00.000Z',
  received_at: null,
  inspected_at: null,
  items: [ITEM],
}
const NONE: Returns = {
  number: 'NK-1',
  carriers: [{ code: 'ups', title: 'UPS' }],
  lines: [
    {
      position: 0,
      title: 'Nyx',
      detail: 'Size M',
      returnable: 1,
      bikes: [{ id: 7, frame_number: 'NX-7' }],
    },
    { position: 1, title: 'Backpack', detail: '', returnable: 3, bikes: [] },
  ],
  returns: [],
}
const withState = (state: OrderReturn['state']): Returns => ({
  ...NONE,
  lines: [],
  returns: [{ ...BACK, state }],
})

function open(overrides: Partial<Services['fulfillment']>, role: Role = 'owner') {
  const onMoved = jest.fn()
  const order = { number: 'NK-1', email: 'ada@example.com', payment_state: 'paid' as const }
  const app = renderApp(<ReturnsPart order={order} onMoved={onMoved} />, {
    role,
    fakes: { fulfillment: { returns: async () => NONE, ...overrides } },
  })
  return { ...app, onMoved }
}

it('a return of pieces and of one bike is registered by the keyboard alone', async () => {
  const openReturn = jest.fn<Promise<Returns>, Parameters<Services['fulfillment']['openReturn']>>(
    async () => withState('registered'),
  )
  const { user, onMoved } = open({ openReturn })
  ;(await screen.findByRole('button', { name: texts.register })).focus()
  await user.keyboard('{Enter}')
  screen.getByLabelText(texts.bike('Nyx, Size M', 'NX-7')).focus()
  await user.keyboard(' {Tab}2{Enter}')
  expect(await screen.findByText(/Torn strap/)).toBeVisible()
  expect(openReturn).toHaveBeenCalledWith({
    items: [
      { position: 0, count: 1, bikes: [7] },
      { position: 1, count: 2 },
    ],
    reason: 'changed_mind',
    note: '',
    request_key: expect.any(String) as string,
    number: 'NK-1',
  })
  expect(onMoved).toHaveBeenCalled()
})

it('too many pieces and none at all are refused, and nothing is sent', async () => {
  const openReturn = jest.fn()
  const { user } = open({ openReturn })
  await user.click(await screen.findByRole('button', { name: texts.register }))
  await user.click(screen.getByRole('button', { name: texts.registerButton }))
  expect(await screen.findByText(texts.nothing)).toBeVisible()
  const first = screen.getByLabelText(texts.bike('Nyx, Size M', 'NX-7'))
  expect(first).toHaveAccessibleDescription(texts.nothing)
  expect(first).toHaveFocus()
  await user.type(screen.getByLabelText(texts.pieces('Backpack', 3)), '4{Enter}')
  expect(await screen.findByText(texts.countFault(3))).toBeVisible()
  expect(openReturn).not.toHaveBeenCalled()
})

it('a return is received, inspected piece by piece, and refunded from there', async () => {
  const moveReturn = jest.fn<Promise<Returns>, Parameters<Services['fulfillment']['moveReturn']>>(
    async ({ state, number: _, back: __ }) => withState(state),
  )
  const { user } = open({ returns: async () => withState('registered'), moveReturn })
  expect(await screen.findByText(texts.moveNote(true))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.action(texts.receive, 1) }))
  const field = await screen.findByLabelText(texts.sellableField('Backpack', 2))
  // Damaged goods don’t go back on sale by default.
  expect(field).toHaveValue('0')
  await user.clear(field)
  await user.type(field, '1{Enter}')
  expect(moveReturn).toHaveBeenLastCalledWith({
    state: 'inspected',
    items: [{ position: 1, sellable: 1 }],
    number: 'NK-1',
    back: 1,
  })
  expect(await screen.findByRole('button', { name: refund.open })).toBeVisible()
})

it('what came back for another reason can be sold again by default', async () => {
  const returns = [{ ...BACK, state: 'received' as const, reason: 'changed_mind' as const }]
  open({ returns: async () => ({ ...NONE, lines: [], returns }) })
  expect(await screen.findByLabelText(texts.sellableField('Backpack', 2))).toHaveValue('2')
})

it('who may only read orders sees returns and is offered nothing', async () => {
  open({ returns: async () => withState('received') }, 'support')
  expect(await screen.findByText(texts.state('received'))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a prepaid number needs its carrier; the return shows both and its label', async () => {
  const openReturn = jest.fn<Promise<Returns>, Parameters<Services['fulfillment']['openReturn']>>(
    async () => withState('registered'),
  )
  const { user } = open({ openReturn })
  await user.click(await screen.findByRole('button', { name: texts.register }))
  await user.click(screen.getByLabelText(texts.bike('Nyx, Size M', 'NX-7')))
  await user.type(screen.getByLabelText(texts.prepaid), '1Z9')
  await user.click(screen.getByRole('button', { name: texts.registerButton }))
  expect(await screen.findByText(texts.carrierFault)).toBeVisible()
  expect(openReturn).not.toHaveBeenCalled()
  await user.selectOptions(screen.getByLabelText(texts.carrier), 'ups')
  await user.click(screen.getByRole('button', { name: texts.registerButton }))
  expect(openReturn).toHaveBeenCalledWith(
    expect.objectContaining({ carrier: 'ups', tracking: '1Z9' }),
  )
  expect(await screen.findByText(texts.way('UPS', '1Z9'))).toBeVisible()
  expect(screen.getByRole('link', { name: texts.label })).toLinkTo('/api/label')
})
