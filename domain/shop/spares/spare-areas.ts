/** A part in the exploded view of an area, and the search that lists it. */
interface SpareSpot {
  code: string
  group: string
  /** Search words, if the group has other parts, too. */
  q?: string
}

/** Areas of a bike with an exploded view, as the entrance to the spare parts. */
export const SPARE_AREAS = [
  {
    code: 'drivetrain',
    spots: [
      { code: 'chain', group: 'chain' },
      { code: 'cassette', group: 'sprockets' },
      { code: 'derailleur', group: 'derailleur' },
      { code: 'hanger', group: 'hanger' },
      { code: 'chainring', group: 'cranks', q: 'chainring' },
      { code: 'crank', group: 'cranks', q: 'crank arm' },
      { code: 'pedal', group: 'cranks', q: 'pedal' },
    ],
  },
  {
    code: 'cockpit',
    spots: [
      { code: 'display', group: 'cockpit', q: 'display' },
      { code: 'remote', group: 'cockpit', q: 'remote' },
      { code: 'shifter', group: 'cockpit', q: 'shifter' },
      { code: 'grip', group: 'cockpit', q: 'grips' },
      { code: 'lever', group: 'cockpit', q: 'brake lever' },
      { code: 'headset', group: 'headset' },
    ],
  },
  {
    code: 'brakes',
    spots: [
      { code: 'rotor', group: 'brakes', q: 'rotor' },
      { code: 'pads', group: 'brakes', q: 'pads' },
      { code: 'hose', group: 'brakes', q: 'hose' },
      { code: 'bleed-kit', group: 'brakes', q: 'bleed' },
    ],
  },
  {
    code: 'wheels',
    spots: [
      { code: 'tire', group: 'tires', q: 'tire' },
      { code: 'tube', group: 'tires', q: 'tube' },
      { code: 'spokes', group: 'wheels', q: 'spoke' },
      { code: 'axle', group: 'axles' },
    ],
  },
  {
    code: 'electric',
    spots: [
      { code: 'battery', group: 'battery', q: 'battery' },
      { code: 'charger', group: 'battery', q: 'charger' },
      { code: 'lock', group: 'battery', q: 'lock' },
      { code: 'cover', group: 'battery', q: 'cover' },
      { code: 'motor', group: 'motor' },
      { code: 'hub-motor', group: 'hub-motor' },
      { code: 'harness', group: 'wiring' },
      { code: 'speed-sensor', group: 'speed-sensor' },
    ],
  },
  {
    code: 'frame',
    spots: [
      { code: 'fork', group: 'fork' },
      { code: 'seat-clamp', group: 'seat' },
      { code: 'suspension', group: 'rear-suspension' },
      { code: 'bottom-bracket', group: 'cranks', q: 'bottom bracket' },
    ],
  },
] as const satisfies readonly { code: string; spots: readonly SpareSpot[] }[]

type SpareArea = (typeof SPARE_AREAS)[number]
export type AreaCode = SpareArea['code']
export type SpotCode = SpareArea['spots'][number]['code']
