import type { z } from 'zod'

import type { reviewsSchemas } from '@/contract/shop/reviews/reviews.schema'
import { sizeOf } from '@/domain/shop/bikes/build'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { lockBike, type OwnedRow } from '../garage/queries'
import { requireOwnBike } from '../garage/read-bike'
import {
  deleteReview,
  findReviewOfBike,
  insertReview,
  updateReview,
  type ReviewRow,
} from './queries'

type ReviewBody = z.output<(typeof reviewsSchemas)['change']['body']>
type Context = Pick<Deps, 'db' | 'clock'>

interface Key {
  userId: number
  id: number
}

/** @throws DomainError owned_bike_not_found */
export async function readOwnReview(deps: Pick<Deps, 'db'>, key: Key) {
  const owned = await requireOwnBike(deps, key)
  const review = await findReviewOfBike(deps.db, owned.bike.id)
  if (review) return { state: 'written' as const, review: ownReview(review) }
  return {
    state: isDelivered(owned) ? ('open' as const) : ('not_delivered' as const),
    review: null,
  }
}

/** @throws DomainError owned_bike_not_found, review_not_delivered, review_exists */
export async function writeReview(
  deps: Context,
  { userId, order_bike_id: id, ...body }: ReviewBody & { userId: number; order_bike_id: number },
) {
  await requireOwnBike(deps, { userId, id })
  const catalog = await readCatalog(deps.db)
  return deps.db.transaction(async (tx) => {
    // Locks the bike, so that it can't be canceled or transferred before the review is inserted.
    const owned = await lockBike(tx, id)
    if (!owned || !isDelivered(owned)) {
      throw new DomainError('review_not_delivered', `Bike ${id} has not arrived.`)
    }
    const { bike_slug, build } = owned.bike
    const model = catalog.allBikesBySlug.get(bike_slug)
    const at = deps.clock.now()
    const review = await insertReview(tx, {
      ...body,
      order_bike_id: id,
      user_id: userId,
      bike_slug,
      size: (model && sizeOf(model, build.size_id)?.title) ?? '',
      created_at: at,
      updated_at: at,
    })
    if (!review) throw new DomainError('review_exists', `Bike ${id} already has a review.`)
    return ownReview(review)
  })
}

/** @throws DomainError review_not_found, also for another user's review */
export async function changeReview({ db, clock }: Context, { userId, id }: Key, body: ReviewBody) {
  const review = await updateReview(db, { userId, id }, { ...body, updated_at: clock.now() })
  if (!review) throw missing(id)
  return ownReview(review)
}

/** @throws DomainError review_not_found, also for another user's review */
export async function withdrawReview({ db }: Pick<Deps, 'db'>, key: Key): Promise<void> {
  if (!(await deleteReview(db, key))) throw missing(key.id)
}

function isDelivered({ bike, order }: OwnedRow): boolean {
  if (bike.cancelled_at !== null) return false
  return bike.delivered_at !== null || order.fulfillment_state === 'delivered'
}

function ownReview({ created_at, ...row }: ReviewRow) {
  const { id, rating, title, text, rider_height, consent, answer, hidden_reason } = row
  const date = created_at.toISOString().slice(0, 10)
  return { id, rating, title, text, rider_height, consent, date, answer, hidden_reason }
}

function missing(id: number): DomainError {
  return new DomainError('review_not_found', `No review ${id} of this user.`)
}
