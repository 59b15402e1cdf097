import type { PartRow } from './make'

/** Parts that several bikes offer. A price or weight that differs between the bikes is added where the row is used. */

export const ONE_DRIVETRAIN =
  'A bike has one drivetrain: the belt or chain, sprockets and shifter go together.'
export const ONE_SEATPOST =
  'Dropper and suspension posts use the same seat tube, so you can choose only one.'

export const brakes = {
  twoPiston160: {
    n: 1,
    code: 'brakes-160',
    title: 'Two-piston, 160/160 mm',
    note: 'Hydraulic discs for flat country and light loads.',
    tags: ['rotor-160'],
    look: { rotors: { front: 160, rear: 160, pistons: 2 } },
  },
  twoPiston203: {
    n: 2,
    code: 'brakes-203-180',
    title: 'Two-piston, 203/180 mm',
    note: 'Larger rotors stay cooler on long descents.',
    changes: { weight: 0.15 },
    tags: ['rotor-203'],
    look: { rotors: { front: 203, rear: 180, pistons: 2 } },
  },
  fourPiston203: {
    n: 3,
    code: 'brakes-203-203',
    title: 'Four-piston, 203/203 mm',
    note: 'Our strongest brakes: one finger stops bike, rider and luggage.',
    tags: ['rotor-203', 'rotor-203-203'],
    look: { rotors: { front: 203, rear: 203, pistons: 4 } },
  },
} satisfies Record<string, PartRow>

export const drives = {
  nine: {
    n: 1,
    code: 'drive-9',
    title: '9-speed, 11-36',
    note: 'A strong, wide chain and parts that every shop has.',
    look: { drivetrain: { kind: 'derailleur', largest_cog: 36 } },
  },
  eleven: {
    n: 2,
    code: 'drive-11',
    title: '11-speed wide, 11-46',
    note: 'A low first gear for steep ground and even steps up to the last.',
    look: { drivetrain: { kind: 'derailleur', largest_cog: 46 } },
  },
  electronic: {
    n: 3,
    code: 'drive-12-electronic',
    title: '12-speed electronic, 10-51',
    note: 'Shifts by wire under load and is set up through the color display.',
    lead_days: 12,
    tags: ['electronic'],
    look: { drivetrain: { kind: 'derailleur', largest_cog: 51, electronic: true } },
  },
} satisfies Record<string, PartRow>

export const posts = {
  rigid: {
    n: 1,
    code: 'post-rigid',
    title: 'Rigid seatpost',
    note: 'Light and simple.',
    look: { seatpost: 'rigid' },
  },
  suspension: {
    n: 2,
    code: 'post-suspension',
    title: 'Suspension seatpost, 40 mm',
    note: 'Takes the sting out of curbs and washboard.',
    dollars: 149,
    changes: { weight: 0.4, suspension: 8 },
    look: { seatpost: 'suspension' },
  },
} satisfies Record<string, PartRow>

export const upgrade = {
  rack: {
    n: 1,
    code: 'rack',
    title: 'Rear rack, 25 kg',
    note: 'Carries panniers, a child seat or a crate up to 25 kg.',
    changes: { weight: 0.9, practicality: 12 },
    look: { extra: 'rack' },
  },
  fullMudguards: {
    n: 2,
    code: 'mudguards-full',
    title: 'Full fenders',
    note: 'Dry back, dry feet, dry chain.',
    changes: { weight: 0.7, practicality: 10 },
    look: { extra: 'full-mudguards' },
  },
  shortMudguards: {
    n: 3,
    code: 'mudguards-short',
    title: 'Short fenders',
    note: 'Keep the worst off your face and back, and fit over every tire.',
    dollars: 39,
    changes: { weight: 0.2, practicality: 3 },
    look: { extra: 'short-mudguards' },
  },
  lock: {
    n: 4,
    code: 'lock',
    title: 'Frame lock and chain',
    note: 'Locks the rear wheel, and the chain locks the bike to a post.',
    changes: { weight: 1.4 },
    look: { extra: 'lock' },
  },
  tracker: {
    n: 5,
    code: 'tracker',
    title: 'GPS tracker',
    note: 'Reports where the bike is, from inside the frame.',
    dollars: 179,
    changes: { weight: 0.1 },
    look: { extra: 'tracker' },
  },
  radar: {
    n: 6,
    code: 'radar',
    title: 'Rear radar',
    note: 'Warns you about vehicles approaching from behind.',
    dollars: 249,
    changes: { weight: 0.1 },
    look: { extra: 'radar' },
  },
  radarMount: {
    n: 7,
    code: 'radar-mount',
    title: 'Short radar mount',
    note: 'Mounts the radar under the saddle on a bike without a rack.',
    look: { extra: 'radar-mount' },
  },
  heartRate: {
    n: 8,
    code: 'heart-rate',
    title: 'Heart-rate assist strap',
    note: 'The motor helps more as the pulse rises, and less as it falls.',
    dollars: 89,
    look: { extra: 'heart-rate' },
  },
  frontLight: {
    n: 9,
    code: 'front-light',
    title: 'Front light, 100 lux',
    note: 'Runs from the main battery and switches itself on at dusk.',
    dollars: 109,
    look: { extra: 'front-light' },
  },
  toolRoll: {
    n: 10,
    code: 'tool-roll',
    title: 'Tool roll',
    note: 'Hex keys, tire levers and spare parts for roadside repairs, strapped to the frame.',
    dollars: 49,
    changes: { weight: 0.4 },
    look: { extra: 'tool-roll' },
  },
  bottleBattery: {
    n: 11,
    code: 'bottle-battery',
    title: 'Bottle battery, 250 Wh',
    note: 'A second battery in the bottle mount: nearly 40% more range.',
    dollars: 499,
    changes: { weight: 1.5, battery: 250, range: 31 },
    look: { extra: 'bottle-battery' },
  },
} satisfies Record<string, PartRow>

/** An upgrade that a bike is sold with: chosen at the start, free, and part of the bike's own figures. */
export function included(row: PartRow): PartRow {
  return {
    ...row,
    note: `Included. ${row.note}`,
    dollars: 0,
    changes: {},
    tags: [...(row.tags ?? []), 'included'],
  }
}
