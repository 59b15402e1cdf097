import { screen, within } from '@testing-library/react'

import { BikeScreen } from '@/components/office/bikes/bike-screen'
import { BikesScreen } from '@/components/office/bikes/bikes-screen'
import { OfficeTitleContext } from '@/components/office/kit/office-title'
import type { BikeState } from '@/domain/office/bikes/bikes'
import { bikeRules, bikes as texts } from '@/messages/office/bikes/bikes'
import { priceTexts } from '@/messages/office/goods/prices'
import type { BikePage, BikePreview } from '@/contract/office/bikes/bikes'
import type { Services } from '@/services/services'

import { aBikePage } from '@/__tests__/support/catalog/bike-page'
import { problem } from '@/__tests__/support/guest-shop'
import { seedBike } from '@/__tests__/support/orders/orders'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'
import { staffBike } from '@/__tests__/support/catalog/seed-catalog'

const bike = seedBike('nyx')
const nyx = staffBike('nyx')
const PAGE = { ...aBikePage(nyx), bike }
const NONE = { count: 0, some: [] }
const UNTOUCHED = { orders: NONE, carts: NONE, saved_builds: NONE, drafts: NONE }
const PREVIEW: BikePreview = { differences: [], rules: [], built_in: [], broken: UNTOUCHED }

type Bikes = Partial<Services['bikes']>
const open = (overrides: Bikes, { part = '', role = 'catalog' as 'catalog' | 'read_only' } = {}) =>
  renderApp(withDialogs(<BikeScreen slug="nyx" />), {
    role,
    path: `/backoffice/catalog/bikes/nyx${part}`,
    fakes: {
      bikes: { read: async () => PAGE, preview: async () => PREVIEW, ...overrides },
    },
  })

it('the list says what is offered of each bike, and leads to it', async () => {
  const row = { slug: 'nyx', title: 'Nyx', price: bike.price, sizes: 4, rules: 3, planned: 1 }
  const counts = { colors: 5, colors_offered: 4, parts: 41, parts_offered: 41 }
  const list = async () => [
    { ...row, ...counts, is_draft: false, ended_at: null },
    {
      ...row,
      ...counts,
      slug: 'old',
      title: 'Old',
      is_draft: false,
      ended_at: '2026-11-20T23:00:00.000Z',
    },
  ]
  renderApp(<BikesScreen />, {
    ...{ role: 'catalog', path: '/backoffice/catalog/bikes' },
    fakes: { bikes: { list } },
  })
  const link = await screen.findByRole('link', { name: 'Nyx' })
  expect(link).toLinkTo('/backoffice/catalog/bikes/nyx')
  const first = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(first.getByText('4 of 5 offered')).toBeInTheDocument()
  expect(first.getByText('All 41 offered')).toBeInTheDocument()
  expect(first.getByText('1 change')).toBeInTheDocument()
  expect(screen.getAllByText(/^Not sold since/)).toEqual([
    screen.getByText('Not sold since November 20, 2026'),
  ])
})

