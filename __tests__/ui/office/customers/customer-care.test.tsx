import { screen } from '@testing-library/react'

import { customer as customerPage } from '@/screens/backoffice/customers'
import { cents } from '@/domain/kit/money'
import type { Role } from '@/domain/kit/permissions'
import {
  customerConfirmation,
  customerCredit,
  customerErasure,
  openMatters,
} from '@/messages/office/customers/customer-care'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import type { OfficeCustomer } from '@/contract/office/customers/customers'
import { saveFile } from '@/utils/save-file'

import type { Fakes } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

const ada: OfficeCustomer = {
  ...{ id: 'ada', name: 'Ada Rider', email: 'ada@x.org', since: '2026-03-04T09:00:00.000Z' },
  ...{ is_confirmed: false, is_disabled: false, role: null, user_name: 'Ada' },
  ...{
    credit: cents(2500),
    sessions: 1,
    bikes: [],
    payments: [],
    posts: [],
    notes: [],
    open: [],
    orders: [],
  },
  ...{ tickets: [], addresses: [], has_mail: true },
}

function open(fakes: Fakes['customers'] = {}, role: Role = 'manager', customer = ada) {
  return renderApp(withDialogs(customerPage('ada').body), {
    role,
    fakes: {
      customers: { read: async () => customer, ...fakes },
      forum: { silences: async () => ({ members: [] }) },
    },
  })
}

const press = async (name: string) =>
  (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement

test('without a mail server, nothing promises an email', async () => {
  const { user } = open({}, 'manager', { ...ada, has_mail: false })
  expect(await screen.findByText(NO_MAIL)).toBeVisible()
  expect(screen.queryByRole('button', { name: customerConfirmation.send })).toBeNull()
  await user.type(screen.getByLabelText(customerCredit.amount), '10')
  await user.type(screen.getByLabelText(customerCredit.reason(false)), 'Late parcel{Enter}')
  expect(
    await screen.findByText(`The balance goes from $25.00 to $35.00. ${NO_MAIL}`),
  ).toBeVisible()
})

test('credit is given by keyboard once the dialog told the balance before and after', async () => {
  const changeCredit = jest.fn(async () => ({ ...ada, credit: cents(3500) }))
  const { user } = open({ changeCredit })
  await user.type(await screen.findByLabelText(customerCredit.amount), '10')
  await user.type(screen.getByLabelText(customerCredit.reason(true)), 'Late parcel{Enter}')
  expect(await screen.findByText(/goes from \$25.00 to \$35.00/)).toBeVisible()
  expect(changeCredit).not.toHaveBeenCalled()
  await user.click(await press('Give $10.00'))
  const change = { action: 'give', amount: 1000, reason: 'Late parcel' }
  expect(changeCredit).toHaveBeenCalledWith(
    { ...change, id: 'ada' },
    { key: expect.stringMatching(/^[!-~]{8,}$/) },
  )
  expect(await screen.findByText(customerCredit.done(cents(3500)))).toBeVisible()
  expect(screen.getByText('$35.00')).toBeVisible()
})

test('no more is taken back than there is, and a failure keeps what was typed', async () => {
  const changeCredit = jest.fn().mockRejectedValue(unreachable)
  const { user } = open({ changeCredit })
  await user.selectOptions(await screen.findByLabelText(customerCredit.action), 'take')
  await user.type(screen.getByLabelText(customerCredit.amount), '25.01')
  await user.type(screen.getByLabelText(customerCredit.reason(true)), 'By mistake{Enter}')
  expect(await screen.findByText(customerCredit.tooMuch(cents(2500)))).toBeVisible()
  await user.clear(screen.getByLabelText(customerCredit.amount))
  await user.type(screen.getByLabelText(customerCredit.amount), '5{Enter}')
  await user.click(await press('Take back $5.00'))
  expect(changeCredit).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText(customerCredit.amount)).toHaveValue('5')
})

test('the confirmation email goes out again where an address waits', async () => {
  const sendConfirmation = jest.fn(async () => ({}))
  const { user, unmount } = open({ sendConfirmation })
  await user.click(await press(customerConfirmation.send))
  expect(await screen.findByText(customerConfirmation.sent)).toBeVisible()
  expect(sendConfirmation).toHaveBeenCalledWith({ id: 'ada' })
  unmount()
  open({}, 'manager', { ...ada, is_confirmed: true })
  await screen.findByRole('link', { name: 'ada@x.org' })
  expect(screen.queryByRole('button', { name: customerConfirmation.send })).toBeNull()
})

test('personal data is saved as a file', async () => {
  const { user } = open({ exportData: async () => '{"users":[]}' })
  await user.click(await press(customerErasure.exportData))
  expect(saveFile).toHaveBeenCalledWith('customer-ada.json', '{"users":[]}')
})

test('an account is erased once its email was typed and the dialog confirmed', async () => {
  const erase = jest.fn(async () => ({}))
  const { user, router } = open({ erase })
  const field = await screen.findByLabelText(customerErasure.email)
  await user.type(field, 'ada@y.org{Enter}')
  expect(await screen.findByText(customerErasure.mismatch)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'ADA@x.org{Enter}')
  expect(await screen.findByText(/stay for tax law/)).toBeVisible()
  expect(erase).not.toHaveBeenCalled()
  await user.click(await press(customerErasure.erase))
  expect(erase).toHaveBeenCalledWith({ id: 'ada', email: 'ADA@x.org' })
  expect(router.replace).toHaveBeenCalledWith('/backoffice/customers')
})

test('an account with an open dispute is not erased: the screen names it instead', async () => {
  open({}, 'manager', { ...ada, open: [{ order: 'N-7', matter: 'dispute' }] })
  expect(await screen.findByText(openMatters.lead)).toBeVisible()
  expect(screen.getByText(/The payment is disputed/)).toBeVisible()
  expect(screen.queryByLabelText(customerErasure.email)).toBeNull()
})

test('what one may not do is not offered', async () => {
  open({}, 'support')
  await screen.findByRole('link', { name: 'ada@x.org' })
  expect(screen.queryByLabelText(customerCredit.amount)).toBeNull()
  expect(screen.queryByLabelText(customerErasure.email)).toBeNull()
})
