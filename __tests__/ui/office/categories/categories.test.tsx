import { screen, waitFor, within } from '@testing-library/react'

import { CategoriesScreen } from '@/components/office/categories/categories-screen'
import { categories as texts } from '@/messages/office/categories/categories'
import { edit as editTexts } from '@/messages/kit/edit'
import { ApiFailure } from '@/services/http/failure'
import type { CategoryList, CategoryRow } from '@/contract/office/categories/categories'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const row = (code: string, more: Partial<CategoryRow> = {}): CategoryRow => ({
  ...{ code, title: code.toUpperCase(), text: '', keywords: [], is_hidden: false },
  ...{ products: 2, offered: 1, former: [], seen: `${code}-1` },
  ...more,
})
const PAGE: CategoryList = { categories: [row('bags'), row('lights'), row('locks')], seen: 'one' }

interface Given {
  page?: CategoryList
  services?: Partial<Services['categories']>
  role?: 'catalog' | 'read_only'
  kind?: 'accessory' | 'spare'
}

function open({ page = PAGE, services, role = 'catalog', kind = 'accessory' }: Given = {}) {
  return renderApp(<CategoriesScreen kind={kind} />, {
    ...{ path: texts.hrefs[kind], role },
    services: fakeServices({
      categories: {
        list: async () => page,
        products: async () => ({ products: [], seen: 'none' }),
        ...services,
      },
    }),
  })
}
const failure = (code: 'category_changed' | 'category_exists', message: string) =>
  new ApiFailure({ kind: 'problem', status: 409, code, message, errors: [] })
const press = (name: string) => screen.getByRole('button', { name })

it('the address of a new one follows its title until it is typed itself', async () => {
  const add = jest.fn(async () => row('bells-horns', { title: 'Bells & horns' }))
  const { user } = open({ services: { add } })
  await screen.findByText('BAGS')
  await user.keyboard('n')
  const title = screen.getByLabelText(texts.title)
  await waitFor(() => expect(title).toHaveFocus())
  await user.keyboard('Bells & horns')
  expect(screen.getByLabelText(texts.code)).toHaveValue('bells-horns')
  await user.click(press(editTexts.save))
  expect(await screen.findByText(texts.saved('Bells & horns'))).toBeVisible()
  expect(add).toHaveBeenCalledWith({
    ...{ kind: 'accessory', title: 'Bells & horns', code: 'bells-horns' },
    ...{ text: '', keywords: [], like: '' },
  })
})

it('faults are told beside their fields, and what is typed stays when the shop refuses it', async () => {
  const add = jest.fn(async () => {
    throw failure('category_exists', 'There is one already.')
  })
  const { user } = open({ services: { add } })
  await user.click(await screen.findByRole('button', { name: texts.of.accessory.add }))
  await user.click(press(editTexts.save))
  expect(screen.getByText(texts.titleFault)).toBeVisible()
  expect(screen.getByText(texts.codeFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.title), 'Bags')
  await user.click(press(editTexts.save))
  expect(await screen.findByText('There is one already.')).toBeVisible()
  expect(screen.getByLabelText(texts.title)).toHaveValue('Bags')
})

it('a category moves by its buttons, keeps the focus and says where it is', async () => {
  const moved = { categories: [row('lights'), row('bags'), row('locks')], seen: 'two' }
  const order = jest.fn(async () => moved)
  const { user } = open({ services: { order } })
  const down = await screen.findByRole('button', { name: texts.later('BAGS') })
  down.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(texts.moved('BAGS', 2, 3))).toBeInTheDocument()
  expect(order).toHaveBeenCalledWith({
    kind: 'accessory',
    ...{ codes: ['lights', 'bags', 'locks'], seen: 'one' },
  })
  expect(press(texts.later('BAGS'))).toHaveFocus()
  const items = within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem')
  expect(items.map(({ dataset }) => dataset.row)).toEqual(['lights', 'bags', 'locks'])
  await user.click(press(texts.earlier('LIGHTS')))
  expect(order).toHaveBeenCalledTimes(1)
})

it('an order that somebody else changed meanwhile is refused with its reason', async () => {
  const order = async () => {
    throw failure('category_changed', 'Someone was first.')
  }
  const { user } = open({ services: { order } })
  await user.click(await screen.findByRole('button', { name: texts.later('BAGS') }))
  expect(await screen.findByText('Someone was first.')).toBeVisible()
})

it('a merge shows what moves before it moves', async () => {
  const products = [{ id: 1, title: 'Pannier', is_offered: false }]
  const moving = jest.fn(async () => ({ count: 3, products, seen: 'these' }))
  const merge = jest.fn(async () => ({ categories: [row('lights')], seen: 'two' }))
  const { user } = open({ services: { moving, merge } })
  await user.click(await screen.findByRole('button', { name: texts.editOf('BAGS') }))
  expect(press(texts.preview)).toBeDisabled()
  await user.selectOptions(screen.getByLabelText(texts.into), 'lights')
  await user.click(press(texts.preview))
  expect(await screen.findByText('Pannier')).toHaveTextContent(`(${texts.notOffered})`)
  expect(screen.getByText(texts.more(2))).toBeVisible()
  await user.click(press(texts.mergeNow('LIGHTS')))
  expect(await screen.findByText(texts.merged('BAGS', 'LIGHTS'))).toBeVisible()
  expect(merge).toHaveBeenCalledWith({
    ...{ kind: 'accessory', category: 'bags', into: 'lights', seen: 'these' },
  })
  expect(screen.queryByText('BAGS')).toBeNull()
})

it('who may only look changes nothing, and an empty list says what to do', async () => {
  const { unmount } = open({ role: 'read_only' })
  expect(await screen.findByText('BAGS')).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.later('BAGS') })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.of.accessory.add })).toBeNull()
  unmount()
  open({ page: { categories: [], seen: '' }, kind: 'spare' })
  expect(await screen.findByText(texts.of.spare.none)).toBeVisible()
})

it('products of a category move by keyboard, keep the focus and say where they are', async () => {
  const products = [1, 2].map((id) => ({ id, title: `Bag ${id}`, is_offered: id === 1 }))
  const orderProducts = jest.fn(async () => ({ products: products.toReversed(), seen: 'two' }))
  const { user } = open({
    services: { products: async () => ({ products, seen: 'one' }), orderProducts },
  })
  await user.click(await screen.findByRole('button', { name: texts.editOf('BAGS') }))
  const down = await screen.findByRole('button', { name: texts.later('Bag 1') })
  down.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(texts.moved('Bag 1', 2, 2))).toBeInTheDocument()
  expect(orderProducts).toHaveBeenCalledWith({
    ...{ kind: 'accessory', category: 'bags', ids: [2, 1], seen: 'one' },
  })
  expect(press(texts.later('Bag 1'))).toHaveFocus()
})