it('a part is withdrawn with a reason, checked, changed and undone', async () => {
  const preview = jest.fn(async ({ state: next }: { state: BikeState }): Promise<BikePreview> => ({
    ...PREVIEW,
    differences: [
      {
        key: `parts.30102.withheld`,
        was: 'null',
        became: JSON.stringify(next.parts.find(({ id }) => id === 30102)?.withheld),
      },
    ],
    broken: { ...UNTOUCHED, carts: { count: 2, some: ['1', '2'] } },
  }))
  const edit = {
    ...{ id: 7, by: 'Ada', note: '', made_at: '2026-11-20T12:00:00.000Z', undoes: null },
    ...{ starts_at: '2026-11-20T12:00:00.000Z', differences: [], state: 'applied' as const },
  }
  const save = jest.fn(async (): Promise<BikePage> => ({ ...PAGE, edition: 'two', edits: [edit] }))
  const undo = jest.fn(async (): Promise<BikePage> => PAGE)
  const { user } = open({ preview, save, undo })
  const box = await screen.findByRole('checkbox', { name: texts.isOffered('756 Wh battery') })
  await user.click(box)
  await user.type(screen.getByLabelText(texts.reasonOf('756 Wh battery')), 'None left.')
  expect(screen.getByText(texts.unsaved(1))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(await screen.findByRole('heading', { name: texts.previewTitle })).toHaveFocus()
  expect(screen.getByText('Not offered: None left.')).toBeInTheDocument()
  expect(screen.getByText('2 bikes in carts')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: texts.apply(false) }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: texts.apply(false) }))
  expect(await screen.findByText(texts.saved(edit))).toBeVisible()
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ edition: 'one', starts_at: null, slug: 'nyx' }),
  )
  await user.click(screen.getByRole('button', { name: texts.undo }))
  expect(await screen.findByText(texts.undone)).toBeVisible()
  expect(undo).toHaveBeenCalledWith({ slug: 'nyx', id: 7 })
})

it('a bike is taken off the shop and brought back like any other change', async () => {
  const preview = jest.fn(async () => PREVIEW)
  const { user } = open({ preview })
  await user.click(await screen.findByRole('checkbox', { name: texts.sold }))
  expect(screen.getByText(texts.unsaved(1))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: texts.check }))
  await screen.findByRole('heading', { name: texts.previewTitle })
  expect(preview).toHaveBeenCalledWith(
    expect.objectContaining({ state: expect.objectContaining({ is_ended: true }) }),
  )
})

it('the page of a former bike says since when, and leads to no page of the shop', async () => {
  const ended = { ...nyx, is_ended: true }
  const former = { ...aBikePage(ended), bike, ended_at: '2026-11-20T12:00:00.000Z' }
  open({ read: async () => former })
  expect(await screen.findByText('Not sold since November 20, 2026')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: texts.sold })).not.toBeChecked()
  expect(screen.queryByRole('link', { name: texts.shopPage })).toBeNull()
})

it('what cannot be read as a number is marked and not sent', async () => {
  const preview = jest.fn(async () => PREVIEW)
  const { user } = open({ preview })
  const field = await screen.findByLabelText(`${texts.weight}, 756 Wh battery`)
  await user.clear(field)
  await user.type(field, 'much')
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(await screen.findByText(texts.figureFault)).toBeVisible()
  expect(field).toBeInvalid()
  expect(preview).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '0,9')
  await user.click(screen.getByRole('button', { name: texts.check }))
  const [sent] = (preview.mock.calls[0] ?? []) as unknown as [{ state: BikeState }]
  expect(sent.state.parts.find(({ id }) => id === 30102)?.weight).toBe(0.9)
})

it('over someone else’s edit theirs is taken in, and yours stays', async () => {
  const theirs = {
    ...PAGE,
    edition: 'two',
    state: { ...PAGE.state, title: 'Nyx 2', tagline: 'T.' },
  }
  const read = jest.fn(async () => PAGE).mockResolvedValueOnce(PAGE)
  const save = jest.fn(async (): Promise<BikePage> => {
    read.mockResolvedValue(theirs)
    throw problem('bike_changed', { status: 409, message: 'No.' })
  })
  const preview = async () => ({
    ...PREVIEW,
    differences: [{ key: 'tagline', was: '"a"', became: '"Mine."' }],
  })
  const { user } = open({ read, save, preview }, { part: '?part=texts' })
  const tagline = await screen.findByLabelText(texts.tagline)
  await user.clear(tagline)
  await user.type(tagline, 'Mine.')
  await user.click(screen.getByRole('button', { name: texts.check }))
  await user.click(await screen.findByRole('button', { name: texts.apply(false) }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: texts.apply(false) }),
  )
  expect(await screen.findByText(texts.theirs)).toBeVisible()
  expect(screen.getByLabelText(texts.name)).toHaveValue('Nyx 2')
  expect(screen.getByLabelText(texts.tagline)).toHaveValue('Mine.')
})

