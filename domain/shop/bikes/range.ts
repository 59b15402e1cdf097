import { round2 } from '@/utils/format'

import type { Bike, Build } from './bike'
import { chosenParts } from './build'
import { buildPerformance } from './performance'

export interface RideConditions {
  mode: 'eco' | 'tour' | 'sport' | 'boost'
  terrain: 'flat' | 'rolling' | 'hilly'
  rider_kg: number
  temperature_c: number
  /** Number of charge cycles of the battery so far. */
  battery_age: number
}

/** An estimated range in whole km with its bounds, and the explained calculation. */
export interface RangeEstimate {
  km: number
  low: number
  high: number
  steps: { label: string; value: string }[]
}

export const DEFAULT_RIDE: RideConditions = {
  mode: 'tour',
  terrain: 'rolling',
  rider_kg: 80,
  temperature_c: 20,
  battery_age: 0,
}

/** Motor's share of the total work of rider and motor. */
export const ASSIST_SHARE = { eco: 0.35, tour: 0.5, sport: 0.65, boost: 0.8 } as const
/** Meters climbed per km; even flat routes have bridges and underpasses. */
export const CLIMB_PER_KM = { flat: 2, rolling: 8, hilly: 16 } as const

const GRAVITY = 9.81
const AIR_DENSITY = 1.2
const RIDING_SPEED = 24 / 3.6
/** Share of climbing work not recovered on descents. */
const CLIMB_LOSS = 0.75
const MOTOR_EFFICIENCY = 0.8
const OVERHEAD = 1.3
const USABLE_SHARE = 0.92
const BAND = 0.2

const FULL_RANGE_FROM_C = 20
const COLDEST_C = -20
/** Loss per degree Celsius: the factor is 0.8 at 0 °C and 0.6 at −20 °C. */
const LOSS_PER_DEGREE = 0.01
const RATED_CYCLES = 1_000
const LOSS_AT_RATED_CYCLES = 0.2

/**
 * Models the range of a build (rolling, air and climbing work at 24 km/h, shared between rider and
 * motor). A realistic band, not a promise: real rides differ by wind, stops and tire pressure.
 * @example modelRange(bike, build, DEFAULT_RIDE).km // 53 for the Prime as it stands
 */
export function modelRange(bike: Bike, build: Build, conditions: RideConditions): RangeEstimate {
  const figures = figuresOf(bike, build, conditions)
  const { km, low, high } = figures
  return { km, low, high, steps: stepsOf(figures, conditions) }
}

/** Returns the middle of modelRange in whole km, without its calculation. */
export function rangeKm(bike: Bike, build: Build, conditions: RideConditions): number {
  return figuresOf(bike, build, conditions).km
}

function figuresOf(bike: Bike, build: Build, conditions: RideConditions): Figures {
  const { weight, battery } = buildPerformance(bike, build)
  const mass = weight + conditions.rider_kg
  const wheel = wheelWork(bike, mass, conditions)
  const share = ASSIST_SHARE[conditions.mode]
  const consumption = ((wheel * share) / MOTOR_EFFICIENCY) * OVERHEAD
  const factors = {
    temperature: temperatureFactor(conditions.temperature_c),
    age: ageFactor(conditions.battery_age),
    parts: chosenParts(bike, build).reduce((product, part) => product * part.range_factor, 1),
  }
  const usable = battery * USABLE_SHARE * factors.temperature * factors.age
  const km = consumption > 0 ? (usable / consumption) * factors.parts : 0
  const [low, high] = [Math.round(km * (1 - BAND)), Math.round(km * (1 + BAND))]
  const work = { mass, battery, wheel, share, consumption, usable }
  return { ...work, ...factors, km: Math.round(km), low, high }
}

/** Returns 1 from 20 °C, 0.8 at 0 °C, and 0.6 at −20 °C and below. */
export function temperatureFactor(temperature_c: number): number {
  const t = Math.min(FULL_RANGE_FROM_C, Math.max(COLDEST_C, temperature_c))
  return 1 - (FULL_RANGE_FROM_C - t) * LOSS_PER_DEGREE
}

/** Returns 1 for a new battery, 0.8 at its 1,000 rated cycles; no further loss is modeled. */
export function ageFactor(cycles: number): number {
  const counted = Math.min(RATED_CYCLES, Math.max(0, cycles))
  return 1 - (counted / RATED_CYCLES) * LOSS_AT_RATED_CYCLES
}

/** Returns the work at the wheel in Wh per km. */
function wheelWork(bike: Bike, mass: number, { terrain }: RideConditions): number {
  const { crr, cda } = bike.range_profile
  const rolling = crr * mass * GRAVITY
  const air = 0.5 * AIR_DENSITY * cda * RIDING_SPEED ** 2
  const climbing = CLIMB_LOSS * mass * GRAVITY * CLIMB_PER_KM[terrain]
  return ((rolling + air) * 1_000 + climbing) / 3_600
}

interface Figures extends Omit<RangeEstimate, 'steps'> {
  mass: number
  battery: number
  wheel: number
  share: number
  consumption: number
  usable: number
  temperature: number
  age: number
  parts: number
}

function stepsOf(f: Figures, { terrain, mode }: RideConditions): RangeEstimate['steps'] {
  const lines: [string, string][] = [
    ['Bike plus rider', `${round2(f.mass)} kg`],
    [`Energy at the wheel at 24 km/h, ${terrain} terrain`, `${round2(f.wheel)} Wh/km`],
    [`Motor share in ${mode} mode`, percent(f.share)],
    [
      'Drawn from the battery (80% motor efficiency, 30% overhead)',
      `${round2(f.consumption)} Wh/km`,
    ],
    ['Battery', `${round2(f.battery)} Wh`],
    ['Temperature factor', String(round2(f.temperature))],
    ['Battery age factor', String(round2(f.age))],
    ['Usable energy (92% of the battery, times both factors)', `${round2(f.usable)} Wh`],
    ['Parts factor', String(round2(f.parts))],
    ['Range', `${f.km} km`],
    ['Range, ±20% for wind, stops and surface', `${f.low} to ${f.high} km`],
  ]
  return lines.map(([label, value]) => ({ label, value }))
}

function percent(share: number): string {
  return `${round2(share * 100)} %`
}
