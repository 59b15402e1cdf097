import { screen } from '@testing-library/react'

import { SandboxScreen } from '@/components/shop/payment/sandbox-screen'
import type { SandboxPayment } from '@/contract/shop/payment/payment'
import { cents } from '@/domain/kit/money'
import type { Services } from '@/services/services'
import { leavePage } from '@/utils/leave-page'

import { fakeServices } from '@/__tests__/support/fake-services'
import { pendingCall, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

const aPayment = (more: Partial<SandboxPayment> = {}): SandboxPayment => ({
  id: 'sbx_1',
  reference: 'attempt-1',
  amount: cents(469_800),
  currency: 'usd',
  status: 'open',
  return_url: '/payment/return/attempt-1/token',
  ...more,
})

function openSandbox(overrides: Partial<Services['payment']> = {}) {
  const actInSandbox = jest.fn(async () => aPayment({ status: 'paid' }))
  const services = fakeServices({
    payment: { sandboxPayment: async () => aPayment(), sandboxAct: actInSandbox, ...overrides },
  })
  return { ...renderApp(<SandboxScreen id="sbx_1" />, { services }), actInSandbox }
}

describe('the sandbox page', () => {
  it('says that it is a test, what it is about, and can be left without an outcome', async () => {
    const { user, actInSandbox } = openSandbox()
    expect(screen.getByText('This is a test payment. No money moves.')).toBeVisible()
    expect(await screen.findByText('$4,698.00')).toBeVisible()
    expect(screen.getByText('attempt-1')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Leave without paying' }))
    expect(actInSandbox).not.toHaveBeenCalled()
    expect(leavePage).toHaveBeenCalledWith('/payment/return/attempt-1/token')
  })

  it.each([
    ['Pay', 'succeed'],
    ['Decline', 'decline'],
    ['Stay pending', 'pending'],
  ])('with %s tells the provider %s and goes back to the shop', async (name, outcome) => {
    const { user, actInSandbox } = openSandbox()
    await user.click(await screen.findByRole('button', { name }))
    expect(actInSandbox).toHaveBeenCalledWith({ id: 'sbx_1', outcome })
    expect(leavePage).toHaveBeenCalledWith('/payment/return/attempt-1/token')
  })

  it('acts once, however often it is pressed', async () => {
    const call = pendingCall<SandboxPayment>()
    const actInSandbox = jest.fn(() => call.promise)
    const { user } = openSandbox({ sandboxAct: actInSandbox })
    await user.dblClick(await screen.findByRole('button', { name: 'Pay' }))
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(actInSandbox).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['paid', 'This payment went through.'],
    ['declined', 'This payment was declined.'],
    ['expired', 'This payment has expired. You weren’t charged.'],
  ] as const)('of a payment that is %s only leads back', async (status, sentence) => {
    const { user } = openSandbox({ sandboxPayment: async () => aPayment({ status }) })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to the shop' }))
    expect(leavePage).toHaveBeenCalledWith('/payment/return/attempt-1/token')
  })

  it('of a pending payment can still decide it', async () => {
    openSandbox({ sandboxPayment: async () => aPayment({ status: 'pending' }) })
    expect(await screen.findByText(/still pending/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible()
  })

  it('of an unknown payment says so', async () => {
    openSandbox({
      sandboxPayment: () => Promise.reject(problem('payment_not_found', { status: 404 })),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There’s no payment at this address.',
    )
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  })

  it('tries again when the server did not answer', async () => {
    const sandbox = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue(aPayment())
    const { user } = openSandbox({ sandboxPayment: sandbox })
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$4,698.00')).toBeVisible()
  })

  it('shows how a payment stands that another tab has closed', async () => {
    const sandbox = jest
      .fn()
      .mockResolvedValueOnce(aPayment())
      .mockResolvedValue(aPayment({ status: 'expired' }))
    const actInSandbox = () => Promise.reject(problem('payment_closed', { status: 409 }))
    const { user } = openSandbox({ sandboxPayment: sandbox, sandboxAct: actInSandbox })
    await user.click(await screen.findByRole('button', { name: 'Pay' }))
    expect(await screen.findByText('This payment has expired. You weren’t charged.')).toBeVisible()
    expect(leavePage).not.toHaveBeenCalled()
  })
})
