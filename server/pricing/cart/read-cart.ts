import { buildAddress } from '@/domain/shop/bikes/build-address'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { toDollars, ZERO } from '@/domain/kit/money'
import type { PromoOffers } from '@/domain/shop/promo/promo'
import { addSpares, type Catalog, catalogAt, type Destination } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listPiecesForSale } from '@/server/stock'

import { goneProblem } from './gone-line'
import { excessOfLine, priceCart, type PricedCart } from './price-cart'
import { needsOf, type Item, type PricedLine } from './priced-line'
import type { CartRow } from './queries'
import type { StoredCart } from './stored-cart'

type CartDeps = Pick<Deps, 'db' | 'clock'>

export interface CartLine {
  row: CartRow
  priced: PricedLine | null
  problem: string | null
}

function itemOf(row: CartRow): Item {
  const { product_id, count, bike_slug, build, order_bike_id, amount_cents, from } = row
  const isUpgrade = order_bike_id !== null && from !== null
  return {
    product_id,
    count,
    server: bike_slug && build ? { bike_slug, build } : null,
    amount: amount_cents === null ? null : toDollars(amount_cents),
    variant: row.variant,
    gift: row.gift,
    upgrade: isUpgrade ? { order_bike_id, from } : null,
  }
}

export const productIds = (lines: readonly { product_id: number }[]) =>
  lines.map(({ product_id }) => product_id)

interface StoredCartRows {
  rows: readonly CartRow[]
  /** Destination, whose law decides what may be sold. */
  destination?: Destination
  /** Stock that has already been read. */
  left?: StoredCart['left']
  promo?: PromoOffers | null
}

interface PricedCartLines {
  lines: CartLine[]
  /** Priced cart; null if one of the lines can't be bought. */
  whole: PricedCart | null
}

/** Prices all lines together, or each separately if one can no longer be made. */
function priceStored(
  { clock }: Pick<Deps, 'clock'>,
  catalog: Catalog,
  { rows, destination = { countryId: DEFAULT_COUNTRY_ID }, promo = null }: StoredCartRows,
): PricedCartLines {
  const today = dayOf(clock.now())
  const pricing = (some: readonly CartRow[]) =>
    tryPricing(catalog, some, {
      destination,
      promo,
      today,
      shopDay: shopDay(clock.now()),
      law: 'told',
    })
  const whole = rows.length > 0 ? pricing(rows) : null
  if (whole && !(whole instanceof DomainError)) {
    const lineOf = (row: CartRow, at: number) => ({
      row,
      priced: whole.lines[at] ?? null,
      problem: null,
    })
    return { lines: rows.map(lineOf), whole }
  }
  const lines = rows.map((row) => {
    const alone = pricing([row])
    if (alone instanceof DomainError)
      return { row, priced: null, problem: goneProblem(alone) ?? alone.sentence }
    return { row, priced: alone.lines[0] ?? null, problem: null }
  })
  return { lines, whole: null }
}

