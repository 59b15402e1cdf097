import { screen, waitFor, within } from '@testing-library/react'

import { AddressBook } from '@/components/account/addresses/address-book'
import { RecordsScreen } from '@/components/shop/payment/records-screen'
import { cents } from '@/domain/kit/money'
import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'
import type { PaymentRecord } from '@/contract/shop/payment/payment'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { countries, problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const DELETION =
  'All your data for this address will be deleted from our servers permanently. This action is not reversible.'

const home: SavedAddress = {
  id: 3,
  name: 'Ada Rider',
  line1: '1 Chain Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  country_id: 222,
  phone: '',
  lines: ['Ada Rider', '1 Chain Street', 'Portland, OR 97201', 'United States'],
  is_shipping: true,
  is_billing: true,
}
const work: SavedAddress = {
  ...home,
  id: 4,
  line1: '2 Gear Road',
  is_shipping: false,
  is_billing: false,
}

function openBook(calls: Partial<Services['addresses']>) {
  const addresses = {
    list: jest.fn(calls.list ?? (async () => [home, work])),
    add: jest.fn(calls.add),
    change: jest.fn(calls.change),
    remove: jest.fn(calls.remove ?? (async () => ({}))),
  }
  const services = fakeServices({
    addresses: addresses as never,
    countries: { list: async () => ({ countries, default_id: 222 }) },
  })
  const app = renderApp(withDialogs(<AddressBook />), { services })
  return { ...app, addresses }
}

const card = (line: string) => within(screen.getByRole('article', { name: `Ada Rider, ${line}` }))

describe('The dialog before an address is deleted (spec §4 Dialogs)', () => {
  async function ask(calls: Partial<Services['addresses']> = {}) {
    const app = openBook(calls)
    await screen.findByRole('article', { name: 'Ada Rider, 1 Chain Street' })
    await app.user.click(card('1 Chain Street').getByRole('button', { name: /^Delete/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    expect(dialog.getByText(DELETION)).toBeVisible()
    return { ...app, dialog }
  }

  it('really deletes, and what the address was chosen for goes to the next one', async () => {
    const { user, dialog, addresses } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(addresses.remove).toHaveBeenCalledWith({ id: 3 }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(card('2 Gear Road').getByText('Delivery')).toBeVisible()
    expect(card('2 Gear Road').getByText('Billing')).toBeVisible()
    expect(screen.getByText('Address deleted.')).toBeInTheDocument()
  })

  it('deletes nothing when it is dismissed', async () => {
    const { user, dialog, addresses } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(addresses.remove).not.toHaveBeenCalled()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('keeps the address and says why when it could not be deleted', async () => {
    const { user, dialog } = await ask({
      remove: () => Promise.reject(unreachable()),
    })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn’t delete the address. Can't reach server right now.",
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})

describe('The address book', () => {
  it('that is empty says what it is good for', async () => {
    openBook({ list: async () => [] })
    expect(await screen.findByText('You have no saved addresses yet.')).toBeVisible()
  })

  it('that does not load says why and tries again', async () => {
    let isDown = true
    const { user } = openBook({
      list: async () => {
        if (isDown) throw unreachable()
        return [home]
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent("Can't reach server right now.")
    isDown = false
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('loses nothing that was typed when the server refuses it', async () => {
    const { user } = openBook({
      change: () =>
        Promise.reject(
          problem('invalid_input', {
            status: 422,
            errors: [{ field: 'postcode', message: 'This postcode does not exist.' }],
          } as never),
        ),
    })
    await screen.findByRole('article', { name: 'Ada Rider, 2 Gear Road' })
    await user.click(card('2 Gear Road').getByRole('button', { name: /^Edit/ }))
    const form = within(screen.getByRole('form', { name: 'Edit address' }))
    await user.clear(form.getByLabelText('Street address'))
    await user.type(form.getByLabelText('Street address'), '3 Sprocket Way')
    await user.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() =>
      expect(form.getByLabelText('ZIP code')).toHaveAccessibleDescription(/does not exist/),
    )
    expect(form.getByLabelText('Street address')).toHaveValue('3 Sprocket Way')
  })
})

describe('The dialog before a payment record is deleted (spec §4 Dialogs)', () => {
  const record = {
    id: 'pay_1',
    order_number: 'NK-100001',
    at: '2026-11-20T10:00:00Z',
    amount: cents(509_800),
    refunded: cents(0),
    status: 'paid',
    provider: 'Test payment',
    is_test: true,
    can_delete: true,
  } as unknown as PaymentRecord

  it('says the same and really deletes', async () => {
    let isThere = true
    const removeRecord = jest.fn(async () => {
      isThere = false
      return {}
    })
    const records = async () => ({ payments: isThere ? [record] : [], page: 1, pages: 1 })
    const services = fakeServices({ payment: { records, removeRecord } as never })
    const { user } = renderApp(withDialogs(<RecordsScreen />), { services })
    await user.click(await screen.findByRole('button', { name: /NK-100001/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    expect(dialog.getByText(DELETION)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(removeRecord).toHaveBeenCalledWith({ id: 'pay_1' }))
    await waitFor(() => expect(screen.queryByText(/NK-100001/)).toBeNull())
  })
})
