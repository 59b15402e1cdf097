import type { SeedSpareGroup } from './types'

/** Places are in mm of the drawing: x to the front, y downwards. */
export const seedSpareGroups: SeedSpareGroup[] = [
  {
    code: 'hanger',
    title: 'Derailleur hanger',
    keywords: ['dropout', 'gear hanger', 'mech hanger'],
    place: { from: 'rearAxle', dx: 6, dy: 34 },
  },
  {
    code: 'chain',
    title: 'Chain and belt',
    keywords: ['drive', 'links'],
    place: { from: 'rearAxle', to: 'bottomBracket', share: 0.5, dy: 74 },
  },
  {
    code: 'sprockets',
    title: 'Sprockets',
    keywords: ['freewheel', 'cogs', 'gears'],
    place: { from: 'rearAxle' },
  },
  {
    code: 'cranks',
    title: 'Chainring, cranks and pedals',
    keywords: ['crankset', 'sprocket', 'bottom bracket'],
    place: { from: 'bottomBracket' },
  },
  {
    code: 'derailleur',
    title: 'Rear derailleur',
    keywords: ['mech', 'gears', 'shifting'],
    place: { from: 'rearAxle', dx: 26, dy: 84 },
  },
  {
    code: 'cockpit',
    title: 'Handlebar controls',
    keywords: ['handlebar', 'bar', 'cockpit'],
    place: { from: 'headTop', dx: 28, dy: -88 },
  },
  {
    code: 'brakes',
    title: 'Brakes',
    keywords: ['disc', 'disk', 'caliper', 'stopping'],
    place: { from: 'frontAxle', dx: -62, dy: -62 },
  },
  {
    code: 'tires',
    title: 'Tire and tube',
    keywords: ['tire', 'inner tube', 'rubber', 'puncture'],
    place: { from: 'groundFront', dy: -28 },
  },
  {
    code: 'wheels',
    title: 'Wheels',
    keywords: ['rim', 'hub', 'wheelset'],
    place: { from: 'rearAxle', dx: -190, dy: -190 },
  },
  {
    code: 'wiring',
    title: 'Wiring and sensors',
    keywords: ['cable', 'loom', 'electric'],
    place: { from: 'headBottom', to: 'bottomBracket', share: 0.22 },
  },
  {
    code: 'speed-sensor',
    title: 'Speed sensor',
    keywords: ['magnet', 'speedometer'],
    place: { from: 'rearAxle', dx: 86, dy: 18 },
  },
  {
    code: 'battery',
    title: 'Battery and charging',
    keywords: ['accumulator', 'akku', 'power pack'],
    place: { from: 'bottomBracket', to: 'headBottom', share: 0.52 },
  },
  {
    code: 'motor',
    title: 'Mid motor',
    keywords: ['engine', 'drive unit'],
    place: { from: 'bottomBracket', dx: 18, dy: -34 },
  },
  {
    code: 'hub-motor',
    title: 'Hub motor and controller',
    keywords: ['engine', 'drive unit'],
    place: { from: 'rearAxle' },
  },
  {
    code: 'headset',
    title: 'Headset',
    keywords: ['steering', 'bearings'],
    place: { from: 'headTop', to: 'headBottom', share: 0.5 },
  },
  {
    code: 'rear-suspension',
    title: 'Rear suspension',
    keywords: ['damper', 'linkage'],
    place: { from: 'seatTop', to: 'bottomBracket', share: 0.5, dx: 60 },
  },
  {
    code: 'fork',
    title: 'Fork',
    keywords: ['suspension', 'service'],
    place: { from: 'crownRace', to: 'frontAxle', share: 0.5 },
  },
  {
    code: 'axles',
    title: 'Axles',
    keywords: ['skewer', 'through axle'],
    place: { from: 'frontAxle' },
  },
  {
    code: 'seat',
    title: 'Seat clamp',
    keywords: ['saddle', 'seatpost', 'collar'],
    place: { from: 'seatTop' },
  },
]

/** Which kind each seeded spare is, by its id. */
const GROUP_OF: Record<string, readonly number[]> = {
  hanger: [5000301, 5000302, 5000303],
  chain: [5000304, 5000305, 5000306, 5000307],
  sprockets: [5000308, 5000309, 5000310],
  cranks: [5000311, 5000312, 5000313, 5000314, 5000357],
  derailleur: [5000315, 5000316],
  cockpit: [5000317, 5000318, 5000325, 5000333, 5000334, 5000335, 5000336, 5000342, 5000364],
  brakes: [5000319, 5000320, 5000321, 5000322, 5000323, 5000324, 5000326],
  tires: [5000327, 5000328, 5000329, 5000330],
  wheels: [5000331, 5000332],
  wiring: [5000337, 5000338, 5000339],
  'speed-sensor': [5000340],
  battery: [5000344, 5000345, 5000346, 5000347, 5000348, 5000349, 5000350, 5000351, 5000352],
  motor: [5000341, 5000353, 5000354],
  'hub-motor': [5000343, 5000355],
  headset: [5000356],
  'rear-suspension': [5000358, 5000359],
  fork: [5000360],
  axles: [5000361, 5000362],
  seat: [5000363],
}

const groupById = new Map(
  Object.entries(GROUP_OF).flatMap(([code, ids]) => ids.map((id) => [id, code] as const)),
)

/** The code of a seeded spare's group; null for what is none. */
export function spareGroupOf(id: number): string | null {
  return groupById.get(id) ?? null
}
