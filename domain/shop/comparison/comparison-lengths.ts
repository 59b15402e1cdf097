import type { ComparedColumn } from './comparison-column'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'

const LENGTHS = ['reach', 'stack', 'wheelbase', 'chainstay', 'overall'] as const

interface LengthRow {
  id: (typeof LENGTHS)[number]
  /** One value per bike, in mm. */
  values: readonly [number, number]
}

type Column = Pick<ComparedColumn, 'bike' | 'build' | 'figures'>

/** Compares the lengths of two bikes in the view of the longer one; lengths missing from either table are left out. */
export function lengthRows(first: Column, second: Column): LengthRow[] {
  const [one, other] = [lengthsOf(first), lengthsOf(second)]
  return LENGTHS.flatMap((id) => {
    const [a, b] = [one[id], other[id]]
    return a === undefined || b === undefined ? [] : [{ id, values: [a, b] as const }]
  })
}

function lengthsOf({ bike, build, figures: { geometry } }: Column) {
  const { size, tyres } = lookOf(bike, build)
  const { frontAxle, rearAxle } = frameOf(bike, size)
  const radii = (tyres.front.diameter + tyres.rear.diameter) / 2
  const overall = Math.round(frontAxle.x - rearAxle.x + radii)
  return { ...geometry, overall } as Partial<Record<LengthRow['id'], number>>
}
