import { fireEvent, screen } from '@testing-library/react'

import { CatalogItemScreen } from '@/components/office/goods/item-screen'
import { catalog } from '@/messages/office/goods/prices'
import type { CatalogItem } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'

import { aCatalogItem } from '@/__tests__/support/catalog/catalog-item'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const texts = catalog.plan
const ITEM = aCatalogItem({ is_offered: false })
const PLANNED: CatalogItem = {
  ...ITEM,
  plan: { is_offered: true, starts_at: '2099-01-01T17:00:00.000Z', by: 'Ada' },
}
type Prices = Partial<Services['prices']>

const open = (prices: Prices, role: 'catalog' | 'read_only' = 'catalog') =>
  renderApp(<CatalogItemScreen id={7} />, {
    ...{ role, path: '/backoffice/catalog/7' },
    fakes: { prices: { read: async () => ITEM, ...prices } },
  })
const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(texts.at(false)), { target: { value } })
const press = (name: string) => screen.getByRole('button', { name })

it('a product is planned for an hour, which stands on its page and can be canceled', async () => {
  const planOffer = jest.fn(async () => PLANNED)
  const cancelOffer = jest.fn(async () => ITEM)
  const { user } = open({ planOffer, cancelOffer })
  await type('2099-01-01T12:00')
  await user.click(press(texts.plan(false)))
  const status = await screen.findByText(/It goes into the shop on .* Planned by Ada\./)
  expect(status).toHaveFocus()
  expect(planOffer).toHaveBeenCalledWith({
    is_offered: true,
    starts_at: '2099-01-01T17:00:00.000Z',
    id: 7,
  })
  await user.click(press(texts.cancel))
  expect(await screen.findByText(new RegExp(texts.canceled))).toHaveFocus()
})

it('an hour in the past is not sent', async () => {
  const planOffer = jest.fn()
  const { user } = open({ planOffer })
  await type('2001-01-01T12:00')
  await user.click(press(texts.plan(false)))
  expect(await screen.findByText(texts.fault)).toBeVisible()
  expect(planOffer).not.toHaveBeenCalled()
})

it('what a colleague planned meanwhile is shown after a refusal, and what was typed stays', async () => {
  const read = jest.fn().mockResolvedValueOnce(ITEM).mockResolvedValue(PLANNED)
  const planOffer = jest.fn().mockRejectedValue(problem('offer_changed', { status: 409 }))
  const { user } = open({ read, planOffer })
  await type('2099-01-01T12:00')
  await user.click(press(texts.plan(false)))
  const alert = await screen.findByRole('alert')
  expect(screen.getByLabelText(texts.at(false))).toHaveValue('2099-01-01T12:00')
  const retry = alert.querySelector('button')
  if (!retry) throw new Error('The notice offers no way on.')
  await user.click(retry)
  expect(await screen.findByText(/Planned by Ada/)).toBeVisible()
})

it('who may only read sees the plan and no buttons', async () => {
  open({ read: async () => PLANNED }, 'read_only')
  expect(await screen.findByText(/Planned by Ada/)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.cancel })).not.toBeInTheDocument()
})
