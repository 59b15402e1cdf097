import { setTimeout as pause } from 'node:timers/promises'

import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { View } from '@/domain/shop/bike3d/views'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import type { Deps } from '@/server/kernel/deps'
import { listDueRows } from '@/server/kernel/jobs/due-rows'
import { enqueue } from '@/server/kernel/jobs/queue'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import {
  claimPicture,
  deletePicture,
  evictPictures,
  isDue,
  replaceFiles,
  updatePicture,
  type PictureRow,
} from './queries'
import { buildRenderer, RENDER_LIMIT_MS } from './renderer'

/** About 5,000 looks. */
const MOST_BYTES = 1_000_000_000
const LEASE_MS = RENDER_LIMIT_MS + 30_000
const AGAIN_MS = 30_000
const LOOK_AGAIN_MS = 1_000
const MOST_LOOKS = 10

/** One at a time in this process; the lease extends this to all processes. */
const limited = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 1_000 })

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'renderer'>

export function listDueBuildPictures(db: Db, now: Date, limit: number) {
  const { id, next_attempt_at: at } = buildPictures
  const where = isDue(buildRenderer(), now)
  return listDueRows(db, { work: 'build-picture', id, at, where }, { now, limit })
}

/** Renders the most urgent picture, which may be another one than the job's: each job renders one. */
export async function makeBuildPicture(deps: PictureDeps, id: number): Promise<void> {
  await limited(async () => {
    for (let look = 1; look <= MOST_LOOKS; look += 1) {
      const now = deps.clock.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const claimed = await claimPicture(deps.db, { renderer: deps.renderer, now, until })
      if (claimed !== 'busy') return claimed && renderClaimed(deps, claimed)
      await pause(LOOK_AGAIN_MS)
    }
    const startAfter = new Date(deps.clock.now().getTime() + AGAIN_MS)
    await enqueue(deps.db, { queue: 'build-picture', id, startAfter })
  })
}

async function renderClaimed(deps: PictureDeps, row: PictureRow): Promise<void> {
  const { db, clock, log, renderer } = deps
  const bike = (await readCatalog(db)).allBikesBySlug.get(row.bike_slug)
  // The bike is gone, or its build has another look by now.
  if (!bike || stillKey(bike, row.build) !== row.look) return deletePicture(db, row.id)
  const views: View[] = row.use === 'standard' ? ['side', 'front'] : ['side']
  try {
    const { files, ...cost } = await renderer.render({ bike, build: row.build, views })
    await db.transaction(async (tx) => {
      await replaceFiles(tx, row.id, files)
      await updatePicture(tx, row.id, {
        ...{ made_at: clock.now(), renderer: renderer.version },
        byte_count: files.reduce((sum, { content }) => sum + content.length, 0),
        ...{ attempts: 0, next_attempt_at: clock.now(), leased_until: null },
      })
      await evictPictures(tx, MOST_BYTES)
    })
    log.info({ picture: row.id, use: row.use, ...cost }, 'picture of a build rendered')
  } catch (error) {
    const next_attempt_at = new Date(clock.now().getTime() + AGAIN_MS * row.attempts)
    await updatePicture(db, row.id, { next_attempt_at, leased_until: null })
    throw error
  }
}
