import type { DecodedInput } from '@/contract/kit/route'
import type { moderationSchemas } from '@/contract/office/reviews/reviews.schema'
import { fullName } from '@/domain/kit/person-name'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listAll, lockReview, readRow, setReview, type ReviewRow } from './queries'

type Query = DecodedInput<(typeof moderationSchemas)['list']>['query']
type Body = DecodedInput<(typeof moderationSchemas)['set']>['body']

export async function readModerated({ db }: Pick<Deps, 'db'>, query: Query) {
  const [catalog, { rows, ...ends }] = await Promise.all([readCatalog(db), listAll(db, query)])
  return { reviews: rows.map((row) => toResponse(catalog, row)), ...ends }
}

/** @throws DomainError review_not_found, review_changed */
export async function moderate({ db }: Pick<Deps, 'db'>, id: number, { seen, ...change }: Body) {
  return db.transaction(async (tx) => {
    if (!(await lockReview(tx, id))) throw missing(id)
    const known = await readRow(tx, id)
    if (!known) throw missing(id)
    if (versionOf(known) !== seen) throw new DomainError('review_changed', `Review ${id}.`)
    await setReview(tx, id, change)
    return toResponse(await readCatalog(tx), { ...known, ...change })
  })
}

function toResponse({ allBikesBySlug }: Catalog, row: ReviewRow) {
  const { number, bike_slug, created_at, name, last_name, ...review } = row
  return {
    ...review,
    id: number,
    bike_title: allBikesBySlug.get(bike_slug)?.title ?? bike_slug,
    name: fullName({ name, last_name }),
    date: created_at.toISOString().slice(0, 10),
    seen: versionOf(row),
  }
}

/** Hashes the rider's text, too, because a reply refers to this exact text. */
const versionOf = ({ rating, title, text, hidden_reason, answer }: ReviewRow) =>
  sha256(JSON.stringify([rating, title, text, hidden_reason, answer])).slice(0, 32)

const missing = (id: number) => new DomainError('review_not_found', `No review ${id}.`)
