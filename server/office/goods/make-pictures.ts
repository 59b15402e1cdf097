import { and, eq, isNull, lt, lte } from 'drizzle-orm'

import { widthsOf } from '@/domain/office/goods/product-pictures'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import {
  PICTURE_FORMATS,
  productPictureFiles,
  productPictures,
} from '@/server/kernel/db/schema/catalog/product-pictures'
import type { Deps } from '@/server/kernel/deps'
import { ENCODE_LIMIT_MS, encodePicture } from '@/server/kernel/files/encode-picture'
import { listDueRows } from '@/server/kernel/jobs/due-rows'
import { enqueue } from '@/server/kernel/jobs/queue'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

/** Number of attempts after which staff are asked to check the picture. */
export const MOST_ATTEMPTS = 5
/** Delay after which an earlier attempt has ended or timed out. */
const AGAIN_AFTER_MS = ENCODE_LIMIT_MS + 60_000

/** One at a time, because an encoder uses a full core and 200 MB. */
const limited = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 1_000 })

export function listDuePictures(db: Db, now: Date, limit: number) {
  const { id, next_attempt_at: at } = productPictures
  return listDueRows(db, { work: 'product-picture', id, at, where: isOpen(now) }, { now, limit })
}

const isOpen = (now: Date) =>
  and(
    isNull(productPictures.made_at),
    lte(productPictures.next_attempt_at, now),
    lt(productPictures.attempts, MOST_ATTEMPTS),
  )

/** Encodes a picture, WebP first for speed. Schedules a retry first, so a crash only delays it. */
export async function makePicture(deps: Deps, id: number): Promise<void> {
  await limited(async () => {
    const claimed = await claim(deps, id)
    if (!claimed) return
    const { content, crop, width } = claimed
    const task = { file: content, crop, widths: widthsOf(width), formats: PICTURE_FORMATS }
    await encodePicture(task, async (made) => {
      await deps.db
        .insert(productPictureFiles)
        .values({ picture_id: id, ...made })
        .onConflictDoNothing()
    })
    await deps.db
      .update(productPictures)
      .set({ made_at: deps.clock.now() })
      .where(eq(productPictures.id, id))
  })
}

async function claim({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number) {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const [row] = await tx
      .select({
        ...{ crop: productPictures.crop, width: productPictures.width },
        ...{ attempts: productPictures.attempts, content: files.content },
      })
      .from(productPictures)
      .innerJoin(files, eq(files.id, productPictures.file_id))
      .where(and(eq(productPictures.id, id), isOpen(now)))
      .for('update', { of: productPictures })
    if (!row) return null
    const next_attempt_at = new Date(now.getTime() + AGAIN_AFTER_MS)
    await tx
      .update(productPictures)
      .set({ attempts: row.attempts + 1, next_attempt_at })
      .where(eq(productPictures.id, id))
    await enqueue(tx, { queue: 'product-picture', id, startAfter: next_attempt_at })
    return row
  })
}
