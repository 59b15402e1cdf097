import { screen } from '@testing-library/react'

import { GuestsScreen } from '@/components/office/guests/guests-screen'
import type { Guest } from '@/contract/office/guests/guests'
import { eraseGuestDialog, guests as texts } from '@/messages/office/guests/guests'
import { openMatters } from '@/messages/office/customers/customer-care'
import { saveFile } from '@/utils/save-file'

import { renderApp, withDialogs } from '@/__tests__/support/render-app'

jest.mock('@/utils/save-file')

const EMAIL = 'gina@example.com'
const HELD: Guest = { held: [{ data: 'orders', count: 2 }], open: [], member: null }

function open(found: Guest = HELD) {
  const find = jest.fn(async () => found)
  const erase = jest.fn(async () => 'Receipt')
  const verify = jest.fn(async ({ receipt }) => ({ is_valid: receipt === 'Receipt' }))
  const view = renderApp(withDialogs(<GuestsScreen />), {
    ...{ role: 'owner', path: '/backoffice/customers/guests' },
    fakes: { guests: { find, erase, verify } },
  })
  const search = async () => {
    await view.user.type(screen.getByLabelText(texts.email), `${EMAIL}{Enter}`)
    await screen.findByRole('heading', { name: texts.held(EMAIL) })
  }
  return { ...view, find, erase, search }
}

it('what is held is listed, erased after a question, and its receipt is saved', async () => {
  const { user, erase, search } = open()
  await search()
  expect(screen.getByText('2 orders')).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.erase }))
  expect(erase).not.toHaveBeenCalled()
  expect(await screen.findByText(eraseGuestDialog(EMAIL).message)).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: eraseGuestDialog(EMAIL).primaryButton })
  await user.click(buttons.at(-1) as HTMLElement)
  expect(await screen.findByText(texts.erased)).toBeVisible()
  expect(screen.getByText('Receipt', { selector: 'pre' })).toBeVisible()
  const print = jest.spyOn(window, 'print').mockImplementation()
  await user.click(screen.getByRole('button', { name: texts.print }))
  expect(print).toHaveBeenCalled()
  expect(erase).toHaveBeenCalledWith({ email: EMAIL })
  expect(saveFile).toHaveBeenCalledWith('erasure-receipt.txt', 'Receipt', 'text/plain')
})

it('an address with an account leads there, and isn’t erased here', async () => {
  const { search } = open({ ...HELD, member: 'k3J9' })
  await search()
  expect(screen.getByRole('link', { name: texts.toMember })).toHaveAttribute(
    'href',
    '/backoffice/customers/k3J9',
  )
  expect(screen.queryByRole('button', { name: texts.erase })).toBeNull()
})

it('what isn’t finished is named instead of the button that erases', async () => {
  const { search } = open({ ...HELD, open: [{ order: 'N-1001', matter: 'return' }] })
  await search()
  expect(screen.getByText(openMatters.lead)).toBeVisible()
  expect(screen.getByRole('link', { name: openMatters.order('N-1001') })).toHaveAttribute(
    'href',
    '/backoffice/orders/N-1001',
  )
  expect(screen.getByText(/A return isn’t finished/)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.erase })).toBeNull()
})

it('a receipt is checked', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText(texts.receipt), 'Receipt')
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(await screen.findByText(texts.valid)).toBeVisible()
  await user.type(screen.getByLabelText(texts.receipt), '!')
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(await screen.findByText(texts.invalid)).toBeVisible()
})
