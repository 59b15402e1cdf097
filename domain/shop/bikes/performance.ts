import { round2 } from '@/utils/format'

import type { Bike, Build, Part, Performance } from './bike'
import { PERFORMANCE_ATTRIBUTES } from './bike'
import { chosenParts } from './build'

/** Rounds to hundredths, so that any order of choices ends at the same vector (spec §4 Configurator). */
export function withPart(
  current: Performance,
  previous: Part | null,
  next: Part | null,
): Performance {
  const result = { ...current }
  for (const attribute of PERFORMANCE_ATTRIBUTES) {
    const minus = previous?.performance[attribute] ?? 0
    const plus = next?.performance[attribute] ?? 0
    result[attribute] = round2(current[attribute] - minus + plus)
  }
  return result
}

export function buildPerformance(bike: Bike, build: Build): Performance {
  const parts = chosenParts(bike, build)
  const result = { ...bike.performance }
  for (const attribute of PERFORMANCE_ATTRIBUTES) {
    const sum = parts.reduce((total, { performance }) => total + performance[attribute], 0)
    result[attribute] = round2(bike.performance[attribute] + sum)
  }
  return result
}