it('the drawing follows the figures, and says what cannot be right', async () => {
  const { user } = open({}, { part: '?part=sizes' })
  expect(await screen.findByText(texts.soundGeometry)).toBeVisible()
  const before = screen.getByRole('img').innerHTML
  const reach = screen.getByLabelText(texts.sizeField('Reach', 'S'))
  await user.clear(reach)
  await user.type(reach, '470')
  expect(screen.getByRole('img').innerHTML).not.toBe(before)
  expect(screen.getByText(texts.geometryFaults)).toBeVisible()
  expect(screen.getByText(/the drawing has a wheelbase of/)).toBeVisible()
})

it('a rule is put together and tried before it holds', async () => {
  const preview = jest.fn(
    async ({ state: { rules } }: { state: BikeState }): Promise<BikePreview> => ({
      ...PREVIEW,
      rules: rules.slice(-1).map(({ id }) => ({
        ...{ rule_id: id, change: 'added', of: 8, forbids: 1, examples: ['Size S + Rear radar'] },
        touched: { ...UNTOUCHED, orders: { count: 1, some: ['NK-100001'] } },
      })),
    }),
  )
  const { user } = open({ preview }, { part: '?part=rules' })
  await user.click(await screen.findByRole('button', { name: bikeRules.add }))
  const last = (await screen.findAllByRole('group')).at(-1)
  if (!last) throw new Error('There are rules.')
  await user.selectOptions(within(last).getByLabelText(bikeRules.when), 'radar')
  await user.selectOptions(within(last).getByLabelText(bikeRules.excludes), 'size-S')
  await user.type(within(last).getByLabelText(bikeRules.reason), 'Too short.')
  expect(screen.getByText('When it has Rear radar, it can’t have Size S.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: bikeRules.test }))
  expect(await screen.findByText(/It forbids 12.5% of all builds/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'NK-100001' })).toLinkTo('/backoffice/orders/NK-100001')
  const [tried] = preview.mock.calls[0] ?? []
  expect(tried?.state.rules.at(-1)).toMatchObject({
    ...{ when: ['radar'], excludes: ['size-S'], requires_any: [], reason: 'Too short.' },
  })
})

it('prices of the bike, its colors and parts are previewed in one change', async () => {
  const preview = jest.fn(async () => ({ lines: [], changing: 0, seen: 'a', touched: UNTOUCHED }))
  const setTitle = jest.fn()
  const screenOf = (
    <OfficeTitleContext value={setTitle}>
      <BikeScreen slug="nyx" />
    </OfficeTitleContext>
  )
  const { user } = renderApp(screenOf, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/bikes/nyx?part=prices' },
    fakes: { bikes: { read: async () => PAGE }, prices: { preview } },
  })
  const color = await screen.findByLabelText('Amethyst')
  await user.clear(color)
  await user.type(color, '199')
  const part = screen.getByLabelText('756 Wh battery')
  await user.clear(part)
  await user.type(part, '−5')
  await user.click(screen.getByRole('button', { name: priceTexts.save }))
  expect(await screen.findByText(texts.pricesTouched)).toBeVisible()
  expect(setTitle.mock.lastCall).toEqual([{ title: 'Nyx' }])
  expect(preview).toHaveBeenCalledWith({
    selection: { ids: [3] },
    plan: {
      prices: [
        { product_id: 3, variant: 'color-353', price: 19900 },
        { product_id: 3, variant: 'part-30102', price: -500 },
      ],
    },
  })
})

it('who may only read has no button to change a bike', async () => {
  open({}, { role: 'read_only' })
  expect(await screen.findByText(texts.mayNot)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.check })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: texts.isOffered('Night') })).toBeDisabled()
})
