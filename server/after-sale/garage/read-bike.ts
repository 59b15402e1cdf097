import { asc, eq, sql, and } from 'drizzle-orm'

import { neededOptions } from '@/domain/shop/goods/fitting'
import type { Bike, Part } from '@/domain/shop/bikes/bike'
import { productSkus } from '@/domain/shop/accessories/accessory'
import { presentParts, sizeOf } from '@/domain/shop/bikes/build'
import { type Catalog, readCatalog, torquesOf } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { deriveKey } from '@/server/kernel/ports/ids'
import { listPiecesForSale } from '@/server/stock'

import { bikeAnswer } from './bike-answer'
import { omit } from '@/utils/omit'
import { signPassport } from './passport'
import { findOwnBike, listOwnBikes, listServiceEntries, type OwnedRow } from './queries'

interface Key {
  userId: number
  id: number
}

/** @throws DomainError owned_bike_not_found, also for another user's bike */
export async function requireOwnBike({ db }: Pick<Deps, 'db'>, key: Key): Promise<OwnedRow> {
  const owned = await findOwnBike(db, key)
  if (!owned) throw new DomainError('owned_bike_not_found', `No bike ${key.id} of this user.`)
  return owned
}

export async function readGarage({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number) {
  const today = dayOf(clock.now())
  const catalog = await readCatalog(db)
  const bikes = await listOwnBikes(db, userId)
  return { bikes: bikes.map((owned) => bikeAnswer(catalog, owned, today)) }
}

export async function readOwnBike(deps: Pick<Deps, 'db' | 'secret' | 'clock'>, key: Key) {
  const owned = await requireOwnBike(deps, key)
  const { bike } = owned
  const [catalog, entries] = await Promise.all([
    readCatalog(deps.db),
    listServiceEntries(deps.db, bike.id),
  ])
  const model = catalog.allBikesBySlug.get(bike.bike_slug)
  const answer = bikeAnswer(catalog, owned, dayOf(deps.clock.now()))
  return {
    ...answer,
    build_sheet: bike.build_sheet.rows,
    torques: torquesOf(
      catalog.models.get(bike.bike_slug) ?? bike.bike_slug,
      partsOf(catalog, owned).map(({ code }) => code),
    ),
    documents: documentsOf(deps.secret, owned),
    service_book: entries.map((entry) => omit(entry, 'order_bike_id', 'created_at')),
    options: (model?.groups ?? []).flatMap(({ title: group, parts }) =>
      parts.map(({ id, title }) => ({ id, title, group })),
    ),
    spares: await listFittingSpares(deps.db, model, answer.parts),
  }
}

function partsOf(catalog: Catalog, { bike, swaps }: OwnedRow): Part[] {
  const model = catalog.allBikesBySlug.get(bike.bike_slug)
  return model ? presentParts(model, bike.build, swaps) : []
}

function documentsOf(secret: string, { order, bike }: OwnedRow) {
  const key = deriveKey(secret, 'order', order.number)
  return [
    { title: `Order ${order.number} with build sheet`, href: `/orders/${order.number}/${key}` },
    { title: `User manual of the ${bike.title}`, href: `/user-manual/${bike.bike_slug}` },
    { title: 'Warranty', href: '/warranty' },
  ]
}

async function listFittingSpares(db: Db, model: Bike | undefined, parts: readonly number[]) {
  if (!model) return []
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.kind, 'spare'),
        products.is_offered,
        sql`${products.fits} @> array[${model.slug}]::text[]`,
      ),
    )
    .orderBy(asc(products.position))
  const left = await listPiecesForSale(db, rows.flatMap(productSkus))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    price: row.price_cents,
    standards: row.standards,
    standard_equivalent: row.standard_equivalent,
    needs: neededOptions(model, row, parts),
    in_stock: productSkus(row).some((sku) => (left.get(sku) ?? 0) > 0),
  }))
}

export async function passportOf(
  deps: Pick<Deps, 'db' | 'secret' | 'clock' | 'shopUrl'>,
  key: Key,
): Promise<{ name: string; text: string }> {
  const detail = await readOwnBike(deps, key)
  const catalog = await readCatalog(deps.db)
  const model = catalog.allBikesBySlug.get(detail.bike_slug)
  const parts = model?.groups.flatMap((group) =>
    group.parts.filter(({ id }) => detail.parts.includes(id)),
  )
  const text = signPassport(deps.secret, {
    issued_at: deps.clock.now().toISOString(),
    issued_by: deps.shopUrl,
    bike: {
      model: detail.title,
      frame_number: detail.frame_number,
      controller: detail.mac_id,
      size: detail.size,
      color: detail.color,
      order: detail.order_number,
      delivered_at: detail.delivered_at,
      warranty_until: detail.warranty_until,
    },
    specification: detail.build_sheet,
    geometry_mm_and_degrees: (model && sizeOf(model, detail.build.size_id)?.geometry) ?? null,
    parts: (parts ?? []).map(({ code, title, note, tags }) => ({
      code,
      title,
      note,
      standards: tags,
    })),
    torques: detail.torques,
    documents: detail.documents.map(({ title, href }) => ({ title, href: deps.shopUrl + href })),
    service_book: detail.service_book,
  })
  return { name: `bike-passport-${detail.frame_number ?? detail.order_number}.json`, text }
}
