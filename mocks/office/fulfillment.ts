import { bundleNote } from '@/domain/shop/goods/ordered-bundle'
import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { mayBuild, type BuildState } from '@/domain/office/fulfillment/bike-build'
import {
  fulfillmentOf,
  isShippable,
  shippablePieces,
  stateAfterUndo,
  transitionPath,
} from '@/domain/office/fulfillment/fulfillment'
import { undoFault, undoUntil } from '@/domain/shop/orders/parcels'
import { frameNumber } from '@/domain/office/bikes/bikes-serials'

import { SERIAL_PREFIXES } from '../catalog'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { mockParcel, parcelNumber } from '../parcels'
import { linesOf } from '../refunds'
import { requireOrder } from '../payments'
import type { MockOrder, MockParcel } from '../shop-state'
import { returnHandlers } from './returns'

const routes = api.fulfillment
const schemas = apiSchemas.fulfillment
const FIRST_SERIAL = 10_000
const IN_THE_HOUSE: readonly string[] = ['to_build', 'in_production', 'ready', 'partly_shipped']

export function fulfillmentHandlers(shop: MockShop): HttpHandler[] {
  const change = (number: string, work: (order: MockOrder) => string | null) => {
    shop.change((books) => {
      const order = requireOrder(books, (one) => one.number === number)
      const result = work(order)
      if (result !== null) advanceBuild(order, { eventKind: result, at: shop.now().toISOString() })
    })
    return toResponse(shop, number)
  }
  return [
    ...returnHandlers(shop),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => toResponse(shop, params.number)),
    ),
    mock(routes.build, schemas.build, ({ from, params, body }) =>
      asAdmin(shop, from, () => change(params.number, (order) => build(order, params.bike, body))),
    ),
    mock(routes.ship, schemas.ship, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        change(params.number, (order) => ship(order, body, shop.now().toISOString())),
      ),
    ),
    mock(routes.correct, schemas.correct, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        change(params.number, (order) => {
          const parcel = requireParcel(order, params.parcel)
          if (parcel.deliveredAt !== null) throw mockProblem('parcel_delivered')
          if (parcel.carrier === body.carrier && parcel.tracking === body.tracking) return null
          Object.assign(parcel, body)
          return 'parcel_corrected'
        }),
      ),
    ),
    mock(routes.deliver, schemas.deliver, ({ from, params }) =>
      asAdmin(shop, from, () =>
        change(params.number, (order) => {
          const parcel = requireParcel(order, params.parcel)
          if (parcel.deliveredAt !== null) return null
          parcel.deliveredAt = shop.now().toISOString()
          return 'parcel_delivered'
        }),
      ),
    ),
    mock(routes.undo, schemas.undo, ({ from, params }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => {
          const order = requireOrder(books, (one) => one.number === params.number)
          undo(order, params.parcel, shop.now())
        })
        return toResponse(shop, params.number)
      }),
    ),
  ]
}

export function bikesOf(order: MockOrder) {
  const pieces = linesOf(order)
    .filter(({ kind, order_bike_id }) => kind === 'bike' && order_bike_id === null)
    .flatMap((line) => Array.from({ length: line.count - line.canceled_count }, () => line))
  return pieces.map((line, index) => {
    const id = index + 1
    const slug = line.bike_slug ?? ''
    const unit = order.bikes[id]
    const state: BuildState = unit?.state ?? 'to_build'
    const at = (reached: boolean) => (reached ? order.placedAt : null)
    return {
      id,
      line: line.position,
      title: line.title,
      state,
      frame_number: unit?.frame ?? frameNumber(SERIAL_PREFIXES[slug], FIRST_SERIAL + id),
      production_began_at: at(state !== 'to_build'),
      ready_at: at(['ready', 'shipped', 'delivered'].includes(state)),
      shipped_at: at(['shipped', 'delivered'].includes(state)),
      delivered_at: at(state === 'delivered'),
    }
  })
}

interface BuildBikeBody {
  state: 'in_production' | 'ready'
  frame_number?: string | undefined
}

function build(
  order: MockOrder,
  id: number,
  { state, frame_number }: BuildBikeBody,
): string | null {
  requireInTheHouse(order)
  const bike = bikesOf(order).find((one) => one.id === id)
  if (!bike) throw mockProblem('order_bike_not_found')
  if (state === 'ready' && !frame_number) throw mockProblem('invalid_input')
  if (!mayBuild(bike.state, state)) throw mockProblem('bike_build_wrong')
  order.bikes[id] = { state, frame: frame_number?.toUpperCase() ?? bike.frame_number }
  return bike.state === state ? null : `bike_${state}`
}

type ShipParcelBody = Parameters<Parameters<typeof mock<typeof schemas.ship>>[2]>[0]['body']

