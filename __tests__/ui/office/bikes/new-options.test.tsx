import { screen, waitFor, within } from '@testing-library/react'

import { BikeScreen } from '@/components/office/bikes/bike-screen'
import { draftPart, withColor, withNewSize, withPart } from '@/domain/office/bikes/bikes-new'
import { cents } from '@/domain/kit/money'
import { bikes } from '@/messages/office/bikes/bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import { geometryLabels } from '@/messages/shop/configurator/configurator'
import type { BikePage, BikePreview } from '@/contract/office/bikes/bikes'
import type { Services } from '@/services/services'

import { aBikePage } from '@/__tests__/support/catalog/bike-page'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'
import { staffBike } from '@/__tests__/support/catalog/seed-catalog'

const nyx = staffBike('nyx')
const like = nyx.groups.flatMap(({ parts }) => parts).find(({ code }) => code === 'battery-large')
if (!like) throw new Error('There is a bike with a battery.')
const PAGE = aBikePage(nyx)
const PART = {
  ...{ like: 'battery-large', title: 'Cold battery', note: '', price: cents(44_900) },
  ...{ weight: 1.1, lead_days: 3 },
}
const COLOR = { title: 'Clay', type: 'Standard' as const, hex: '#0F5C63', surcharge: cents(12_000) }
const WITH_PART = aBikePage(withPart(nyx, draftPart(like, PART, 99)))

type Bikes = Partial<Services['bikes']>
const open = (overrides: Bikes, page = PAGE, role: 'catalog' | 'read_only' = 'catalog') =>
  renderApp(<BikeScreen slug="nyx" />, {
    ...{ role, path: '/backoffice/catalog/bikes/nyx' },
    fakes: {
      bikes: { read: async () => page, list: async () => [], ...overrides },
    },
  })
const press = (name: string) => screen.getByRole('button', { name })

it('a part is added as a draft, and what was typed elsewhere stays', async () => {
  const addPart = jest.fn(async () => WITH_PART)
  const { user } = open({ addPart })
  await user.click(await screen.findByRole('checkbox', { name: bikes.isOffered('756 Wh battery') }))
  await user.click(press(texts.part))
  await waitFor(() => expect(screen.getByLabelText(texts.title)).toHaveFocus())
  await user.click(press(texts.add))
  expect(screen.getByText(texts.titleFault)).toBeVisible()
  expect(screen.getByText(texts.amountFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.title), 'Cold battery')
  await user.selectOptions(screen.getByLabelText(texts.like), 'battery-large')
  await user.type(screen.getByLabelText(texts.price), '449')
  const form = within(screen.getByRole('form', { name: texts.part }))
  await user.clear(form.getByLabelText(texts.weight))
  await user.type(form.getByLabelText(texts.weight), '1,1')
  await user.clear(form.getByLabelText(texts.days))
  await user.type(form.getByLabelText(texts.days), '3{Enter}')
  expect(await screen.findByText(texts.added('Cold battery'))).toBeVisible()
  expect(addPart).toHaveBeenCalledWith({ ...PART, also: [], slug: 'nyx' })
  expect(screen.getByText(bikes.unsaved(1))).toBeInTheDocument()
})

it('a color comes in every size unless one is left out', async () => {
  const added = aBikePage(withColor(nyx, { ...COLOR, lead_days: 0, size_ids: [301] }, 99))
  const addColor = jest.fn(async () => added)
  const { user } = open({ addColor })
  await user.click(await screen.findByRole('button', { name: texts.color }))
  await user.type(screen.getByLabelText(texts.title), 'Clay')
  const surcharge = screen.getByLabelText(texts.surcharge)
  await user.clear(surcharge)
  await user.type(surcharge, '-1')
  await user.click(screen.getByRole('checkbox', { name: texts.size('S') }))
  await user.click(press(texts.add))
  expect(screen.getByText(texts.amountFault)).toBeVisible()
  await user.clear(surcharge)
  await user.type(surcharge, '120')
  await user.click(press(texts.add))
  expect(await screen.findByText(texts.added('Clay'))).toBeVisible()
  const size_ids = PAGE.bike.sizes.filter(({ title }) => title !== 'S').map(({ id }) => id)
  expect(addColor).toHaveBeenCalledWith({ ...COLOR, lead_days: 0, size_ids, slug: 'nyx' })
})

const NONE = { count: 0, some: [] }
const UNTOUCHED = { orders: NONE, carts: NONE, saved_builds: NONE, drafts: NONE }

