import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import {
  fromStaffBike,
  stateOf,
  withState,
  type BikeState,
  type StaffBike,
} from '@/domain/office/bikes/bikes'
import { bikeDifferences, stateText, undoingOf, withEdit } from '@/domain/office/bikes/bikes-edit'
import { bikeFault } from '@/domain/office/bikes/bikes-fault'
import {
  draftPart,
  hasDraft,
  hasOption,
  hasSize,
  newSizeFaults,
  withColor,
  withoutDraft,
  withPart,
  withSize,
  type NewPart,
  type NewSize,
} from '@/domain/office/bikes/bikes-new'
import { asText, previewOf } from '@/domain/office/bikes/bikes-preview'
import { prefixFault } from '@/domain/office/bikes/bikes-serials'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { fullName } from '@/domain/kit/person-name'
import { torqueTable } from '@/server/catalog/products/torques'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { staffBikesOf } from '../catalog'
import { aroundBike, draftsOf, FIRST_SEALED } from '../configurator'
import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockBikeEdit } from '../shop-state'
import { storedBuildsOf } from './bike-builds'
import { copyOf } from './bike-copy'
import { hash } from './catalog-items'

const [routes, schemas] = [api.bikes, apiSchemas.bikes]

/** Serves bikes to staff. The mock shop has no worker, so scheduled changes are never applied. */
export function bikeHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        bikes: staffBikesOf(shop.catalog, shop.books()).map(toRow(shop)),
      })),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => pageOf(shop, params.slug)),
    ),
    mock(routes.seal, schemas.seal, ({ from, params: { slug } }) =>
      asAdmin(shop, from, () => ({ seal: sealOf(shop, requireStaffBike(shop, slug)) })),
    ),
    mock(routes.sealed, schemas.sealed, ({ params: { seal } }) => {
      const bike = draftsOf(shop).find(({ slug }) => slug === seal)
      if (!bike) throw mockProblem('bike_not_found')
      return { bike, ...aroundBike(shop, seal) }
    }),
    mock(routes.preview, schemas.preview, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const bike = requireStaffBike(shop, params.slug)
        refuseFault(shop, bike, body.state)
        return previewOf({ staffBike: bike, state: body.state }, storedBuildsOf(shop, params.slug))
      }),
    ),
    mock(routes.save, schemas.save, ({ from, params, body }) =>
      asAdmin(shop, from, (admin) => {
        save(shop, admin, { ...params, ...body })
        return pageOf(shop, params.slug)
      }),
    ),
    mock(routes.copy, schemas.copy, ({ from, params: { slug }, body }) =>
      asAdmin(shop, from, () => {
        copy(shop, requireStaffBike(shop, slug), body)
        return pageOf(shop, body.slug)
      }),
    ),
    mock(routes.remove, schemas.remove, ({ from, params: { slug } }) =>
      asAdmin(shop, from, () => {
        if (!requireStaffBike(shop, slug).is_draft) throw mockProblem('bike_draft_not_found')
        const rest = staffBikesOf(shop.catalog, shop.books()).filter((bike) => bike.slug !== slug)
        shop.change((books) => void (books.bikes = rest))
        return { bikes: rest.map(toRow(shop)) }
      }),
    ),
    mock(routes.addPart, schemas.addPart, ({ from, params: { slug }, body: { also, ...part } }) =>
      asAdmin(shop, from, () => {
        const all = [...new Set([slug, ...also])].map((one) => requireStaffBike(shop, one))
        storeBikes(
          shop,
          all.map((stored) => withNewPart(shop, stored, part)),
        )
        return pageOf(shop, slug)
      }),
    ),
    mock(routes.addColor, schemas.addColor, ({ from, params: { slug }, body }) =>
      asAdmin(shop, from, () => {
        const bike = requireStaffBike(shop, slug)
        if (hasOption(bike, body.title)) throw mockProblem('bike_option_exists')
        const all = staffBikesOf(shop.catalog, shop.books()).flatMap(({ colors }) => colors)
        storeBikes(shop, [withColor(bike, body, nextId(all))])
        return pageOf(shop, slug)
      }),
    ),
    mock(routes.addSize, schemas.addSize, ({ from, params: { slug }, body }) =>
      asAdmin(shop, from, () => {
        storeBikes(shop, [withAddedSize(shop, requireStaffBike(shop, slug), body)])
        return pageOf(shop, slug)
      }),
    ),
    mock(routes.removeDraft, schemas.removeDraft, ({ from, params: { slug, list, id } }) =>
      asAdmin(shop, from, () => {
        const bike = requireStaffBike(shop, slug)
        if (!hasDraft(bike, list, id)) throw mockProblem('bike_draft_not_found')
        storeBikes(shop, [withoutDraft(bike, list, id)])
        return pageOf(shop, slug)
      }),
    ),
    mock(routes.undo, schemas.undo, ({ from, params }) =>
      asAdmin(shop, from, (admin) => {
        undo(shop, admin, params)
        return pageOf(shop, params.slug)
      }),
    ),
  ]
}

