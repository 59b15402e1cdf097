import { round2 } from '@/utils/format'

import type { Bike, BikeSize } from './bike'

export interface Rider {
  height_cm: number
  inseam_cm: number
}

export interface SizeFit {
  size_id: number
  title: string
  /** Inseam minus standover, in mm. */
  clearance_mm: number
  /** Distance from the bottom bracket to the top of the saddle, along the seat tube, in mm. */
  saddle_height_mm: number
  /** Distance of the rider from the centers of the size's bands: 0 at both centers, 1 at an edge. */
  distance: number
  confidence: 'high' | 'medium' | 'low'
}

export type SizeAdvice =
  | { kind: 'one'; best: SizeFit; reason: string }
  | { kind: 'two'; best: SizeFit; other: SizeFit; reason: string }
  | { kind: 'none'; nearest: SizeFit | null; missing: string[]; reason: string }

const SADDLE_FACTOR = 0.883
const HIGH_CONFIDENCE = 0.75
const MEDIUM_CONFIDENCE = 1.25

/**
 * Recommends sizes whose height band contains the rider (in cm) and whose standover leaves the bike's clearance.
 * Sorts by distance from the centers of both bands. With two sizes, names the strengths of each; with none, returns
 * the nearest size and what is missing.
 */
export function findSize(bike: Bike, rider: Rider): SizeAdvice {
  const inBand = bike.sizes.filter(
    ({ rider: band }) => rider.height_cm >= band.min && rider.height_cm <= band.max,
  )
  const [best, other] = inBand
    .map((size) => fitOf(size, rider))
    .filter((fit) => fit.clearance_mm >= bike.standover_clearance)
    .sort((a, b) => a.distance - b.distance)
  if (!best) return noSize(bike, rider)
  if (!other) return { kind: 'one', best, reason: oneReason(bike, best) }
  return { kind: 'two', best, other, reason: tradeOff(bike, best, other) }
}

function fitOf(size: BikeSize, rider: Rider): SizeFit {
  const height = offCentre(rider.height_cm, size.rider)
  const inseam = offCentre(rider.inseam_cm, size.inseam)
  const distance = round2((height + inseam) / 2)
  const isInside = height <= 1 && inseam <= 1
  return {
    size_id: size.id,
    title: size.title,
    clearance_mm: Math.round(rider.inseam_cm * 10 - size.geometry.standover),
    saddle_height_mm: Math.round(rider.inseam_cm * 10 * SADDLE_FACTOR),
    distance,
    confidence: confidenceOf(distance, isInside),
  }
}

function offCentre(value: number, band: { min: number; max: number }): number {
  return Math.abs(value - (band.min + band.max) / 2) / ((band.max - band.min) / 2)
}

function confidenceOf(distance: number, isInside: boolean): SizeFit['confidence'] {
  if (isInside && distance <= HIGH_CONFIDENCE) return 'high'
  return distance <= MEDIUM_CONFIDENCE ? 'medium' : 'low'
}

function oneReason(bike: Bike, { title, clearance_mm }: SizeFit): string {
  return `Size ${title} fits your height and leaves ${clearance_mm} mm above the top tube (you need at least ${bike.standover_clearance} mm).`
}

function tradeOff(bike: Bike, best: SizeFit, other: SizeFit): string {
  const [shorter, longer] = [best, other].sort(
    (a, b) => orderOf(bike, a.size_id) - orderOf(bike, b.size_id),
  )
  return `Sizes ${shorter?.title} and ${longer?.title} both fit. ${shorter?.title} is shorter and nimbler, ${longer?.title} is longer and steadier; ${best.title} is closer to your measurements.`
}

function orderOf(bike: Bike, sizeId: number): number {
  return bike.sizes.find(({ id }) => id === sizeId)?.geometry.wheelbase ?? 0
}

function noSize(bike: Bike, rider: Rider): SizeAdvice {
  const [nearest] = bike.sizes
    .map((size) => ({ size, ...shortage(bike, size, rider) }))
    .sort((a, b) => a.centimetres - b.centimetres)
  if (!nearest)
    return { kind: 'none', nearest: null, missing: [], reason: 'No sizes are available.' }
  const { size, missing } = nearest
  const reason = `The ${bike.title} has no size for these measures. Size ${size.title} comes nearest: ${missing.join('; ')}.`
  return { kind: 'none', nearest: fitOf(size, rider), missing, reason }
}

/** Returns what a size lacks for a rider: a number to sort by, and phrases. */
function shortage(bike: Bike, size: BikeSize, rider: Rider) {
  const { height_cm } = rider
  const { min, max } = size.rider
  const tooShort = Math.max(0, min - height_cm)
  const tooTall = Math.max(0, height_cm - max)
  const lack = Math.max(0, bike.standover_clearance - fitOf(size, rider).clearance_mm)
  const missing: string[] = []
  if (tooShort > 0) missing.push(`it begins at ${min} cm, ${round2(tooShort)} cm above your height`)
  if (tooTall > 0) missing.push(`it ends at ${max} cm, ${round2(tooTall)} cm below your height`)
  if (lack > 0) missing.push(`${lack} mm of clearance above the top tube are missing`)
  return { centimetres: tooShort + tooTall + lack / 10, missing }
}
