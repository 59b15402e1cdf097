import { screen, within } from '@testing-library/react'

import { PickListScreen } from '@/components/office/fulfillment/pick-list-screen'
import type { PickList } from '@/contract/office/fulfillment/fulfillment'
import { pickList as texts } from '@/messages/office/fulfillment/pick-list'
import { renderApp } from '@/__tests__/support/render-app'

const order = { number: 'NK-100001', name: 'Ada Rider', count: 3, has_work: true }
const LIST: PickList = {
  at: '2026-11-20T12:00:00.000Z',
  orders: 1,
  is_cut: false,
  rows: [
    {
      ...{
        shelf: 'B-2',
        number: '5000111',
        title: 'Backpack',
        detail: 'Sand',
        count: 3,
        is_bike: false,
        frames: [],
      },
      orders: [order],
    },
    {
      ...{
        shelf: '',
        number: '',
        title: 'Nyx',
        detail: '',
        count: 1,
        is_bike: true,
        frames: ['NX-7'],
      },
      orders: [{ ...order, count: 1 }],
    },
  ],
}

const open = (pickList: jest.Mock, pickListFile = jest.fn()) =>
  renderApp(<PickListScreen />, {
    role: 'orders',
    path: '/backoffice/pick-list',
    fakes: { fulfillment: { pickList, pickListFile } },
  })

it('what is to be fetched stands by shelf, with its orders and frames', async () => {
  open(jest.fn(async () => LIST))
  const shelf = within(await screen.findByRole('region', { name: texts.shelf('B-2') }))
  expect(shelf.getByText('3 ×')).toBeVisible()
  expect(shelf.getByRole('link', { name: 'NK-100001' })).toLinkTo('/backoffice/orders/NK-100001')
  expect(shelf.getByText(/a bike is still to be built/)).toBeVisible()
  const rest = within(screen.getByRole('region', { name: texts.shelf('') }))
  expect(rest.getByText('Frame NX-7')).toBeVisible()
})

it('orders with a bike to build are left out on request, also of the file', async () => {
  const pickList = jest.fn(async () => LIST)
  const pickListFile = jest.fn(async () => {
    throw new Error('offline')
  })
  const { user } = open(pickList, pickListFile)
  await user.click(await screen.findByLabelText(texts.whole))
  await screen.findByRole('region', { name: texts.shelf('B-2') })
  expect(pickList).toHaveBeenLastCalledWith({ whole: '1' })
  await user.click(screen.getByRole('button', { name: texts.pdf.letter }))
  expect(pickListFile).toHaveBeenCalledWith({ paper: 'letter', whole: '1' })
})

it('an empty list says so', async () => {
  open(jest.fn(async () => ({ ...LIST, rows: [], orders: 0 })))
  expect(await screen.findByText(texts.none)).toBeVisible()
})