const sealOf = (shop: MockShop, { id, is_draft }: StaffBike) =>
  is_draft ? (draftsOf(shop).find((draft) => draft.id === FIRST_SEALED + id)?.slug ?? null) : null

function requireStaffBike(shop: MockShop, slug: string): StaffBike {
  const staffBike = staffBikesOf(shop.catalog, shop.books()).find((bike) => bike.slug === slug)
  if (!staffBike) throw mockProblem('bike_not_found')
  return staffBike
}

function copy(shop: MockShop, bike: StaffBike, as: { slug: string; title: string }): void {
  const all = staffBikesOf(shop.catalog, shop.books())
  const isTaken = ({ slug, title }: StaffBike) =>
    slug === as.slug || title.toLowerCase() === as.title.toLowerCase()
  if (all.some(isTaken)) throw mockProblem('bike_slug_exists')
  const made = copyOf(bike, as, {
    bike: nextId(all),
    size: nextId(all.flatMap(({ sizes }) => sizes)),
    color: nextId(all.flatMap(({ colors }) => colors)),
    part: nextId(all.flatMap(({ groups }) => groups.flatMap(({ parts }) => parts))),
  })
  shop.change((books) => {
    books.bikes = [...all, made]
    books.models = { ...books.models, [as.slug]: books.models?.[bike.slug] ?? bike.slug }
  })
}

function withAddedSize(shop: MockShop, bike: StaffBike, size: NewSize): StaffBike {
  const { title, after, color_ids } = size
  if (hasSize(bike, title)) throw mockProblem('bike_size_exists')
  const isKnown = color_ids.every((id) => bike.colors.some((color) => color.id === id))
  if (!isKnown || (after !== null && !bike.sizes.some(({ id }) => id === after))) {
    throw mockProblem('bike_option_not_found')
  }
  const faults = newSizeFaults(fromStaffBike(bike), size)
  if (faults.length > 0) {
    throw new DomainError('bike_size_unsound', title, { message: faults.join(' ') })
  }
  const all = staffBikesOf(shop.catalog, shop.books()).flatMap(({ sizes }) => sizes)
  return withSize(bike, size, nextId(all))
}

const editsOf = (shop: MockShop, slug: string) =>
  (shop.books().bikeEdits ?? []).filter((edit) => edit.slug === slug)

const offered = (all: readonly { withheld: unknown }[]) =>
  all.filter(({ withheld }) => withheld === null).length

const toRow = (shop: MockShop) => (bike: StaffBike) => {
  const { slug, title, price, sizes, colors, groups, rules, is_draft = false } = bike
  const parts = groups.flatMap((group) => group.parts)
  const planned = editsOf(shop, slug).filter(({ state }) => state === 'scheduled').length
  return {
    ...{ slug, title, is_draft, price, sizes: sizes.length, rules: rules.length, planned },
    ...{ colors: colors.length, colors_offered: offered(colors) },
    ...{ parts: parts.length, parts_offered: offered(parts) },
  }
}

const editionOf = (state: BikeState) => String(hash(stateText(state)))

function pageOf(shop: MockShop, slug: string) {
  const bike = requireStaffBike(shop, slug)
  const state = stateOf(bike)
  return {
    bike: fromStaffBike(bike),
    state,
    edition: editionOf(state),
    papers: papersOf(shop, slug),
    edits: editsOf(shop, slug).map(({ was, became, key: _, slug: __, ...edit }) => ({
      ...edit,
      differences: bikeDifferences(was, became).map(asText),
    })),
    history: shop.books().priceChanges.flatMap(({ lines, ...change }) =>
      lines
        .filter(({ product_id, refusal }) => product_id === bike.id && refusal === null)
        .map((line) => ({
          ...{ change: change.id, at: change.starts_at, by: change.by, note: change.note },
          ...{ state: change.state, old: line.old, new: line.new },
          title: line.variant === '' ? '' : line.title.slice(bike.title.length + 2),
        })),
    ),
  }
}

function papersOf(shop: MockShop, slug: string) {
  const of = shop.books().models?.[slug]
  const all = staffBikesOf(shop.catalog, shop.books())
  const model = all.find((bike) => bike.slug === of)
  const words = model ?? requireStaffBike(shop, slug)
  return {
    frames: framesOf(shop, slug),
    model: model ? { slug: model.slug, title: model.title } : null,
    torques: torqueTable(of ?? slug).map(({ part, newton_metres }) => ({ part, newton_metres })),
    manual: { title: `Manual for the ${words.title}`, of: words.slug },
  }
}

