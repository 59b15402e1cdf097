import type { Extra } from '@/domain/shop/bikes/drawing/look'
import type { Part, PartLook } from '@/domain/shop/bikes/bike'
import { frontLight } from '@/domain/shop/bike3d/front-light'
import { bottleBattery, radar, radarMount, toolRoll } from '@/domain/shop/bike3d/bolted-parts'
import { heartRate, tracker } from './hidden-parts'
import { charger } from './powered-parts'
import type { StandalonePart, OnBike, PartView } from './part-scene'

const standalonePart = (
  make: StandalonePart['make'],
  around: number,
  above: number,
): StandalonePart => ({
  make,
  from: { around, above },
})

const extras = (shown: RegExp): OnBike => ({
  pieces: ['extras'],
  shown,
  from: { around: -34, above: 16 },
})

const BY_EXTRA: Record<Extra, PartView> = {
  rack: extras(/^rack/),
  'full-mudguards': extras(/^fender/),
  'short-mudguards': extras(/^fender/),
  lock: extras(/^lock/),
  tracker: standalonePart(tracker, 26, 24),
  radar: standalonePart(radar, 26, 10),
  'radar-mount': standalonePart(radarMount, 26, 18),
  'heart-rate': standalonePart(heartRate, 12, 24),
  'front-light': standalonePart(frontLight, 36, 16),
  'bottle-battery': standalonePart(bottleBattery, 16, 10),
  'tool-roll': standalonePart(toolRoll, 22, 22),
}

type Kind = Exclude<keyof PartLook, 'extra'>

const BY_KIND: Partial<Record<Kind, PartView>> = {
  battery: {
    pieces: ['frame'],
    shown: /^battery/,
    around: /^frame$/,
    from: { around: 24, above: 10 },
  },
  display: {
    pieces: ['cockpit'],
    shown: /^display/,
    around: /^(handlebar|stem.*|top cap.*)$/,
    room: 1.5,
    from: { around: -112, above: 34 },
  },
  fork: { pieces: ['fork'], shown: /^fork/, from: { around: 48, above: 8 } },
  shock: { pieces: ['shock'], shown: /./, from: { around: 30, above: 10 } },
  wheels: {
    pieces: ['front wheel'],
    shown: /^front (rim|spoke|nipple|hub)$/,
    from: { around: 44, above: 8 },
  },
  tyres: {
    pieces: ['front wheel'],
    shown: /^front (tire|tread)$/,
    around: /^front (rim|hub)$/,
    from: { around: 58, above: 8 },
  },
  rotors: {
    pieces: ['front wheel'],
    shown: /^front (brake rotor|rotor bolt|caliper.*)$/,
    around: /^front hub$/,
    from: { around: -142, above: 8 },
  },
  drivetrain: {
    pieces: ['drive'],
    shown: /^(sprocket|derailleur.*|pulley.*|belt|hub.*)$/,
    from: { around: 34, above: 8 },
  },
  seatpost: {
    pieces: ['seat'],
    shown: /^(seatpost.*|dropper.*|suspension.*|saddle clamp|saddle bolt)$/,
    around: /^saddle/,
    from: { around: 40, above: 8 },
  },
  saddle: { pieces: ['seat'], shown: /^saddle( rail)?$/, from: { around: -48, above: 34 } },
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
