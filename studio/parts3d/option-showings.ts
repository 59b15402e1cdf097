import type { Extra } from '@/domain/shop/bikes/drawing/look'
import type { Part, PartLook } from '@/domain/shop/bikes/bike'
import { frontLight } from '@/domain/shop/bike3d/front-light'
import { bottleBattery, radar, radarMount, toolRoll } from '@/domain/shop/bike3d/bolted-parts'
import { heartRate, tracker } from './hidden-parts'
import { movedMesh } from '@/domain/shop/bike3d/shapes'
import { charger } from './powered-parts'
import type { StandalonePart, OnBike, PartView } from './part-scene'

type Direction = readonly [around: number, above: number]

const standalonePart = (
  make: StandalonePart['make'],
  around: number,
  above: number,
): StandalonePart => ({
  make,
  from: { around, above },
})

/** Extras on what they are bolted to. */
const extras = (shown: RegExp, pieces: OnBike['pieces'], [around, above]: Direction): OnBike => ({
  pieces: ['extras', ...pieces],
  shown,
  around: /^(front|rear) (tire|rim|hub)$/,
  from: { around, above },
})

const fenders = extras(/^fender/, ['front wheel', 'rear wheel'], [24, 10])

const BY_EXTRA: Record<Extra, PartView> = {
  rack: extras(/^rack/, ['rear wheel'], [-40, 14]),
  'full-mudguards': { ...fenders, section: { x: [-0.04, 0.42], y: [-0.1, 1] } },
  'short-mudguards': { ...fenders, section: { x: [-0.04, 0.42], y: [-1, 1.2] } },
  lock: { ...extras(/^lock/, ['rear wheel'], [-40, 14]), room: 1.3 },
  tracker: standalonePart(tracker, 26, 24),
  radar: standalonePart(radar, 26, 10),
  'radar-mount': standalonePart(radarMount, 26, 18),
  'heart-rate': standalonePart(heartRate, 12, 24),
  'front-light': standalonePart(frontLight, 36, 16),
  'bottle-battery': standalonePart(bottleBattery, 16, 10),
  'tool-roll': standalonePart(toolRoll, 22, 22),
}

type Kind = Exclude<keyof PartLook, 'extra'>

/** Moves the rear rotor and its caliper next to the front ones. */
const besideFront: OnBike['arrange'] = (part, { frontAxle, rearAxle }) =>
  part.name.startsWith('rear ')
    ? {
        ...part,
        mesh: movedMesh(part.mesh, {
          by: [frontAxle.x - rearAxle.x - 232, rearAxle.y - frontAxle.y, 0],
        }),
      }
    : part

const BY_KIND: Partial<Record<Kind, PartView>> = {
  battery: {
    pieces: ['frame'],
    shown: /^battery/,
    around: /^frame$/,
    room: 1.12,
    from: { around: 16, above: 8 },
  },
  display: {
    pieces: ['cockpit'],
    shown: /^display/,
    around: /^(handlebar|stem.*|top cap.*)$/,
    room: 1.2,
    from: { around: -112, above: 44 },
  },
  fork: {
    pieces: ['fork'],
    shown: /^fork/,
    section: { x: [0, 0.66], y: [0.5, 1] },
    from: { around: 48, above: 8 },
  },
  shock: { pieces: ['shock'], shown: /./, from: { around: 30, above: 10 } },
  wheels: {
    pieces: ['front wheel'],
    shown: /^front (rim|spoke|nipple|hub)$/,
    section: { x: [0.42, 1], y: [0.42, 1] },
    from: { around: 32, above: 8 },
  },
  tyres: {
    pieces: ['front wheel'],
    shown: /^front (tire|tread|stud)$/,
    around: /^front (rim|hub|spoke)$/,
    section: { x: [0.6, 1], y: [0.62, 1] },
    from: { around: 58, above: 24 },
  },
  rotors: {
    pieces: ['front wheel', 'rear wheel'],
    shown: /^(front|rear) (brake rotor|rotor bolt|caliper.*)$/,
    from: { around: -164, above: 6 },
    arrange: besideFront,
  },
  drivetrain: {
    pieces: ['drive', 'rear wheel'],
    shown: /^(sprocket|derailleur.*|pulley.*|belt)$/,
    framed: /^(sprocket|derailleur.*|pulley.*)$/,
    around: /^(rear hub|chain)$/,
    from: { around: 24, above: 6 },
  },
  seatpost: {
    pieces: ['seat'],
    shown: /^(seatpost.*|dropper.*|suspension.*|saddle clamp|saddle bolt)$/,
    around: /^saddle/,
    from: { around: 40, above: 8 },
  },
  saddle: { pieces: ['seat'], shown: /^saddle( rail)?$/, from: { around: 12, above: 74 } },
}

/** Chargers don't change the bike's look, so they are identified by code. */
const CHARGER = /^charger-(\d+)a$/

/** Returns how to picture an option; null for options without a shape, such as motor tunes. */
export function optionShowing({ look, code }: Pick<Part, 'look' | 'code'>): PartView | null {
  if (look.extra) return BY_EXTRA[look.extra]
  const kind = Object.keys(look)[0] as Kind | undefined
  if (kind) return BY_KIND[kind] ?? null
  const amperes = CHARGER.exec(code)?.[1]
  return amperes ? standalonePart(() => charger(Number(amperes) > 2), 24, 20) : null
}
