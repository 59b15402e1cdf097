import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { CustomersScreen } from '@/components/office/customers/customers-screen'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { saveFile } from '@/utils/save-file'
import { renderApp } from '@/__tests__/support/render-app'
import { stayOnPage } from '@/__tests__/support/stay-on-page'

stayOnPage()

const row = {
  ...{ id: 'ada', name: 'Ada Rider', email: 'ada@x.org', since: '2026-03-04T09:00:00.000Z' },
  ...{ is_confirmed: true, is_disabled: false, role: null, orders: 2, last_order_at: null },
}

function open(role: 'owner' | 'read_only') {
  const table = jest.fn(async () => 'id\r\n')
  const list = async () => ({ customers: [row], next: null, previous: null })
  renderApp(<CustomersScreen />, {
    ...{ path: '/backoffice/customers?list=buyers&q=ada&order=oldest', role },
    fakes: {
      customers: { list, table },
      segments: { list: async () => [] },
    },
  })
  return table
}

test('the table has what the list finds', async () => {
  const table = open('owner')
  await userEvent.click(await screen.findByRole('button', { name: texts.download }))
  expect(table.mock.calls).toEqual([[{ list: 'buyers', q: 'ada' }]])
  expect(saveFile).toHaveBeenCalledWith('customers.csv', 'id\r\n', 'text/csv')
})

test('whoever may only look is offered no table', async () => {
  open('read_only')
  expect(await screen.findByRole('link', { name: 'Ada Rider' })).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.download })).toBeNull()
})