it('a draft says that it is one, and is offered by its box like any other part', async () => {
  const preview = jest.fn<Promise<BikePreview>, [{ state: BikePage['state'] }]>(async () => {
    return { differences: [], rules: [], built_in: [], broken: UNTOUCHED }
  })
  const { user } = open({ preview }, WITH_PART)
  const box = await screen.findByRole('checkbox', { name: bikes.isOffered('Cold battery') })
  expect(screen.getByText(texts.draft)).toBeVisible()
  expect(screen.queryByLabelText(bikes.reasonOf('Cold battery'))).toBeNull()
  await user.click(box)
  await user.click(box)
  expect(screen.getByText(bikes.unsaved(0))).toBeInTheDocument()
  await user.click(box)
  await user.click(press(bikes.check))
  expect(await screen.findByText(bikes.previewTitle)).toBeVisible()
  expect(preview.mock.calls[0]?.[0].state.parts.find(({ id }) => id === 99)?.withheld).toBeNull()
})

it('a draft is removed', async () => {
  const removeDraft = jest.fn(async () => PAGE)
  const { user } = open({ removeDraft }, WITH_PART)
  await user.click(await screen.findByRole('button', { name: texts.removeOf('Cold battery') }))
  expect(await screen.findByText(texts.removed('Cold battery'))).toBeVisible()
  expect(removeDraft).toHaveBeenCalledWith({ slug: 'nyx', list: 'parts', id: 99 })
  expect(screen.queryByRole('checkbox', { name: bikes.isOffered('Cold battery') })).toBeNull()
})

it('a name that is taken is told, and what was typed stays', async () => {
  const addPart = async () => {
    throw problem('bike_option_exists', { status: 409, message: 'Taken.' })
  }
  const { user } = open({ addPart })
  await user.click(await screen.findByRole('button', { name: texts.part }))
  await user.type(screen.getByLabelText(texts.title), '630 Wh battery')
  await user.type(screen.getByLabelText(texts.price), '0{Enter}')
  expect(await screen.findByText('Taken.')).toBeVisible()
  expect(screen.getByLabelText(texts.title)).toHaveValue('630 Wh battery')
})

it('who may only look adds nothing', async () => {
  open({}, WITH_PART, 'read_only')
  expect(await screen.findByText(texts.draft)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.part })).toBeNull()
})

const last = nyx.sizes.at(-1)
if (!last) throw new Error('There is a size.')
const { id: after, ...lengths } = last
const XXL = { ...lengths, title: 'XXL', after }
const WITH_SIZE = aBikePage({
  ...nyx,
  sizes: withNewSize(nyx, XXL, 99).sizes.map((one) =>
    one.id === 99 ? { ...one, is_draft: true } : one,
  ),
})
const openSizes = (overrides: Bikes, page = PAGE) =>
  renderApp(<BikeScreen slug="nyx" />, {
    ...{ role: 'catalog', path: '/backoffice/catalog/bikes/nyx?part=sizes' },
    fakes: {
      bikes: { read: async () => page, list: async () => [], ...overrides },
    },
  })

it('a size is added with its lengths, and the drawing says what can’t be right', async () => {
  const addSize = jest.fn(async () => WITH_SIZE)
  const { user } = openSizes({ addSize })
  await user.click(await screen.findByRole('button', { name: texts.addSize }))
  const form = within(screen.getByRole('form', { name: texts.addSize }))
  await user.click(press(texts.add))
  expect(form.getByText(texts.sizeTitleFault)).toBeVisible()
  await user.type(form.getByLabelText(texts.title), 'XXL')
  const wheelbase = form.getByLabelText(geometryLabels.wheelbase)
  await user.clear(wheelbase)
  expect(form.getByText(texts.notDrawn)).toBeVisible()
  await user.type(wheelbase, '1500')
  expect(form.getByText(bikes.geometryFaults)).toBeVisible()
  await user.clear(wheelbase)
  await user.type(wheelbase, String(last.geometry.wheelbase))
  expect(form.getByText(bikes.soundGeometry)).toBeVisible()
  await user.click(press(texts.add))
  expect(await screen.findByText(texts.sizeAdded('XXL'))).toBeVisible()
  const { id: _, ...sent } = { ...XXL, id: 0 }
  expect(addSize).toHaveBeenCalledWith({ ...sent, slug: 'nyx' })
})

it('a draft of a size is offered by a change of the bike, or removed', async () => {
  const removeDraft = jest.fn(async () => PAGE)
  const { user } = openSizes({ removeDraft }, WITH_SIZE)
  await user.selectOptions(await screen.findByLabelText(bikes.sizeToEdit), '99')
  await user.click(screen.getByRole('checkbox', { name: texts.offerSize }))
  expect(screen.getByText(bikes.unsaved(1))).toBeInTheDocument()
  await user.click(press(texts.removeOf(texts.size('XXL'))))
  expect(removeDraft).toHaveBeenCalledWith({ slug: 'nyx', list: 'sizes', id: 99 })
})
