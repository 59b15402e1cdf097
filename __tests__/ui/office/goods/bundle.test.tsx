import { screen, within } from '@testing-library/react'

import { CatalogItemScreen } from '@/components/office/goods/item-screen'
import { NewBundleScreen } from '@/components/office/goods/new-bundle-screen'
import { cents } from '@/domain/kit/money'
import { blankValues } from '@/domain/kit/text-field'
import { SHEET_FIELDS } from '@/domain/shop/goods/product-fields'
import { bundles as texts } from '@/messages/office/goods/bundles'
import { catalog, priceTexts } from '@/messages/office/goods/prices'
import type { CatalogItem, CatalogPage } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'

import { aCatalogItem } from '@/__tests__/support/catalog/catalog-item'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const groups = [{ code: 'sets', title: 'sets' }]

const anItem = (id: number, title: string, price: number, more: Partial<CatalogItem> = {}) =>
  aCatalogItem({
    ...{ id, kind: 'accessory', title, description: 'Good.', price: cents(price) },
    ...{ group: 'sets', groups, ...more },
  })

const LOCK = anItem(5, 'Lock', 7_900)
const HELMET = anItem(6, 'Helmet', 11_900, {
  versions: [
    { id: 's', title: 'Small', price: cents(11_900), color: null, size: 'S' },
    { id: 'l', title: 'Large', price: cents(12_900), color: null, size: 'L' },
  ],
})
const CARD = anItem(8, 'Gift card', 5_000, { is_digital: true })
const part = { kind: 'accessory' as const, variant: null, version: null, for_sale: 3 }
const SET = anItem(7, 'Town set', 14_220, {
  bundle: {
    percent: 10,
    apart: cents(15_800),
    parts: [
      { ...part, product_id: 5, count: 2, title: 'Lock', price: cents(7_900), is_offered: true },
    ],
  },
})
const ALL = [LOCK, HELMET, CARD, SET]
const page = (q: string | undefined): CatalogPage => ({
  products: ALL.filter(({ title }) => q && title.toLowerCase().includes(q.toLowerCase())).map(
    ({ id, kind, title, price, is_offered }) => {
      return {
        id,
        kind,
        title,
        price,
        is_offered,
        group: 'sets',
        fits: [],
        versions: 0,
        for_sale: 9,
        thumbnail: '',
        has_stuck_picture: false,
        tags: [],
      }
    },
  ),
  ...{ count: 0, next: null, previous: null, groups, bikes: [], tags: [] },
})

const PRICES: Partial<Services['prices']> = {
  list: async ({ kind, q }) => (kind === 'accessory' ? page(String(q ?? '')) : page('no spare')),
  read: async ({ id }) => ALL.find((one) => one.id === id) ?? LOCK,
}

const openNew = (
  overrides: Partial<Services['prices']> = {},
  role: 'catalog' | 'read_only' = 'catalog',
) =>
  renderApp(<NewBundleScreen />, {
    ...{ role, path: texts.href },
    fakes: { prices: { ...PRICES, ...overrides } },
  })
const openItem = (overrides: Partial<Services['prices']> = {}) =>
  renderApp(<CatalogItemScreen id={7} />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/7' },
    fakes: { prices: { ...PRICES, ...overrides } },
  })

async function add(user: ReturnType<typeof openNew>['user'], title: string) {
  await user.type(await screen.findByLabelText(texts.search), title)
  await user.click(await screen.findByRole('button', { name: title }))
}

it('parts are found, counted and versioned, and the summary says what the bundle saves', async () => {
  const create = jest.fn(async () => SET)
  const { user } = openNew({ create })
  await user.type(await screen.findByLabelText(catalog.title), 'Town set')
  await user.type(screen.getByLabelText(catalog.description), 'For town.')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByText(texts.fault('few'))).toBeVisible()
  await add(user, 'Lock')
  expect(await screen.findByRole('link', { name: 'Lock' })).toBeVisible()
  const count = screen.getByLabelText(texts.countOf('Lock'))
  await user.clear(count)
  await user.type(count, '11')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(screen.getAllByText(texts.fault('count')).length).toBeGreaterThan(0)
  await user.clear(count)
  await user.type(count, '2')
  await add(user, 'Helmet')
  await user.selectOptions(await screen.findByLabelText(texts.versionOf('Helmet')), 'Large')
  // Two locks at $79 and a helmet at $129, less 10%.
  expect(screen.getByText(texts.summary(cents(28_700), cents(25_830)))).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ kind: 'accessory', title: 'Town set', price: 25_830 },
      bundle: {
        percent: 10,
        parts: [
          { product_id: 5, variant: null, count: 2 },
          { product_id: 6, variant: 'l', count: 1 },
        ],
      },
    }),
  )
})

it('a price of its own has to be lower than that of the parts', async () => {
  const create = jest.fn(async () => SET)
  const { user } = openNew({ create })
  await user.type(await screen.findByLabelText(catalog.title), 'Town set')
  await user.type(screen.getByLabelText(catalog.description), 'For town.')
  await add(user, 'Lock')
  await add(user, 'Helmet')
  await screen.findByLabelText(texts.versionOf('Helmet'))
  await user.click(screen.getByRole('radio', { name: 'A price of its own' }))
  await user.type(screen.getByLabelText(texts.ownPrice), '198')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByText(texts.priceFault)).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(texts.ownPrice), '{Backspace}')
  await user.type(screen.getByLabelText(texts.ownPrice), '0')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ price: 19_000, bundle: expect.objectContaining({ percent: null }) }),
  )
})

