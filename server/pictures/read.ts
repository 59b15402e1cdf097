import { and, eq, lt } from 'drizzle-orm'

import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { FileAnswer } from '@/server/kernel/http/file-response'

import { lookOfBuild, type PicturedBuild } from './plan'
import { findFile, findPicture, MOST_ATTEMPTS, type FileQuery } from './queries'

/** `final`: a still or a picture that was rendered; `planned`: being rendered; `none`: drawn only. */
export type PictureState = 'final' | 'planned' | 'none'

interface Address {
  slug: string
  /** Build as encoded in URLs. */
  build: string
}

async function buildAt(db: Db, { slug, build: address }: Address): Promise<PicturedBuild> {
  const bike = (await readCatalog(db)).allBikesBySlug.get(slug)
  return { bike_slug: slug, build: bike ? buildFromAddress(bike, address) : null }
}

export async function pictureState(db: Db, pictured: PicturedBuild): Promise<PictureState> {
  const { bike_slug, build } = pictured
  const { allBikesBySlug } = await readCatalog(db)
  if (!build || !allBikesBySlug.has(bike_slug ?? '')) return 'none'
  const found = await lookOfBuild(db, pictured)
  if (!found) return 'final'
  const picture = await findPicture(db, found.look)
  if (picture?.made_at) return 'final'
  return picture && picture.attempts < MOST_ATTEMPTS ? 'planned' : 'none'
}

export const stateAt = async (db: Db, address: Address): Promise<PictureState> =>
  pictureState(db, await buildAt(db, address))

const FILE = /^(dark|paper)-(side|front|rear|cockpit|motor|paint)-(\d{1,5})\.(avif|webp)$/
const DAY_MS = 86_400_000

/** Reads a rendered picture. @throws DomainError file_not_found if it isn't rendered */
export async function readBuildPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { file, ...address }: Address & { file: string },
): Promise<FileAnswer> {
  const [, stage, view, width, format] = FILE.exec(file) ?? []
  const found = stage ? await lookOfBuild(db, await buildAt(db, address)) : null
  const picture = found && (await findPicture(db, found.look))
  if (!picture?.made_at) throw missing()
  const formats: FileQuery['formats'] = format === 'avif' ? ['avif', 'webp'] : ['webp']
  const query = { stage, view, width: Number(width), formats } as FileQuery
  const read = await findFile(db, picture.id, query)
  if (!read) throw missing()
  await touch(db, picture.id, clock.now())
  const etag = `"${picture.look}-${picture.renderer}-${file}"`
  return { content: read.content, type: `image/${read.format}`, sharedMaxAge: 60, etag }
}

/** Records the use of a picture, at most once a day. */
async function touch(db: Db, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db
    .update(buildPictures)
    .set({ last_used_at: now })
    .where(and(eq(buildPictures.id, id), lt(buildPictures.last_used_at, before)))
}

const missing = () => new DomainError('file_not_found', 'No such picture of a build.')
