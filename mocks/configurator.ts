import { hasVersions } from '@/domain/shop/accessories/accessory'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeFile } from '@/domain/shop/bike3d/bike-file'
import { availableColors, buildKey, colorOf, defaultBuild, sizeOf } from '@/domain/shop/bikes/build'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { COLOR_TYPE_ORDER, type ColorType } from '@/domain/kit/constants'
import { asOffered, DRAFT_SENTENCE } from '@/domain/office/bikes/bikes'
import { readyDay } from '@/domain/shop/checkout/delivery'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { zoneTime } from '@/domain/kit/zone-time'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { hashText } from '@/utils/text'

import { staffBikesOf } from './catalog'
import { mockProblem } from './mock'
import { calendarOf, type MockShop } from './mock-shop'

export function listBikes(shop: MockShop) {
  return { bikes: shop.catalog.bikes, calendar: calendarOf(shop) }
}

export function readBike(shop: MockShop, slug: string) {
  return { bike: bikeOf(shop, slug), ...aroundBike(shop, slug) }
}

export function aroundBike(shop: MockShop, slug: string) {
  const extras = shop.catalog.products
    .filter(
      ({ kind, fits, is_digital }) => kind === 'accessory' && !is_digital && fits.includes(slug),
    )
    .map((product) => ({ ...product, in_stock: true, has_versions: hasVersions(product) }))
  return { extras, calendar: calendarOf(shop) }
}

export function readColors(shop: MockShop, ids: { productId: number; sizeId: number }) {
  const { bike } = bikeAndSize(shop, ids)
  const colors = availableColors(bike, ids.sizeId)
  const byType = COLOR_TYPE_ORDER.map((type) => [type, colors.filter((one) => one.type === type)])
  return Object.fromEntries(byType) as Record<ColorType, Bike['colors']>
}

export function readReadyDate(
  shop: MockShop,
  ids: { productId: number; sizeId: number; colorId: number },
) {
  const { bike, size } = bikeAndSize(shop, ids)
  const color = colorOf(bike, ids.colorId)
  if (!color) throw mockProblem('color_not_found')
  if (!size.color_ids.includes(color.id)) throw mockProblem('color_not_available')
  const calendar = calendarOf(shop)
  const working_days = bike.lead_days + color.lead_days
  return {
    ready_date: readyDay(calendar, working_days),
    working_days,
    in_stock: true,
    calendar,
  }
}

export function saveBuild(
  shop: MockShop,
  { bike_slug, build }: { bike_slug: string; build: Build },
) {
  const bike = bikeOf(shop, bike_slug)
  const [broken] = validateBuild(bike, build, null)
  if (broken) throw new DomainError('build_invalid', broken.rule_id, { message: broken.reason })
  const code = codeOf(`${bike_slug}:${buildKey(build)}`)
  shop.change(({ builds }) => {
    if (builds.some((stored) => stored.code === code)) return
    builds.push({ code, slug: bike_slug, build, savedAt: shop.now().toISOString() })
  })
  return { code }
}

export function restoreBuild(shop: MockShop, typed: string) {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const found = shop.books().builds.find((one) => one.code === code)
  if (!found) throw mockProblem('build_not_found')
  return {
    code,
    bike_slug: found.slug,
    build: found.build,
    saved_at: found.savedAt,
    // Always empty: prices and rules of a recorded catalog never change.
    differences: [],
  }
}

export const FIRST_SEALED = 1_500_000_000

/** Returns the draft bikes, each under a preview token derived from its slug and a separate id. */
export function draftsOf(shop: MockShop): Bike[] {
  const drafts = staffBikesOf(shop.catalog, shop.books()).filter(({ is_draft }) => is_draft)
  return drafts.map((stored) => {
    const seal = Buffer.from(`${hashText(stored.slug)}seal-of-a-draft`)
      .toString('hex')
      .slice(0, 24)
    const id = FIRST_SEALED + stored.id
    return { ...asOffered(stored), slug: `draft-${seal}`, id, unavailable: DRAFT_SENTENCE }
  })
}

/** Returns a Response, because the body isn't JSON. */
export function modelFile(shop: MockShop, slug: string, address: string | undefined): Response {
  const bike = bikeOf(shop, slug)
  const [country] = shop.catalog.countries
  const first = country ? defaultBuild(bike, country) : null
  const build = address === undefined ? first : buildFromAddress(bike, address)
  if (!build) throw mockProblem('build_not_found')
  return new Response(bikeFile(bike, build), { headers: { 'content-type': 'model/gltf-binary' } })
}

function bikeOf({ catalog }: MockShop, slug: string): Bike {
  const bike = catalog.bikesBySlug.get(slug)
  if (!bike) throw mockProblem('bike_not_found')
  return bike
}

function bikeAndSize(shop: MockShop, ids: { productId: number; sizeId: number }) {
  const sealed = () => draftsOf(shop).find(({ id }) => id === ids.productId)
  const bike = shop.catalog.bikesById.get(ids.productId) ?? sealed()
  if (!bike) throw mockProblem('bike_not_found')
  const size = sizeOf(bike, ids.sizeId)
  if (!size) throw mockProblem('size_not_found')
  return { bike, size }
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Derives the code from the build, so that equal builds have equal codes, as in the real shop. */
function codeOf(key: string): string {
  let code = ''
  for (let index = 0; index < 8; index += 1) {
    const digit = Number.parseInt(hashText(`${index}:${key}`).slice(-4), 36) % CROCKFORD.length
    code += CROCKFORD.charAt(digit)
  }
  return code
}

export function countVisit(shop: MockShop, visit: { bike: string; steps: readonly string[] }) {
  const { day } = zoneTime(shop.now(), SUPPORT_TIME_ZONE)
  return shop.change((books) => {
    for (const step of new Set(visit.steps)) {
      const key = `${day} ${visit.bike} ${step}`
      books.visits[key] = (books.visits[key] ?? 0) + 1
    }
    return {}
  })
}
