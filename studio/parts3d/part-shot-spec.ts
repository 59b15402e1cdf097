import type { Bike, Build, Part } from '@/domain/shop/bikes/bike'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
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
  if (known) return partScene(known.showing, { ...context, look: known.look })
  const showing = option ? optionShowing(option) : PAINT_SHOWING
  if (!showing) throw new Error(`No model of ${option?.title}`)
  if (!option || option.look.extra) {
    return partScene(showing, { ...context, look: option && lookOfOption(option) })
  }
  const alike = alternatives(context.bike, option)
  return partScene(showing, {
    ...context,
    look: lookOfOption(option),
    looks: alike.map(lookOfOption),
    makes: alike.flatMap((one) => {
      const view = optionShowing(one)
      return view && 'make' in view ? [view.make] : []
    }),
  })
}

/** Lists the options of the choice that an option belongs to. */
const alternatives = (bike: Bike, option: Part): readonly Part[] =>
  bike.groups.find(({ parts }) => parts.some(({ id }) => id === option.id))?.parts ?? [option]

/** Returns an option's own look; drivetrains and saddles get defaults for missing fields. */
const lookOfOption = ({ look: own }: Part): Partial<BikeLook> => {
  const { extra, drivetrain, saddle, ...look } = own
  return {
    ...look,
    ...(drivetrain && { drivetrain: { electronic: false, ...drivetrain } }),
    ...(saddle && { saddle: { leather: false, ...saddle } }),
    ...(extra && { extras: new Set([extra]) }),
  }
}
