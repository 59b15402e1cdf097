import type { StaffBike } from '@/domain/office/bikes/bikes'
import {
  type FactsDeps,
  findManual,
  readCatalog,
  resolvePlain,
  shopFacts,
  torqueTable,
} from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'

import { countFrames } from './serial-fault'

type BikePapersDeps = Pick<Deps, 'db' | 'clock'> & FactsDeps

/** Returns the number of a bike's frames, its model, and the torque values and manual that it uses. */
export async function readPapers(deps: BikePapersDeps, { slug }: StaffBike) {
  const { db, clock } = deps
  const catalog = await readCatalog(db)
  const of = catalog.models.get(slug)
  const model = of === undefined ? undefined : catalog.allBikesBySlug.get(of)
  const manual = await findManual(db, clock.now(), { models: catalog.models, slug })
  return {
    frames: await countFrames(db, slug),
    model: model ? { slug: model.slug, title: model.title } : null,
    torques: torqueTable(of ?? slug).map(({ part, newton_metres }) => ({ part, newton_metres })),
    manual: manual && {
      title: resolvePlain(manual.row.title, shopFacts(deps, catalog)),
      of: manual.of,
    },
  }
}
