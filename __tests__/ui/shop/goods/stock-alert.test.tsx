import { act, screen } from '@testing-library/react'

import { StockAlert } from '@/components/shop/goods/stock-alert'
import {
  ConfirmStockAlertScreen,
  EndStockAlertScreen,
} from '@/components/shop/goods/stock-alert-links'
import { stockAlert as texts, stockAlertLinks } from '@/messages/shop/goods/stock-alert'
import type { Services } from '@/services/services'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Request = Services['stockAlerts']['request']

const SKU = 'product:5000111'
const submit = () => screen.getByRole('button', { name: texts.submit })

function open(request: Request, user = aUser(), isMember = false) {
  const app = renderApp(<StockAlert sku={SKU} />, { fakes: { stockAlerts: { request } } })
  if (isMember) {
    act(() => {
      app.store.dispatch(sessionLookedUp(true))
      app.store.dispatch(userLoaded(user))
    })
  }
  return app
}

test('a guest types an address, and is asked to confirm it', async () => {
  const request = jest.fn<ReturnType<Request>, Parameters<Request>>(async () => ({
    is_confirmed: false,
  }))
  const { user } = open(request)
  await user.click(submit())
  expect(screen.getByText(texts.emailFault)).toBeVisible()
  expect(screen.getByLabelText(texts.email)).toHaveFocus()
  expect(request).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(texts.email), ' ada@example.com {Enter}')
  expect(await screen.findByText(texts.asked)).toBeVisible()
  expect(request).toHaveBeenCalledWith({ sku: SKU, email: 'ada@example.com' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a member with a verified address types nothing', async () => {
  const request = jest.fn<ReturnType<Request>, Parameters<Request>>(async () => ({
    is_confirmed: true,
  }))
  const { user } = open(request, aUser(), true)
  expect(screen.getByText(texts.own('ada@example.com'))).toBeVisible()
  await user.click(submit())
  expect(await screen.findByText(texts.confirmed)).toBeVisible()
  expect(request).toHaveBeenCalledWith({ sku: SKU, email: null })
})

test('a member who never verified theirs types one', () => {
  open(async () => ({ is_confirmed: false }), aUser({ email_verified: false }), true)
  expect(screen.getByLabelText(texts.email)).toBeVisible()
})

test('a refusal says why, and keeps what was typed', async () => {
  const message = 'Good news: this is back in stock. Reload the page to order it.'
  const { user } = open(async () => {
    throw problem('stock_not_sold_out', { message })
  })
  await user.type(screen.getByLabelText(texts.email), 'ada@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText(texts.email)).toHaveValue('ada@example.com')
})

test('the links of the emails act by a press', async () => {
  const confirm = jest.fn(async () => ({}))
  const { user, unmount } = renderApp(<ConfirmStockAlertScreen />, {
    path: '/back-in-stock/confirm?token=abc',
    fakes: { stockAlerts: { confirm } },
  })
  expect(confirm).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: stockAlertLinks.confirm.submit }))
  expect(await screen.findByRole('status')).toHaveTextContent(stockAlertLinks.confirm.done)
  expect(confirm).toHaveBeenCalledWith({ token: 'abc' })
  unmount()

  const unsubscribe = jest.fn(async () => ({}))
  const other = renderApp(<EndStockAlertScreen id="i" letterKey="k" />, {
    fakes: { stockAlerts: { unsubscribe } },
  })
  await other.user.click(screen.getByRole('button', { name: stockAlertLinks.end.submit }))
  expect(await screen.findByRole('status')).toHaveTextContent('deleted')
  expect(unsubscribe).toHaveBeenCalledWith({ id: 'i', key: 'k' })
})