/** Counts the frame numbers of a bike: every ordered bike of the mock shop has one. */
const framesOf = (shop: MockShop, slug: string) =>
  shop
    .books()
    .orders.filter(({ body }) => body.items.some((item) => item.server?.bike_slug === slug)).length

function refuseFault(shop: MockShop, bike: StaffBike, state: BikeState): void {
  const country = shop.catalog.countriesById.get(DEFAULT_COUNTRY_ID)
  const others = staffBikesOf(shop.catalog, shop.books())
  const around = { frames: framesOf(shop, bike.slug), others }
  const message =
    (country ? bikeFault(bike, state, country) : null) ??
    prefixFault(bike, state.serial_prefix, around)
  if (message !== null) throw new DomainError('bike_not_buildable', message, { message })
}

interface SaveBikeBody {
  slug: string
  state: BikeState
  edition: string
  starts_at: string | null
  note: string
  request_key: string
}

function save(shop: MockShop, { user }: MockMember, saving: SaveBikeBody): void {
  const bike = requireStaffBike(shop, saving.slug)
  if (editsOf(shop, saving.slug).some(({ key }) => key === saving.request_key)) return
  const now = shop.now().toISOString()
  const { starts_at } = saving
  if (starts_at !== null && starts_at <= now) throw mockProblem('bike_hour_past')
  const was = stateOf(bike)
  if (editionOf(was) !== saving.edition) throw mockProblem('bike_changed')
  const became = stateOf(withState(bike, saving.state))
  if (bikeDifferences(was, became).length === 0) throw mockProblem('bike_unchanged')
  refuseFault(shop, bike, became)
  if (starts_at === null) write(shop, bike, became)
  add(shop, {
    ...{ slug: saving.slug, was, became, note: saving.note, undoes: null },
    ...{ by: fullName(user), starts_at: starts_at ?? now },
    ...{ state: starts_at === null ? 'applied' : 'scheduled', key: saving.request_key },
  })
}

function write(shop: MockShop, bike: StaffBike, state: BikeState): void {
  storeBikes(shop, [withState(bike, state)])
}

function storeBikes(shop: MockShop, changed: readonly StaffBike[]): void {
  shop.change((books) => {
    books.bikes = staffBikesOf(shop.catalog, books).map(
      (bike) => changed.find(({ slug }) => slug === bike.slug) ?? bike,
    )
  })
}

const nextId = (all: readonly { id: number }[]) => Math.max(...all.map(({ id }) => id)) + 1

function withNewPart(shop: MockShop, bike: StaffBike, part: NewPart): StaffBike {
  const partsOf = ({ groups }: StaffBike) => groups.flatMap((group) => group.parts)
  const like = partsOf(bike).find(({ code }) => code === part.like)
  if (!like) throw mockProblem('bike_option_not_found')
  if (hasOption(bike, part.title)) throw mockProblem('bike_option_exists')
  const all = staffBikesOf(shop.catalog, shop.books())
  const id = nextId(all.flatMap(partsOf)) + all.findIndex(({ slug }) => slug === bike.slug)
  return withPart(bike, draftPart(like, part, id))
}

function add(shop: MockShop, edit: Omit<MockBikeEdit, 'id' | 'made_at'>): void {
  shop.change((books) => {
    const edits = books.bikeEdits ?? []
    const added = { ...edit, id: edits.length + 1, made_at: shop.now().toISOString() }
    books.bikeEdits = [added, ...edits]
  })
}

function undo(
  shop: MockShop,
  { user }: MockMember,
  { slug, id }: { slug: string; id: number },
): void {
  const bike = requireStaffBike(shop, slug)
  const edit = editsOf(shop, slug).find((one) => one.id === id)
  if (!edit) throw mockProblem('bike_edit_not_found')
  const isPlanned = edit.state === 'scheduled'
  if (!isPlanned && edit.state !== 'applied') throw mockProblem('bike_edit_ended')
  const was = stateOf(bike)
  const became = withEdit(was, undoingOf(was, edit).back)
  if (!isPlanned) refuseFault(shop, bike, became)
  shop.change((books) => {
    for (const one of books.bikeEdits ?? []) {
      if (one.id === id) one.state = isPlanned ? 'canceled' : 'undone'
    }
  })
  if (isPlanned) return
  write(shop, bike, became)
  add(shop, {
    ...{ slug, was, became, note: '', undoes: id, state: 'applied', key: `undo ${id}` },
    ...{ by: fullName(user), starts_at: shop.now().toISOString() },
  })
}
