import type { Db } from '@/server/kernel/db/client'

import type { Catalog } from '../products/read-catalog'
import { findPublic, listPublic, type PublicRow } from './queries'

export interface Manual {
  row: PublicRow
  of: string
}

type Models = Pick<Catalog, 'models'>

/** Finds the manual of a bike or, without one, of the model that it was copied from. */
export async function findManual(
  db: Db,
  now: Date,
  { models, slug }: Models & { slug: string },
): Promise<Manual | null> {
  for (const written of [slug, models.get(slug)]) {
    if (written === undefined) continue
    const row = await findPublic(db, now, { kind: 'manual', slug: written })
    if (row) return { row: { ...row, slug }, of: written }
  }
  return null
}

/** Lists public texts, with manuals that copied bikes inherit, and without those of bikes that no one has. */
export async function listPublicTexts(
  db: Db,
  now: Date,
  {
    catalog,
    kind,
  }: {
    catalog: Models & Pick<Catalog, 'allBikesBySlug' | 'riddenBikes'>
    kind?: Parameters<typeof listPublic>[2]
  },
): Promise<Manual[]> {
  const rows = await listPublic(db, now, kind)
  const manuals = new Map(rows.flatMap((row) => (row.kind === 'manual' ? [[row.slug, row]] : [])))
  const ridden = new Set(catalog.riddenBikes.map(({ slug }) => slug))
  const isShown = ({ kind, slug }: PublicRow) =>
    kind !== 'manual' || ridden.has(slug) || !catalog.allBikesBySlug.has(slug)
  const lent = catalog.riddenBikes.flatMap(({ slug }) => {
    const of = catalog.models.get(slug)
    const row = of === undefined || manuals.has(slug) ? undefined : manuals.get(of)
    return row && of !== undefined ? [{ row: { ...row, slug }, of }] : []
  })
  return [...rows.filter(isShown).map((row) => ({ row, of: row.slug })), ...lent]
}