function ship(order: MockOrder, body: ShipParcelBody, at: string): string | null {
  const undone = order.undoneParcels ?? []
  if ([...order.parcels, ...undone].some(({ key }) => key === body.request_key)) return null
  requireInTheHouse(order)
  const bikes = bikesOf(order)
  const leaving = body.items.flatMap(({ position, count }) => {
    const line = linesOf(order)[position]
    if (!line || shippablePieces(line, bikes) < count) throw mockProblem('parcel_too_full')
    return bikes.filter((one) => one.line === position && one.state === 'ready').slice(0, count)
  })
  for (const { id, frame_number: frame } of leaving) order.bikes[id] = { state: 'shipped', frame }
  const { carrier, tracking, items, request_key: key } = body
  const frames = leaving.map(({ frame_number }) => frame_number)
  const numbers = [...order.parcels.map(parcelNumber), ...undone.map((one) => one.number)]
  const number = Math.max(0, ...numbers) + 1
  const facts = { number, key, carrier, tracking, items, frames }
  order.parcels.push({ ...facts, shippedAt: at, deliveredAt: null })
  return 'parcel_shipped'
}

function requireParcel({ parcels }: MockOrder, number: number) {
  const parcel = parcels.find((one, index) => parcelNumber(one, index) === number)
  if (!parcel) throw mockProblem('parcel_not_found')
  return parcel
}

const undoable = ({ items, shippedAt, deliveredAt }: MockParcel) => ({
  items,
  shipped_at: new Date(shippedAt),
  delivered_at: deliveredAt === null ? null : new Date(deliveredAt),
})

function undo(order: MockOrder, number: number, now: Date): void {
  const undone = order.undoneParcels ?? []
  if (undone.some((one) => one.number === number)) return
  const parcel = requireParcel(order, number)
  const fault = undoFault(undoable(parcel), linesOf(order), now)
  if (fault) throw mockProblem(fault)
  order.parcels = order.parcels.filter((one) => one !== parcel)
  order.undoneParcels = [...undone, { number, key: parcel.key }]
  for (const bike of Object.values(order.bikes)) {
    if (parcel.frames.includes(bike.frame)) bike.state = 'ready'
  }
  const parcels = order.parcels.map(({ deliveredAt }) => ({ delivered_at: deliveredAt }))
  const items = { lines: linesOf(order), bikes: bikesOf(order), parcels }
  order.fulfillment_state = stateAfterUndo(items)
  order.events.push({ at: now.toISOString(), kind: 'parcel_undone' })
}

function advanceBuild(
  order: MockOrder,
  { eventKind, at }: { eventKind: string; at: string },
): void {
  const parcels = order.parcels.map(({ deliveredAt }) => ({ delivered_at: deliveredAt }))
  const to = fulfillmentOf({ lines: linesOf(order), bikes: bikesOf(order), parcels })
  const way = (to && transitionPath(order.fulfillment_state, to)) ?? []
  if (way.length === 0) order.events.push({ at, kind: eventKind })
  for (const state of way) {
    order.fulfillment_state = state
    order.events.push({ at, kind: state })
    if (state === 'delivered') order.deliveredAt = at
  }
}

export function isInTheHouse({ payment_state, fulfillment_state }: MockOrder): boolean {
  const isPaid = payment_state === 'paid' || payment_state === 'partly_refunded'
  return isPaid && IN_THE_HOUSE.includes(fulfillment_state)
}

function requireInTheHouse(order: MockOrder): void {
  if (!isInTheHouse(order)) throw mockProblem('order_not_movable')
}

function toResponse(shop: MockShop, number: string) {
  const order = requireOrder(shop.books(), (one) => one.number === number)
  const bikes = bikesOf(order)
  const lines = linesOf(order)
  const isPaid = order.payment_state === 'paid' || order.payment_state === 'partly_refunded'
  return {
    number,
    fulfillment_state: order.fulfillment_state,
    may_ship: isPaid && IN_THE_HOUSE.includes(order.fulfillment_state),
    lines: lines.filter(isShippable).map((line) => ({
      position: line.position,
      title: line.title,
      detail: detailOf(line),
      count: line.count - line.canceled_count,
      shipped: line.shipped_count,
      ready: shippablePieces(line, bikes),
    })),
    bikes: bikes.map(({ id, line, title, state, frame_number }) => ({
      id,
      position: line,
      title,
      detail: detailOf(lines[line]),
      state,
      frame_number,
    })),
    // The mock shop renders no documents.
    parcels: order.parcels.map((parcel, index) => ({
      ...mockParcel(order, parcel, index),
      by: '',
      papers: [],
      undo_until: undoFault(undoable(parcel), lines, shop.now())
        ? null
        : undoUntil(undoable(parcel)).toISOString(),
    })),
  }
}

function detailOf(line: ReturnType<typeof linesOf>[number] | undefined): string {
  const { size = null, color = null } = line?.options ?? {}
  return [size && `Size ${size}`, color, bundleNote(line?.bundle)].filter(Boolean).join(', ')
}
