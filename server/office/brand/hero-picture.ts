import { inArray } from 'drizzle-orm'

import { PICTURES_SETTING } from '@/domain/kit/brand'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { claimFiles, storePicture } from '@/server/kernel/files/store'
import { heroIdsIn } from '@/server/kernel/ports/hero-ids'

import { lockSettings, upsertSetting } from '../settings/queries'

/** Uploads a picture for the home page, or forgets the last upload. @throws DomainError image_unreadable, server_busy */
export async function setHeroPicture(
  using: Pick<Deps, 'db' | 'ids' | 'clock'>,
  file: Buffer | null,
): Promise<void> {
  await using.db.transaction(async (tx) => {
    const stored = file && (await storePicture({ ...using, db: tx }, { name: 'hero', file }))
    await lockSettings(tx)
    const { settings } = await readCatalog(tx)
    if (stored) await claimFiles(using, tx, [stored.public_id])
    const hero = stored && {
      ...{ version: stored.public_id, width: stored.width, height: stored.height },
    }
    const pictures = (settings[PICTURES_SETTING] ?? {}) as Record<string, unknown>
    await upsertSetting(tx, PICTURES_SETTING, { ...pictures, hero })
    await removeUnusedHeroes(tx, settings)
  })
}

/** @throws DomainError invalid_input for a picture that was never uploaded, or is gone */
export function requireHero(settings: Catalog['settings'], id: string | null): void {
  if (id === null || heroIdsIn(settings).has(id)) return
  const message = 'This picture is gone. Please upload it again.'
  throw new DomainError('invalid_input', message, { errors: [{ field: 'hero_picture', message }] })
}

/** Deletes pictures that nothing names anymore. @param before the settings before the change */
export async function removeUnusedHeroes(tx: Db, before: Catalog['settings']): Promise<void> {
  const { settings } = await readCatalog(tx)
  const left = heroIdsIn(settings)
  const unused = [...heroIdsIn(before)].filter((id) => !left.has(id))
  if (unused.length > 0) await tx.delete(files).where(inArray(files.public_id, unused))
}
