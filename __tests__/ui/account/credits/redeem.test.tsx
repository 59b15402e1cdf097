import { screen } from '@testing-library/react'

import { CreditsScreen } from '@/components/account/credits/credits-screen'
import { cents, ZERO } from '@/domain/kit/money'
import type { Services } from '@/services/services'

import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Credits = Services['credits']

function open(redeem: Credits['redeem']) {
  let balance = ZERO
  const credits: Partial<Credits> = {
    read: async () => ({ balance, entries: [], page: 1, pages: 1 }),
    redeem: async ({ code }) => {
      const answer = await redeem({ code })
      balance = answer.balance
      return answer
    },
  }
  return renderApp(<CreditsScreen />, { fakes: { credits } })
}

it('adds the amount of a code, says so and shows the new balance', async () => {
  const redeem = jest.fn(async () => ({ amount: cents(7_500), balance: cents(7_500) }))
  const { user } = open(redeem)
  await user.type(await screen.findByLabelText('Gift card code'), 'abcd-efgh{Enter}')
  expect(await screen.findByText('We added $75.00 to your store credit.')).toBeVisible()
  expect(redeem).toHaveBeenCalledWith({ code: 'abcd-efgh' })
  expect(await screen.findByText('$75.00')).toBeVisible()
  expect(screen.getByLabelText('Gift card code')).toHaveValue('')
})

it('says at the field that a code is wrong, and keeps it', async () => {
  const message = 'We can’t redeem this code.'
  const { user } = open(() =>
    Promise.reject(problem('gift_code_refused', { errors: [{ field: 'code', message }] })),
  )
  const field = await screen.findByLabelText('Gift card code')
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(field).toHaveAccessibleDescription(/Enter the gift card code\./)
  await user.type(field, 'AAAA{Enter}')
  expect(await screen.findByText(message)).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveValue('AAAA')
})

it('keeps the code when the server cannot be reached', async () => {
  const { user } = open(() => Promise.reject(unreachable()))
  const field = await screen.findByLabelText('Gift card code')
  await user.type(field, 'AAAA{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
  expect(field).toHaveValue('AAAA')
})
