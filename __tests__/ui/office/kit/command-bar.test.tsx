import { screen, within } from '@testing-library/react'

import { CommandEntry } from '@/components/office/kit/command-entry'
import { commands as texts } from '@/messages/office/kit/commands'
import type { Services } from '@/services/services'

import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Search = Services['backoffice']['search']

const found: Awaited<ReturnType<Search>> = [
  { kind: 'order', id: 'NK-7', title: 'NK-7', note: 'Ada Rider, ada@x.org' },
  { kind: 'customer', id: 'ada-id', title: 'Ada Rider', note: 'ada@x.org' },
]

async function openBar(answer: Search = async () => found) {
  const search = jest.fn<ReturnType<Search>, Parameters<Search>>(answer)
  const app = renderApp(<CommandEntry />, {
    path: '/backoffice',
    role: 'owner',
    fakes: { backoffice: { search } },
  })
  await app.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: texts.title })
  return { ...app, search, field }
}

test('opens by Ctrl-K with every page, and closes by Escape', async () => {
  const { user, field } = await openBar()
  expect(field).toHaveFocus()
  expect(screen.getByRole('option', { name: 'Payments' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('goes to a page by keyboard alone', async () => {
  const { user, router } = await openBar()
  await user.keyboard('payments{Enter}')
  expect(router.push).toHaveBeenCalledWith('/backoffice/payments')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('finds pages and their parts by other words, with a typo, and their names first', async () => {
  const { user, router } = await openBar(async () => [])
  await user.keyboard('holliday')
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Factory weeks')
  expect(screen.getByRole('option', { name: /^Support hours/ })).toHaveTextContent('Settings')
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('carriers{Enter}')
  expect(router.push).toHaveBeenCalledWith('/backoffice/carriers')
})

test('asks once for what was typed, and opens what was found', async () => {
  const { user, router, search } = await openBar()
  await user.keyboard('ada')
  const list = await screen.findByRole('option', { name: /NK-7/ })
  expect(list).toHaveTextContent('Ada Rider, ada@x.org')
  expect(search.mock.calls).toEqual([[{ q: 'ada' }]])
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: /^Ada Rider/ }))
  expect(router.push).toHaveBeenCalledWith('/backoffice/customers/ada-id')
})

test('says that nothing was found, and that the search failed', async () => {
  const { user } = await openBar(async () => [])
  await user.keyboard('zzz')
  expect(await screen.findByText(texts.nothing)).toBeVisible()
})

test('a search that fails leaves pages and actions', async () => {
  const { user } = await openBar(async () => {
    throw unreachable()
  })
  await user.keyboard('pay')
  expect(await screen.findByText(texts.failed)).toBeVisible()
  expect(screen.getByRole('option', { name: 'Payments' })).toBeVisible()
})
