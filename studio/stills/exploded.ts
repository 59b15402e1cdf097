import { SPARE_AREAS } from '@/domain/shop/spares/spare-areas'
import { explodedScene } from '@/studio/parts3d/exploded-views'
import { printLine } from '@/scripts/problem'
import { openAlbum } from './album'
import { partPicture } from './part-picture'
import { firstBuilds, madeOf } from './parts'
import { rendererCode } from './studio'
import { visibleSpots } from './visible-spots'

const SIZE = { width: 1600, height: 1200, samples: 12 } as const
const WIDTHS = [
  { width: 1600, quality: 46 },
  { width: 800, quality: 50 },
] as const

/** An exploded view, and the position of each part in it, in shares of width and height. */
interface Entry {
  made: string
  spots: Record<string, readonly [x: number, y: number]>
}

/** Renders the areas of each bike, taken apart. */
export async function takeExploded(only: string): Promise<void> {
  const code = await rendererCode()
  const album = openAlbum<Entry>({
    folder: 'public/exploded',
    widths: WIDTHS,
    other: 800,
    isSame: (a, b) => a.made === b.made && JSON.stringify(a.spots) === JSON.stringify(b.spots),
  })
  const names = new Set<string>()
  for (const context of firstBuilds())
    for (const { code: area } of SPARE_AREAS) {
      const name = `${context.bike.slug}-${area}`
      names.add(name)
      if (!name.includes(only)) continue
      const scene = explodedScene(area, context)
      const entry = { made: madeOf(scene, SIZE, code), spots: visibleSpots(scene) }
      if (album.has(name, entry)) continue
      await album.save(name, partPicture(scene, SIZE), entry)
      printLine(name)
    }
  if (!only) album.keep(names)
}