function tryPricing(
  catalog: Catalog,
  rows: readonly CartRow[],
  input: Omit<Parameters<typeof priceCart>[1], 'items'>,
): PricedCart | DomainError {
  try {
    return priceCart(catalog, { ...input, items: rows.map(itemOf) })
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

export function pricedLines(
  deps: Pick<Deps, 'clock'>,
  catalog: Catalog,
  stored: StoredCartRows,
): CartLine[] {
  return priceStored(deps, catalog, stored).lines
}

export async function checkedLines(
  deps: CartDeps,
  catalog: Catalog,
  stored: StoredCartRows,
): Promise<PricedCartLines> {
  const { lines, whole } = priceStored(deps, catalog, stored)
  const { left: known = new Map<string, number>() } = stored
  const skus = lines.flatMap(({ priced }) => (priced ? needsOf(priced).map(({ sku }) => sku) : []))
  const fetched = await listPiecesForSale(
    deps.db,
    skus.filter((sku) => !known.has(sku)),
  )
  const left = new Map([...known, ...fetched])
  const checked = lines.map((line) => {
    if (line.problem !== null || !line.priced) return line
    const pieces = reserveFrom(left, line.priced)
    return pieces === null ? line : { ...line, problem: shortage(pieces, line.priced) }
  })
  return { lines: checked, whole: checked.some(({ problem }) => problem !== null) ? null : whole }
}

/** Reserves a line's stock before later lines. @returns the available count; null if sufficient */
function reserveFrom(left: Map<string, number>, line: PricedLine): number | null {
  const needs = needsOf(line)
  const each = needs.map(({ sku, count }) => {
    return Math.floor(((left.get(sku) ?? 0) * line.count) / count)
  })
  const most = Math.max(0, Math.min(...each))
  if (most < line.count) return most
  for (const { sku, count } of needs) left.set(sku, (left.get(sku) ?? 0) - count)
  return null
}

function shortage(pieces: number, line: PricedLine | null): string {
  const size = line?.options.size ? ` in size ${line.options.size}` : ''
  return pieces > 0 ? `Only ${pieces} left${size}.` : `Sold out${size} right now.`
}

export async function readCart(
  deps: CartDeps & Pick<Deps, 'orderLimits'>,
  { rows, version, revision, address, certificates, left }: StoredCart,
  { countryId, automatic }: { countryId?: number | undefined; automatic: PromoOffers['automatic'] },
) {
  const stored = await catalogAt(deps.db, revision)
  const catalog = await addSpares(deps.db, stored, productIds(rows))
  const isOfAddress = countryId === undefined || countryId === address?.countryId
  const requested = isOfAddress ? address : { countryId }
  const isKnown = requested && catalog.countriesById.has(requested.countryId)
  const destination = { ...(isKnown ? requested : { countryId: DEFAULT_COUNTRY_ID }), certificates }
  const { countryId: country } = destination
  const { perLine } = deps.orderLimits
  const promo = { entered: null, automatic }
  const { lines, whole } = await checkedLines(deps, catalog, { rows, destination, left, promo })
  const input = { lines, destination, promo, law: 'told' } as const
  const quote = (whole ?? quoteLines(deps, catalog, input))?.quote
  const totals = quote?.totals
  return {
    carts: lines.map((line) => toWireLine(catalog, line, perLine)),
    subtotal: totals?.subtotal ?? ZERO,
    discount: totals?.discount ?? ZERO,
    shipping: totals?.shipping ?? ZERO,
    tax: totals?.tax ?? ZERO,
    tax_title: totals?.tax_title ?? '',
    is_tax_estimated: quote?.is_tax_estimated ?? false,
    total: totals?.total ?? ZERO,
    automatic: quote?.automatic ?? null,
    shown: {
      subtotal: quote?.shown.subtotal ?? ZERO,
      shipping: quote?.shown.shipping ?? ZERO,
      includes_tax: catalog.countriesById.get(country)?.prices_include_tax ?? false,
    },
    country_id: country,
    max_per_line: perLine,
    version,
  }
}

interface QuoteLinesInput {
  lines: readonly CartLine[]
  destination: Destination
  promo?: PromoOffers | null
  assemblyDealerId?: number | null | undefined
  law?: 'told'
}

/** Prices the valid lines together; returns null if there are none. */
export function quoteLines(
  { clock, orderLimits }: Pick<Deps, 'clock' | 'orderLimits'>,
  catalog: Catalog,
  { lines, destination, promo = null, assemblyDealerId, law }: QuoteLinesInput,
): PricedCart | null {
  const items = lines.filter(({ problem }) => problem === null).map(({ row }) => itemOf(row))
  if (items.length === 0) return null
  const today = dayOf(clock.now())
  return priceCart(catalog, {
    shopDay: shopDay(clock.now()),
    ...{ items, destination, promo, today, assemblyDealerId, perLine: orderLimits.perLine },
    ...(law ? { law } : {}),
  })
}

function toWireLine(catalog: Catalog, { row, priced, problem }: CartLine, perLine: number) {
  const bike = row.bike_slug ? catalog.allBikesBySlug.get(row.bike_slug) : undefined
  const product = catalog.productsById.get(row.product_id)
  const link = priced?.external_link ?? null
  const price = priced?.price ?? row.seen_price_cents ?? ZERO
  const isDrifted =
    priced !== null && row.seen_price_cents !== null && row.seen_price_cents !== price
  return {
    id: row.id,
    product_id: row.product_id,
    kind: bike ? ('bike' as const) : (product?.kind ?? ('accessory' as const)),
    title:
      row.order_bike_id === null ? (priced?.title ?? bike?.title ?? product?.title ?? '') : null,
    image: imageOf(row, priced?.thumbnail ?? product?.thumbnail ?? ''),
    description: priced?.description ?? '',
    price,
    old_price: isDrifted ? row.seen_price_cents : null,
    count: row.count,
    total_price: priced?.total_price ?? ZERO,
    shown_price: priced?.shown_price ?? price,
    options: priced?.options ?? { color: null, size: null, upgrades: [] },
    bike_slug: row.bike_slug,
    bike_title: bike?.title ?? null,
    build: row.build,
    order_bike_id: row.order_bike_id,
    ...(row.amount_cents === null ? {} : { amount: toDollars(row.amount_cents) }),
    variant: priced?.variant ?? row.variant,
    gift: row.gift,
    has_external_link: link !== null,
    external_link: link,
    problem: problem ?? priced?.problem ?? (priced && excessOfLine(priced, perLine)),
    fix: priced?.fix ?? null,
    is_gone: row.bike_slug ? !catalog.bikesBySlug.has(row.bike_slug) : product === undefined,
  }
}

/** Returns the image URL of the configured bike itself; see pages/pictures. */
function imageOf({ bike_slug, build }: CartRow, thumbnail: string): string {
  if (!bike_slug || !build) return thumbnail
  return `/pictures/${bike_slug}?view=thumbnail&build=${encodeURIComponent(buildAddress(build))}`
}
