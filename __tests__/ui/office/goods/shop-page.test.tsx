import { screen } from '@testing-library/react'

import { OfficeRoute } from '@/components/office/kit/office-route'
import { api } from '@/contract/kit/api'
import type { Product } from '@/domain/shop/accessories/accessory'
import { mock } from '@/mocks/mock'
import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'
import { catalog } from '@/messages/office/goods/prices'
import { goodsAnswer } from '#server/goods/delivery/goods-answer'
import type { Services } from '@/services/services'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { mockServices } from '@/__tests__/support/mock-services'
import { renderApp } from '@/__tests__/support/render-app'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

type Read = Services['prices']['shopPage']

function open(prices: Pick<Services['prices'], 'shopPage'>, id = 7) {
  const path = `/backoffice/catalog/${id}/preview`
  const query = { path: ['catalog', String(id), 'preview'] }
  const services = fakeServices({
    prices,
    configurator: { list: async () => ({ bikes: [] }) as never },
  })
  return renderApp(<OfficeRoute pages={OFFICE_PAGES} />, {
    ...{ path, role: 'read_only', services, router: fakeRouter(path, { query }) },
  })
}

const shop = seedCatalog()
const SPARE = {
  ...{ standards: [], standard_equivalent: null, tools: [], difficulty: null, minutes: null },
  ...{ wear_interval_km: null, labor_price: null, group: null },
}

function pageOf(product: Product) {
  const goods = goodsAnswer(shop, product, { left: new Map(), today: '2026-11-20' })
  if (product.kind === 'spare') return { spare: { ...goods, ...SPARE }, accessory: null }
  return { spare: null, accessory: { accessory: goods, related: [] } }
}

test.each(['accessory', 'spare'] as const)(
  'staff see the page of a hidden %s as shoppers will, and that it is a preview',
  async (kind) => {
    const product = shop.products.find((one) => one.kind === kind)
    if (!product) throw new Error(`The seed has no ${kind}.`)
    const asked = jest.fn()
    const { prices } = mockServices(
      mock(api.prices.shopPage, ({ params, query }) => {
        asked(params.id, query)
        return { is_offered: false, ...pageOf(product) }
      }),
    )
    open(prices, product.id)
    expect(await screen.findByRole('heading', { level: 1, name: product.title })).toBeVisible()
    expect(screen.getByText(catalog.preview.hidden)).toBeVisible()
    expect(screen.getByRole('link', { name: catalog.preview.back })).toLinkTo(
      `/backoffice/catalog/${product.id}`,
    )
    expect(asked).toHaveBeenCalledWith(product.id, { country: 222 })
  },
)

test('a page that can’t be shown says why, and is asked for again', async () => {
  const read = jest.fn<ReturnType<Read>, Parameters<Read>>(async () => {
    throw problem('catalog_item_not_found', { status: 404, message: 'No such product.' })
  })
  const { user } = open({ shopPage: read })
  expect(await screen.findByText('No such product.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(read).toHaveBeenCalledTimes(2)
})
