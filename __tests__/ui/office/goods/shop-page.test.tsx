import { screen } from '@testing-library/react'

import { OfficeRoute } from '@/components/office/kit/office-route'
import { cents } from '@/domain/kit/money'
import { openMockShop } from '@/mocks/mock-shop'
import { addProduct } from '@/mocks/office/catalog-items'
import { shopPageOf } from '@/mocks/office/shop-page'
import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'
import { catalog } from '@/messages/office/goods/prices'
import { ApiFailure } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const ADDED = {
  ...{ title: 'Bell spring', description: 'A spring for bells.', group: '' },
  ...{ weight_g: 2, price: cents(190), request_key: 'one' },
}
type Read = Services['prices']['shopPage']

function open(shopPage: Read, id = 7) {
  const path = `/backoffice/catalog/${id}/preview`
  const query = { path: ['catalog', String(id), 'preview'] }
  const services = fakeServices({
    prices: { shopPage },
    configurator: { bikes: async () => ({ bikes: [] }) as never },
  })
  return renderApp(<OfficeRoute pages={OFFICE_PAGES} />, {
    ...{ path, role: 'read_only', services, router: fakeRouter(path, { query }) },
  })
}

test.each(['accessory', 'spare'] as const)(
  'staff see the page of a hidden %s as shoppers will, and that it is a preview',
  async (kind) => {
    const shop = openMockShop()
    const id = addProduct(shop, { ...ADDED, kind })
    const read = jest.fn<ReturnType<Read>, Parameters<Read>>(
      async () => shopPageOf(shop, { id, country: 222 }) as never,
    )
    open(read, id)
    expect(await screen.findByRole('heading', { level: 1, name: ADDED.title })).toBeVisible()
    expect(screen.getByText(catalog.preview.hidden)).toBeVisible()
    expect(screen.getByRole('link', { name: catalog.preview.back })).toHaveAttribute(
      'href',
      `/backoffice/catalog/${id}`,
    )
    expect(read).toHaveBeenCalledWith(id, { country: '222' })
  },
)

test('a page that can’t be shown says why, and is asked for again', async () => {
  const error = { kind: 'problem', status: 404, code: 'catalog_item_not_found' } as const
  const read = jest.fn(async () => {
    throw new ApiFailure({ ...error, message: 'No such product.', errors: [] })
  })
  const { user } = open(read)
  expect(await screen.findByText('No such product.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(read).toHaveBeenCalledTimes(2)
})
