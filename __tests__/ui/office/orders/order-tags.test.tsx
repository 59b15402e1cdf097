import { screen, waitFor } from '@testing-library/react'

import { OrderTags } from '@/components/office/orders/order-tags'
import { RenameTag } from '@/components/office/orders/rename-tag'
import { OrdersScreen } from '@/components/office/orders/orders-screen'
import type { Role } from '@/domain/kit/permissions'
import { orderTags as texts } from '@/messages/office/orders/order-tags'
import { anOfficeOrder, anOfficeRow } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

const onRenamed = jest.fn()
const orderTags = async () => ['gift', 'call-first']

function open(role: Role, tagOrder = jest.fn(), tags = ['gift']) {
  const onChanged = jest.fn()
  const app = renderApp(
    <OrderTags order={anOfficeOrder({ number: 'NK-1', tags })} onChanged={onChanged} />,
    { fakes: { backoffice: { tagOrder, orderTags } }, role },
  )
  return { ...app, onChanged }
}

test('a tag is added and removed, and known ones are suggested', async () => {
  const tagOrder = jest.fn(async () => anOfficeOrder({ tags: ['gift', 'late'] }))
  const { user, onChanged, container } = open('orders', tagOrder)
  const field = await screen.findByRole('combobox', { name: texts.field })
  const options = () => [...container.querySelectorAll('option')].map(({ value }) => value)
  await waitFor(() => expect(options()).toEqual(['call-first']))
  await user.type(field, ' late {Enter}')
  expect(tagOrder).toHaveBeenCalledWith({ number: 'NK-1', tag: 'late', is_on: true })
  expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ tags: ['gift', 'late'] }))
  expect(field).toHaveValue('')
  await user.click(screen.getByRole('button', { name: `${texts.remove} gift` }))
  expect(tagOrder).toHaveBeenLastCalledWith({ number: 'NK-1', tag: 'gift', is_on: false })
})

test('a tag that could not be added stays in its field', async () => {
  const { user } = open('orders', jest.fn().mockRejectedValue(new Error('No network.')))
  const field = await screen.findByRole('combobox', { name: texts.field })
  await user.type(field, 'late{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('late')
})

test('who may only read orders sees tags and no field', async () => {
  open('support')
  expect(await screen.findByText('gift')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the list is narrowed down to a tag by the address', async () => {
  const orders = jest.fn(async () => ({
    ...{ orders: [anOfficeRow('NK-2', { tags: ['gift'] })], next: null, previous: null },
  }))
  const { user, router } = renderApp(<OrdersScreen />, {
    path: '/backoffice/orders?tag=gift',
    fakes: { backoffice: { orders, orderTags, orderCounts: async () => [] } },
  })
  expect(await screen.findByRole('link', { name: 'NK-2' })).toBeVisible()
  expect(screen.getAllByText('gift')[0]).toBeVisible()
  expect(orders).toHaveBeenCalledWith({ tag: 'gift' })
  const select = await screen.findByRole('combobox', { name: texts.filter })
  expect(select).toHaveValue('gift')
  await user.selectOptions(select, 'call-first')
  expect(router.push).toHaveBeenCalledWith(
    '/backoffice/orders?tag=call-first',
    undefined,
    expect.anything(),
  )
})

test('a tag that the list is filtered by is renamed everywhere, and the list follows', async () => {
  const renameTag = jest.fn(async () => ({ orders: 12 }))
  const { user } = renderApp(<RenameTag tag="gift" onRenamed={onRenamed} />, {
    fakes: { backoffice: { renameTag } },
  })
  await user.click(screen.getByRole('button', { name: texts.rename('gift') }))
  expect(screen.getByLabelText(texts.newName('gift'))).toHaveFocus()
  await user.clear(screen.getByLabelText(texts.newName('gift')))
  await user.keyboard('{Enter}')
  expect(screen.getByText(texts.renameFault)).toBeVisible()
  await user.keyboard('Big Present{Enter}')
  await waitFor(() => expect(onRenamed).toHaveBeenCalledWith('big-present', 12))
  expect(renameTag).toHaveBeenCalledWith({ tag: 'gift', to: 'big-present' })
})
