import type { Bike, Part, Performance } from '@/domain/shop/bikes/bike'

interface Limits {
  name: string
  unit: string
  min: number
  max: number
  isWhole?: true
}

/** Figures of the base bike's motor, fork, travel and limits, before parts change them. */
export const BIKE_FIGURES = {
  power: { name: 'Motor power', unit: 'W', min: 50, max: 2_000 },
  max_speed: { name: 'Top assisted speed', unit: 'km/h', min: 5, max: 60 },
  battery: { name: 'Battery', unit: 'Wh', min: 100, max: 3_000 },
  weight: { name: 'Weight', unit: 'kg', min: 5, max: 80 },
  range: { name: 'Range in Tour', unit: 'km', min: 5, max: 400 },
  crr: { name: 'Rolling resistance', unit: '', min: 0.002, max: 0.05 },
  cda: { name: 'Drag area', unit: 'm²', min: 0.2, max: 1.5 },
  practicality: { name: 'Practicality', unit: 'of 100', min: 0, max: 100 },
  suspension: { name: 'Suspension', unit: 'of 100', min: 0, max: 100 },
  axle_to_crown: { name: 'Axle to crown', unit: 'mm', min: 300, max: 700 },
  offset: { name: 'Fork offset', unit: 'mm', min: 0, max: 100 },
  headset: { name: 'Lower headset', unit: 'mm', min: 0, max: 60 },
  travel_front: { name: 'Travel, front', unit: 'mm', min: 0, max: 250 },
  travel_rear: { name: 'Travel, rear', unit: 'mm', min: 0, max: 250 },
  gross_limit: { name: 'Gross limit', unit: 'kg', min: 50, max: 400, isWhole: true },
  standover_clearance: {
    ...{ name: 'Clearance above the top tube', unit: 'mm' },
    ...{ min: 0, max: 150, isWhole: true as const },
  },
} satisfies Record<string, Limits>

export type BikeFigure = keyof typeof BIKE_FIGURES
export type BikeFigures = Record<BikeFigure, number>

/** Figures that a part changes, in addition to the weight. */
export const PART_FIGURES = {
  power: { name: 'Power', unit: 'W', min: -2_000, max: 2_000 },
  max_speed: { name: 'Top speed', unit: 'km/h', min: -60, max: 60 },
  battery: { name: 'Battery', unit: 'Wh', min: -3_000, max: 3_000 },
  range: { name: 'Range', unit: 'km', min: -400, max: 400 },
  range_factor: { name: 'Range, times', unit: '', min: 0.1, max: 3 },
  practicality: { name: 'Practicality', unit: 'of 100', min: -100, max: 100 },
  suspension: { name: 'Suspension', unit: 'of 100', min: -100, max: 100 },
} satisfies Record<string, Limits>

export type PartFigure = keyof typeof PART_FIGURES
/** Travel of a fork, in mm; undefined for other parts. */
export type PartFigures = Record<PartFigure, number> & { travel?: number | undefined }

export const FORK_TRAVEL: Limits = { name: 'Travel', unit: 'mm', min: 0, max: 250 }

type BikeFigureFields = Pick<
  Bike,
  'performance' | 'range_profile' | 'fork' | 'travel' | 'gross_limit' | 'standover_clearance'
>

export function figuresOf(bike: BikeFigureFields): BikeFigures {
  const { performance, range_profile, fork, travel, gross_limit, standover_clearance } = bike
  const all = {
    ...{ ...performance, ...range_profile, ...fork, gross_limit, standover_clearance },
    ...{ travel_front: travel.front, travel_rear: travel.rear },
  }
  return picked(all, namesOf(BIKE_FIGURES))
}

export function figuredBy(figures: BikeFigures): BikeFigureFields {
  const { power, max_speed, practicality, suspension, range, weight, battery } = figures
  const { crr, cda, axle_to_crown, offset, headset } = figures
  return {
    performance: { power, max_speed, practicality, suspension, range, weight, battery },
    range_profile: { crr, cda },
    fork: { axle_to_crown, offset, headset },
    travel: { front: figures.travel_front, rear: figures.travel_rear },
    gross_limit: figures.gross_limit,
    standover_clearance: figures.standover_clearance,
  }
}

export function partFiguresOf({ performance, range_factor, look }: Part): PartFigures {
  const figures = picked({ ...performance, range_factor }, namesOf(PART_FIGURES))
  return look.fork ? { ...figures, travel: look.fork.travel } : figures
}

export function withPartFigures<Kept extends Part>(part: Kept, figures: PartFigures): Kept {
  const { travel, range_factor, ...changes } = figures
  const performance: Performance = { ...part.performance, ...changes }
  const { fork } = part.look
  const look =
    fork && travel !== undefined ? { ...part.look, fork: { ...fork, travel } } : part.look
  return { ...part, performance, range_factor, look }
}

const namesOf = <Name extends string>(table: Record<Name, Limits>) => Object.keys(table) as Name[]

/** Restores the form's key order, which PostgreSQL's jsonb doesn't keep. */
function picked<Name extends string>(all: Record<Name, number>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Record<Name, number>
}
