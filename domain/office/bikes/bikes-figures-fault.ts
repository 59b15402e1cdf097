import { inSentence } from '@/utils/text'

import { PERFORMANCE_ATTRIBUTES, type Bike, type Part } from '@/domain/shop/bikes/bike'
import {
  BIKE_FIGURES,
  figuresOf,
  FORK_TRAVEL,
  PART_FIGURES,
  partFiguresOf,
  type BikeFigure,
} from './bikes-figures'
import { standardIn } from './bikes'
import { geometryFaults } from './bikes-geometry'
import { baseWheels } from '@/domain/shop/bikes/drawing/look'
import { DEFAULT_RIDE, rangeKm } from '@/domain/shop/bikes/range'

/** Allowed deviation of a stated range from the model, which itself is a band. */
const RANGE_TOLERANCE = 0.05
/** Maximum number of drawing faults listed at once; each size may have several. */
const NAMED = 3

/** Returns the first new fault as a sentence, or null; existing ones don't block other changes. */
export function figuresFault(was: Bike, became: Bike): string | null {
  const known = new Set(figureFaults(was))
  return figureFaults(became).find((words) => !known.has(words)) ?? drawingFault(was, became)
}

export function figureFaults(bike: Bike): string[] {
  const outside = [...ownLimits(bike), ...partLimits(bike)]
  // Derived checks are meaningless while the figures themselves are invalid.
  return outside.length > 0 ? outside : [...travelFaults(bike), ...buildFaults(bike)]
}

function ownLimits(bike: Bike): string[] {
  const figures = figuresOf(bike)
  return Object.entries(BIKE_FIGURES).flatMap(([name, limits]) =>
    outside(limits, figures[name as BikeFigure]),
  )
}

function partLimits({ groups }: Bike): string[] {
  return groups
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      const { travel, ...figures } = partFiguresOf(part)
      const own = Object.entries(figures).flatMap(([name, value]) =>
        outside(PART_FIGURES[name as keyof typeof PART_FIGURES], value),
      )
      const ofFork = travel === undefined ? [] : outside(FORK_TRAVEL, travel)
      return [...own, ...ofFork].map((words) => `${part.title}: ${inSentence(words)}`)
    })
}

interface FigureBounds {
  name: string
  unit: string
  min: number
  max: number
  isWhole?: true
}

function outside({ name, unit, min, max, isWhole }: FigureBounds, value: number): string[] {
  if (value < min || value > max) return [`${name}: enter ${min} to ${max} ${unit}`.trim() + '.']
  return isWhole && !Number.isInteger(value) ? [`${name}: enter a whole number.`] : []
}

const rounded = (value: number) => Math.round(value * 10) / 10

function travelFaults(bike: Bike): string[] {
  const parts = bike.groups.flatMap((group) => group.parts)
  const { travel, fork } = bike
  const faults = parts.flatMap(({ title, look }) => {
    if (look.fork?.kind === 'rigid' && look.fork.travel > 0) {
      return [`${title}: a rigid fork has no travel.`]
    }
    return look.fork?.kind === 'air' && look.fork.travel === 0
      ? [`${title}: enter its travel.`]
      : []
  })
  const standard = parts.find(({ look }) => look.fork)
  if (standard?.look.fork && standard.look.fork.travel !== travel.front) {
    faults.push(
      `The bike stands on ${inSentence(standard.title)}, which has ${standard.look.fork.travel} mm of travel, not ${travel.front}.`,
    )
  }
  const hasShock = parts.some(({ look }) => look.shock)
  if (hasShock && travel.rear === 0) faults.push('A bike with a rear shock has rear travel.')
  if (!hasShock && travel.rear > 0) {
    faults.push('Rear travel takes a rear shock, and this bike has no step for one.')
  }
  const least = Math.ceil(baseWheels(bike).front + travel.front)
  if (fork.axle_to_crown < least) {
    faults.push(
      `The fork is too short for its tire: with ${travel.front} mm of travel, axle to crown is ${least} mm at least.`,
    )
  }
  return faults
}

function buildFaults(bike: Bike): string[] {
  const faults = PERFORMANCE_ATTRIBUTES.flatMap((name) => {
    const least = rounded(bike.performance[name] + sumOf(bike, name, Math.min))
    const isIndex = name === 'practicality' || name === 'suspension'
    if (isIndex ? least >= 0 : least > 0) return []
    const { name: title, unit } = BIKE_FIGURES[name]
    return [`${title}: with some parts it would be ${least} ${unit}.`]
  })
  const most = rounded(bike.performance.weight + sumOf(bike, 'weight', Math.max))
  const load = rounded(bike.gross_limit - most)
  if (load < DEFAULT_RIDE.rider_kg) {
    faults.push(
      `The heaviest build weighs ${most} kg, so the gross limit leaves ${load} kg for a rider. It has to leave ${DEFAULT_RIDE.rider_kg} kg, which is what ranges are worked out for.`,
    )
  }
  const modeled = modeledRange(bike)
  if (
    modeled !== null &&
    Math.abs(bike.performance.range - modeled) > modeled * RANGE_TOLERANCE + 1
  ) {
    faults.push(
      `The range model says ${modeled} km in Tour for these figures, not ${bike.performance.range}.`,
    )
  }
  return faults
}

/** Returns the base bike's range in Tour, by the model that shoppers see; null for a bike without a size. */
export function modeledRange(bike: Bike): number | null {
  const [size] = bike.sizes
  return size ? rangeKm(bike, standardIn(bike, size), DEFAULT_RIDE) : null
}

type Attribute = (typeof PERFORMANCE_ATTRIBUTES)[number]

function sumOf({ groups }: Bike, name: Attribute, pick: typeof Math.min): number {
  return groups.reduce((sum, { selection, parts }) => {
    const all = parts.map((part: Part) => part.performance[name])
    const extras = all.map((value) => pick(0, value)).reduce((total, one) => total + one, 0)
    return sum + (selection === 'many' ? extras : all.length > 0 ? pick(...all) : 0)
  }, 0)
}

/** A new fork moves the front axle of every size, so their tables must change in the same edit. */
function drawingFault(was: Bike, became: Bike): string | null {
  const { axle_to_crown, offset, headset } = became.fork
  const before = was.fork
  const isSame = axle_to_crown === before.axle_to_crown && offset === before.offset
  if (isSame && headset === before.headset) return null
  const known = new Set(geometryFaults(was).map(({ words }) => words))
  const faults = geometryFaults(became).filter(({ words }) => !known.has(words))
  if (faults.length === 0) return null
  const named = faults.slice(0, NAMED).map(({ words }) => words)
  const more = faults.length > NAMED ? ` And ${faults.length - NAMED} more.` : ''
  return `The table of lengths doesn’t fit this fork. ${named.join(' ')}${more}`
}
