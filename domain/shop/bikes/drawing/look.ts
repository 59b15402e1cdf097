import type { Bike, BikeSize, Build, Color, Part, PartLook } from '../bike'
import type { WheelRadii } from '../geometry'

export type FrameStyle = 'fat' | 'commuter' | 'trail'
export type Extra = NonNullable<PartLook['extra']>
type Tyres = NonNullable<PartLook['tyres']>

/** Everything visible in a build, with a value for every part of a bike. Lengths in mm. */
export interface BikeLook {
  style: FrameStyle
  /** The bike's name on the frame. */
  title: string
  size: BikeSize
  paint: PaintLook
  battery: 'standard' | 'large'
  fork: NonNullable<PartLook['fork']>
  shock: 'air' | 'piggyback' | null
  wheels: 'alloy' | 'carbon'
  tyres: Tyres
  /** Radii of the tires with which the frame was measured. */
  baseWheels: WheelRadii
  rotors: NonNullable<PartLook['rotors']>
  drivetrain: { kind: 'derailleur' | 'hub'; largest_cog: number; electronic: boolean }
  seatpost: 'rigid' | 'suspension' | 'dropper'
  /** Travel of a dropper post. */
  drop: number
  saddle: { width: number; leather: boolean }
  bar: { width: number; stem: number }
  display: 'mono' | 'color'
  extras: ReadonlySet<Extra>
}

export interface PaintLook {
  type: Color['type']
  /** Absent for paint, so that existing looks keep their picture keys. */
  finish?: Color['finish']
  first: string
  /** The second color of a two-tone paint, else null. */
  second: string | null
  /** Name on the top tube. */
  name: string | null
}

const WIDE_TYRE = 90
const DROPPER_TRAVEL = 150
const FALLBACK_TYRES: Tyres = {
  front: { diameter: 700, width: 57 },
  rear: { diameter: 700, width: 57 },
  tread: 'all-round',
}

/** Returns the size of a build; an unknown id falls back to the bike's first size. */
export function sizeOf(bike: Bike, sizeId: number): BikeSize {
  const size = bike.sizes.find((one) => one.id === sizeId) ?? bike.sizes[0]
  if (!size) throw new RangeError(`${bike.slug} has no sizes`)
  return size
}

/** Returns the parts of a build in catalog order; a group without a choice uses its standard part. */
function chosenParts(bike: Bike, build: Build): Part[] {
  return bike.groups.flatMap((group) => {
    if (group.selection === 'many') {
      const ids = build.selectedMultipleParts[group.category_part_id] ?? []
      return group.parts.filter((part) => ids.includes(part.id))
    }
    const id = build.selectedParts[group.category_part_id]
    const part = group.parts.find((one) => one.id === id) ?? group.parts[0]
    return part ? [part] : []
  })
}

/** Resolves the look of a build. Missing parts get the plainest value. */
export function lookOf(bike: Bike, build: Build): BikeLook {
  const size = sizeOf(bike, build.size_id)
  const parts = chosenParts(bike, build)
  const looks: PartLook = Object.assign({}, ...parts.map((part) => part.look))
  const dropper = parts.find((part) => part.look.seatpost === 'dropper')
  return {
    style: frameStyle(bike),
    title: bike.title,
    size,
    paint: paintOf(bike, build),
    battery: looks.battery ?? 'standard',
    fork: looks.fork ?? { kind: 'rigid', travel: 0 },
    shock: bike.travel.rear > 0 ? (looks.shock ?? 'air') : null,
    wheels: looks.wheels ?? 'alloy',
    tyres: looks.tyres ?? baseTyres(bike),
    baseWheels: baseWheels(bike),
    rotors: looks.rotors ?? { front: 160, rear: 160, pistons: 2 },
    drivetrain: { kind: 'derailleur', largest_cog: 36, electronic: false, ...looks.drivetrain },
    seatpost: looks.seatpost ?? 'rigid',
    drop:
      Number.parseInt(/\d+/.exec(dropper?.by_size?.[size.title] ?? '')?.[0] ?? '', 10) ||
      DROPPER_TRAVEL,
    saddle: { width: 155, leather: false, ...looks.saddle },
    bar: looks.bar ?? { width: 760, stem: 50 },
    display: looks.display ?? 'mono',
    extras: new Set(parts.flatMap((part) => (part.look.extra ? [part.look.extra] : []))),
  }
}

/** Returns the radii of the standard tires, with which the geometry table was measured. */
export function baseWheels(bike: Bike): WheelRadii {
  const tyres = baseTyres(bike)
  return { front: tyres.front.diameter / 2, rear: tyres.rear.diameter / 2 }
}

export function frameStyle(bike: Bike): FrameStyle {
  if (bike.travel.rear > 0) return 'trail'
  return baseTyres(bike).rear.width >= WIDE_TYRE ? 'fat' : 'commuter'
}

function baseTyres(bike: Bike): Tyres {
  const parts = bike.groups.flatMap((group) => group.parts)
  return parts.find((part) => part.look.tyres)?.look.tyres ?? FALLBACK_TYRES
}

function paintOf(bike: Bike, build: Build): PaintLook {
  const color = bike.colors.find((one) => one.id === build.color_id) ?? bike.colors[0]
  const hex = (id: number) => bike.colors.find((one) => one.id === id)?.hex
  const { type = 'Standard', hex: own = '#2f3336', finish } = color ?? {}
  const plain = { type, ...(finish && { finish }), first: own }
  if (color?.type !== 'Custom' || !build.paint) return { ...plain, second: null, name: null }
  return {
    type: 'Custom',
    first: hex(build.paint.first_color_id) ?? plain.first,
    second: hex(build.paint.second_color_id) ?? plain.first,
    name: build.paint.name,
  }
}
