import { screen } from '@testing-library/react'

import { WithdrawalScreen } from '@/components/shop/orders/withdrawal-screen'
import type { WithdrawalState } from '@/hooks/shop/withdrawal/use-withdrawal'
import type { Services } from '@/services/services'

import { pendingCall, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Orders = Services['orders']
const line = { title: 'Helmet', count: 1, right: 'open', effect: 'return' } as const

function aState(more: Partial<WithdrawalState> = {}): WithdrawalState {
  return {
    order_number: 'NK-100001',
    ...{ is_open: true, is_whole: false },
    until: '2026-12-04',
    declared_at: null,
    ...{ country_code: 'DE', ship_back: null },
    lines: [
      { ...line, position: 0 },
      { ...line, position: 1, title: 'Backpack', count: 2 },
      { ...line, position: 2, title: 'Nyx', right: 'personalized' },
    ],
    ...more,
  }
}

const done = () =>
  aState({
    is_open: false,
    declared_at: '2026-11-21T09:30:00.000Z',
    lines: [{ ...line, position: 0, right: 'withdrawn' }],
  })

function open(orders: Partial<Orders>, input = 'NK-100001') {
  return renderApp(<WithdrawalScreen orderNumber={input} />, { fakes: { orders } })
}

async function stated(orders: Partial<Orders>) {
  const app = open({ withdrawal: async () => aState(), ...orders })
  await app.user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  await screen.findByRole('heading', { name: 'Confirm your withdrawal' })
  return app
}

it('goes from statement to confirmation to the receipt with its time', async () => {
  const confirmWithdrawal = jest.fn(async () => done())
  const { user } = await stated({ confirmWithdrawal })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(
    screen.getByText('You can withdraw until December 4, 2026, no reason needed.'),
  ).toBeVisible()
  expect(
    screen.getByText(/You can’t withdraw from Nyx: it has your name in its paint/),
  ).toBeVisible()
  await user.click(screen.getByLabelText('2 × Backpack'))
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  expect(await screen.findByText(/on November 21, 2026, 9:30 AM UTC/)).toBeVisible()
  expect(screen.getByText('1 × Helmet')).toBeVisible()
  expect(confirmWithdrawal.mock.calls).toEqual([
    [{ order_number: 'NK-100001', email: 'ada@example.com', lines: [0], reason: null }],
  ])
})

it('says at each field what is missing and takes the focus there', async () => {
  const { user } = open({}, '')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('Order number')).toHaveFocus()
  expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(
    /Enter the order number\./,
  )
  expect(screen.getByLabelText('Email')).toBeInvalid()
})

it.each([
  [problem('order_not_found', { status: 404 }), /We couldn’t find an order with this number/],
  [problem('too_many_requests', { status: 429 }), /Too many attempts/],
  [unreachable(), "Can't reach server right now."],
])('keeps what was typed when the first step fails (%#)', async (failure, sentence) => {
  const { user } = open({ withdrawal: () => Promise.reject(failure) })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Reason/), 'Too small{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Too small')
})

it('keeps the choice when the confirmation fails, and sends it once while it runs', async () => {
  const pending = pendingCall<WithdrawalState>()
  const confirmWithdrawal = jest.fn(() => pending.promise)
  const { user } = await stated({ confirmWithdrawal })
  await user.click(screen.getByLabelText('1 × Helmet'))
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  await user.click(screen.getByRole('button', { name: /Confirm withdrawal/ }))
  expect(confirmWithdrawal).toHaveBeenCalledTimes(1)
  pending.fail(unreachable())
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  expect(screen.getByLabelText('1 × Helmet')).not.toBeChecked()
  expect(screen.getByLabelText('2 × Backpack')).toBeChecked()
})

it('cannot be confirmed without an item, and the way back keeps what was typed', async () => {
  const { user } = await stated({})
  await user.click(screen.getByLabelText('1 × Helmet'))
  await user.click(screen.getByLabelText('2 × Backpack'))
  expect(screen.getByText('Choose at least one item.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

it.each([
  [aState({ is_open: false }), 'The withdrawal period is over'],
  [
    aState({ is_open: false, lines: [{ ...line, position: 0, right: 'redeemed' }] }),
    'There’s nothing left to withdraw from',
  ],
  [done(), 'We’ve received your withdrawal'],
])('offers nothing where nothing can be declared (%#)', async (state, title) => {
  const { user } = open({ withdrawal: async () => state })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Another order' }))
  expect(screen.getByLabelText('Order number')).toHaveValue('NK-100001')
})

it('before delivery it names what happens with each choice', async () => {
  const lines = [
    { ...line, position: 0, effect: 'stop' as const, title: 'Nyx' },
    { ...line, position: 1 },
  ]
  const { user } = await stated({ withdrawal: async () => aState({ until: null, lines }) })
  expect(screen.getByText(/until 14 days after the last item arrives/)).toBeVisible()
  const stop = /We’ll stop, and refund what you paid for it/
  expect(screen.getByText(stop)).toBeVisible()
  expect(screen.getByText(/^Helmet: Send it back within 14 days/)).toBeVisible()
  await user.click(screen.getByLabelText('1 × Nyx'))
  expect(screen.queryByText(stop)).toBeNull()
})

it('an unpaid order can be withdrawn from only as a whole', async () => {
  await stated({ withdrawal: async () => aState({ is_whole: true, until: null }) })
  expect(screen.getByLabelText('1 × Helmet')).toBeDisabled()
  expect(screen.getByLabelText('1 × Helmet')).toBeChecked()
  expect(screen.getByText(/isn’t paid. Withdrawing cancels all of it/)).toBeVisible()
})

it('after a part of the order it is confirmed, and the rest can follow', async () => {
  const lines = [
    { ...line, position: 0, right: 'withdrawn' as const },
    { ...line, position: 1, title: 'Backpack' },
  ]
  const { user } = await stated({
    confirmWithdrawal: async () => ({ ...done(), is_open: true, lines }),
  })
  await user.click(screen.getByLabelText('2 × Backpack'))
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  expect(
    await screen.findByRole('heading', { name: 'We’ve received your withdrawal' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw from more items' }))
  expect(screen.getByLabelText('1 × Backpack')).toBeChecked()
})

it('returns items where EU law does not apply, and says how to send them', async () => {
  const ship_back = {
    ...{ address: ['Nireeka', '1 Factory Road'], by: '2026-12-05', label: 'NK-100001' },
    ...{ carrier: '', tracking: '', file: '' },
  }
  const { user } = open({
    withdrawal: async () => aState({ country_code: 'US' }),
    confirmWithdrawal: async () => ({ ...done(), country_code: 'US', ship_back }),
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Confirm return' }))
  expect(await screen.findByRole('heading', { name: 'We’ve received your request' })).toBeVisible()
  const slip = screen.getByRole('region', { name: 'Send your items back' })
  expect(slip).toHaveTextContent(/1 Factory Road.*December 5, 2026.*NK-100001.*You pay/)
})

it('cancels what hasn’t shipped where EU law does not apply, in no word of European law', async () => {
  const lines = [
    { ...line, position: 0, effect: 'cancel' },
    { ...line, position: 1, title: 'Backpack', right: 'withdrawn' },
  ] as const
  const { user } = open({
    withdrawal: async () => aState({ country_code: 'US', lines: [...lines] }),
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  expect(await screen.findByRole('heading', { name: 'Confirm what to cancel' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Cancel these items' })).toBeEnabled()
  expect(
    screen.getByText('You can’t return Backpack: you returned or canceled it already.'),
  ).toBeVisible()
  expect(screen.queryByText(/withdr/i)).toBeNull()
})
