import type { Bike, Build, Part } from '@/domain/shop/bikes/bike'
import { optionShowing } from './option-showings'
import { PAINT_SHOWING } from './paint-view'
import type { PartScene } from './part-scene'
import { partScene } from './part-scene'
import { SPARE_SHOWINGS } from './spare-showings'

export interface PartShotSpec {
  bike: Bike
  build: Build
  spare?: number
  option?: Part
}

export function modelOfSpec({ spare, option, ...context }: PartShotSpec): PartScene {
  const known = spare === undefined ? undefined : SPARE_SHOWINGS[spare]
  if (known) return partScene(known.showing, context, known.look)
  const showing = option ? optionShowing(option) : PAINT_SHOWING
  if (!showing) throw new Error(`No model of ${option?.title}`)
  return partScene(showing, context, option && lookOfOption(option))
}

/** Returns an option's own look; drivetrains and saddles get defaults for missing fields. */
const lookOfOption = ({ look: own }: Part) => {
  const { extra, drivetrain, saddle, ...look } = own
  return {
    ...look,
    ...(drivetrain && { drivetrain: { electronic: false, ...drivetrain } }),
    ...(saddle && { saddle: { leather: false, ...saddle } }),
    ...(extra && { extras: new Set([extra]) }),
  }
}