it('gift cards and bundles are no parts, and a product that can’t be loaded says so', async () => {
  const failure = unreachable()
  const read = jest.fn(PRICES.read).mockRejectedValueOnce(failure)
  const { user } = openNew({ read })
  await add(user, 'Lock')
  expect(await screen.findByText(texts.searchFailed)).toBeVisible()
  await add(user, 'Gift card')
  expect(await screen.findByText(texts.notAPart('Gift card'))).toBeVisible()
  await add(user, 'Town set')
  expect(await screen.findByText(texts.notAPart('Town set'))).toBeVisible()
  expect(screen.getByText(texts.none)).toBeVisible()
})

it('what was typed is there after a reload, parts too', async () => {
  const { user, unmount } = openNew()
  await user.type(await screen.findByLabelText(catalog.title), 'Town set')
  await add(user, 'Lock')
  await screen.findByRole('link', { name: 'Lock' })
  unmount()
  openNew()
  expect(await screen.findByLabelText(catalog.title)).toHaveValue('Town set')
  expect(screen.getByRole('link', { name: 'Lock' })).toBeVisible()
})

it('who may only read adds none', async () => {
  openNew({}, 'read_only')
  expect(await screen.findByText(texts.mayNotAdd)).toBeVisible()
})

it('a bundle is edited by its parts and percentage; its price is not typed', async () => {
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...SET, version: 'two' }))
  const { user } = openItem({ save })
  expect(await screen.findByText(texts.priceOfParts)).toBeVisible()
  expect(screen.getByRole('textbox', { name: priceTexts.price })).toBeDisabled()
  expect(screen.queryByLabelText(catalog.sheet.weight_g.label)).toBeNull()
  const percent = screen.getByRole('textbox', { name: texts.percent })
  await user.clear(percent)
  await user.type(percent, '95')
  await user.click(screen.getByRole('button', { name: catalog.save }))
  expect(await screen.findByText(texts.fault('percent'))).toBeVisible()
  await user.clear(percent)
  await user.type(percent, '12.5')
  await user.click(screen.getByRole('button', { name: catalog.save }))
  expect(await screen.findByText(catalog.saved)).toBeVisible()
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      version: 'one',
      bundle: { percent: 12.5, parts: [{ product_id: 5, variant: null, count: 2 }] },
      id: 7,
    }),
  )
})

it('what someone else changed of its parts stands beside one’s own', async () => {
  const [first] = SET.bundle?.parts ?? []
  if (!first || !SET.bundle) throw new Error('No bundle.')
  const theirs = {
    ...SET,
    version: 'two',
    bundle: { ...SET.bundle, parts: [{ ...first, count: 3 }] },
  }
  const read = jest.fn().mockResolvedValueOnce(SET).mockResolvedValue(theirs)
  const error = problem('catalog_changed', { status: 409, message: 'No.' })
  const save = jest.fn().mockRejectedValueOnce(error)
  const { user } = openItem({ read, save })
  await user.click(await screen.findByRole('button', { name: catalog.save }))
  const alert = await screen.findByRole('alert')
  const rows = within(alert).getAllByRole('row')
  expect(rows.at(-1)?.textContent).toContain('2 × Lock')
  expect(rows.at(-1)?.textContent).toContain('3 × Lock')
})

it('what a bundle was made of stands in its history, and comes back into the form', async () => {
  const was = {
    ...{ percent: 15, apart: cents(19_800) },
    parts: [
      { ...part, product_id: 5, count: 1, title: 'Lock', price: cents(7_900), is_offered: true },
      {
        ...{ ...part, product_id: 6, count: 1, title: 'Helmet', price: cents(11_900) },
        ...{ variant: 's', version: 'Small', is_offered: true },
      },
    ],
  }
  const { title, description, group, fits, is_offered } = SET
  const state = { title, description, group, fits, is_offered }
  const rest = { ...blankValues(SHEET_FIELDS), pictures: [], versions: [], service: null }
  const edit = {
    ...{ id: 1, at: '2026-11-20T12:00:00.000Z', by: 'Ada' },
    was: { ...state, ...rest, bundle: was },
    became: { ...state, ...rest, bundle: SET.bundle },
  }
  const read = async (): Promise<CatalogItem> => ({ ...SET, edits: [edit] })
  const save = jest.fn(async (): Promise<CatalogItem> => ({ ...SET, version: 'two' }))
  const services = fakeServices({ prices: { ...PRICES, read, save } })
  const { user } = renderApp(<CatalogItemScreen id={7} />, { role: 'catalog', services })
  await user.click(await screen.findByText(/Ada/))
  const [row] = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes('15'))
  expect(row).toHaveTextContent(/Lock.*Helmet.*Small/)
  await user.click(screen.getByRole('button', { name: catalog.restore }))
  await user.click(screen.getByRole('button', { name: catalog.save }))
  await screen.findByText(catalog.saved)
  const parts = [
    { product_id: 5, variant: null, count: 1 },
    { product_id: 6, variant: 's', count: 1 },
  ]
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ bundle: { percent: 15, parts }, id: 7 }),
  )
})
