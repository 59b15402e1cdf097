import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'

import { AccessoryScreen } from '@/components/shop/accessories/accessory-screen'
import { GiftCardScreen } from '@/components/shop/accessories/gift-card-screen'
import { BeforeOrder } from '@/components/shop/checkout/before-order'
import { OrderScreen } from '@/components/shop/orders/order-screen'
import { SpareScreen } from '@/components/shop/spares/spare-screen'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { blankValues } from '@/domain/kit/text-field'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { guaranteeNotice } from '@/domain/shop/goods/guarantee-notice'
import { SERVICE_FIELDS } from '@/domain/shop/goods/product-fields'
import { goodsAnswer } from '#server/goods/delivery/goods-answer'
import { aroundGuarantee } from '@/messages/shop/goods/guarantee-texts'
import { LOCAL_KEYS } from '@/utils/storage'

import { fakeServices } from '@/__tests__/support/fake-services'
import { aHelmet, anOrder, aQuote, countries } from '@/__tests__/support/guest-shop'
import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp, renderWhole } from '@/__tests__/support/render-app'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

import { openConfigurator } from '../configurator/open-configurator'

const catalog = seedCatalog()

function goodsOf(id: number) {
  const product = catalog.productsById.get(id)
  if (!product) throw new Error(`No product ${id}`)
  return goodsAnswer(catalog, product, { left: new Map(), today: '2026-11-20' })
}
const spareId = catalog.products.find(({ kind }) => kind === 'spare')?.id ?? 0
const aSpare = () => ({
  ...{ ...goodsOf(spareId), ...blankValues(SERVICE_FIELDS), group: null },
  ...{ minutes: 30, labor_price: cents(4_500) },
})

const chooseCountry = ({ id }: { id: number }) =>
  window.localStorage.setItem(LOCAL_KEYS.countryId, String(id))

const open = (page: ReactNode) =>
  renderWhole(page, {
    services: fakeServices({
      goods: { shippingCalculator: () => new Promise(() => {}) },
      countries: { list: async () => ({ countries, default_id: DEFAULT_COUNTRY_ID }) },
    }),
  })

async function expectNotice() {
  expect(await screen.findByText(guaranteeNotice.lead)).toBeVisible()
  for (const { text, items = [] } of guaranteeNotice.blocks)
    for (const one of [text, ...items]) expect(screen.getByText(one)).toBeVisible()
  expect(screen.getByRole('link', { name: /^europa\.eu/ })).toLinkTo(guaranteeNotice.url)
  expect(screen.getByRole('img', { name: aroundGuarantee.code })).toBeVisible()
}
const expectNone = () => expect(screen.queryByText(aroundGuarantee.title)).toBeNull()

const PAGES: [string, () => ReactNode][] = [
  ['an accessory', () => <AccessoryScreen accessory={goodsOf(5_000_110)} related={[]} />],
  ['a spare part', () => <SpareScreen spare={aSpare()} location={null} />],
]

describe.each(PAGES)('the page of %s', (_, page) => {
  it('shows the whole notice once a country of the EEA is chosen', async () => {
    chooseCountry(germany)
    await open(page())
    await expectNotice()
  })

  it('shows none for other countries', async () => {
    await open(page())
    expectNone()
  })
})

it('the page of gift cards shows none, because they aren’t goods', async () => {
  chooseCountry(germany)
  await open(<GiftCardScreen accessory={goodsOf(GIFT_CARD_ID)} related={[]} />)
  expectNone()
})

it('the summary of the configurator shows the whole notice in the EEA only', async () => {
  const first = await openConfigurator('nyx')
  expectNone()
  first.unmount()
  chooseCountry({ id: 15 })
  await openConfigurator('nyx')
  await expectNotice()
})

it('the checkout opens the whole notice with one click, unless only gift cards are ordered', async () => {
  const { lines } = aQuote([aHelmet()])
  const page = renderApp(<BeforeOrder lines={lines} documents={[]} country="DE" />)
  await page.user.click(screen.getByText(aroundGuarantee.title))
  await expectNotice()
  page.rerender(<BeforeOrder lines={lines} documents={[]} country={unitedStates.code} />)
  expectNone()
  page.rerender(
    <BeforeOrder
      lines={aQuote([aHelmet({ product: GIFT_CARD_ID })]).lines}
      documents={[]}
      country="DE"
    />,
  )
  expectNone()
})

it('the page of an order opens the notice where the goods go to the EEA', async () => {
  const order = anOrder({ shipping_country_code: 'IS' })
  const { user } = renderApp(<OrderScreen number={order.number} orderKey="key" />, {
    services: fakeServices({ orders: { read: async () => order } }),
  })
  await user.click(await screen.findByText(aroundGuarantee.title))
  await expectNotice()
})
