import type { Bike, BikeSize, Geometry } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { measureFrame } from '@/domain/shop/bikes/geometry'

/** Allowed deviation of the drawing from the table, in mm: tables are rounded. */
const TOLERANCE = 1
/** Minimum gap between the tires, in mm, which leaves room for front wheel and foot. */
const LEAST_GAP = 250

export interface GeometryFault {
  size_id: number
  field: keyof Geometry | 'order'
  words: string
}

/** Returns the faults of a bike's sizes: impossible or contradictory drawings, and a wrong order. */
export function geometryFaults(bike: Bike): GeometryFault[] {
  return [...bike.sizes.flatMap((size) => sizeFaults(bike, size)), ...orderFaults(bike)]
}

function sizeFaults(bike: Bike, size: BikeSize): GeometryFault[] {
  const points = frameOf(bike, size)
  const measured = measureFrame(points)
  const fault = (field: GeometryFault['field'], words: string) => {
    return { size_id: size.id, field, words: `Size ${size.title}: ${words}` }
  }
  const isDrawn = Object.values(measured).every((value) => Number.isFinite(value))
  if (!isDrawn) return [fault('chainstay', 'no bike has these lengths.')]
  const faults: GeometryFault[] = []
  for (const field of ['wheelbase', 'top_tube'] as const) {
    if (Math.abs(measured[field] - size.geometry[field]) <= TOLERANCE) continue
    const name = field === 'wheelbase' ? 'wheelbase' : 'effective top tube'
    const [drawn, written] = [Math.round(measured[field]), size.geometry[field]]
    faults.push(
      fault(field, `the drawing has a ${name} of ${drawn} mm, the table says ${written}.`),
    )
  }
  const level = points.frontAxle.y - points.rearAxle.y
  if (Math.abs(level) > TOLERANCE) {
    const where = level > 0 ? 'below' : 'above'
    const by = Math.round(Math.abs(level))
    faults.push(fault('stack', `the front axle is ${by} mm ${where} the rear one.`))
  }
  const reach = points.groundFront.y - points.frontAxle.y + points.groundRear.y - points.rearAxle.y
  if (measured.wheelbase - reach < LEAST_GAP) {
    faults.push(fault('wheelbase', 'the tires come too close to each other.'))
  }
  return faults
}

/** Returns faults of sizes that aren't listed from small to large. */
function orderFaults(bike: Bike): GeometryFault[] {
  return bike.sizes.flatMap((size, index) => {
    const before = bike.sizes[index - 1]
    if (!before) return []
    return (['reach', 'stack', 'seat_tube', 'standover'] as const).flatMap((field) => {
      if (size.geometry[field] >= before.geometry[field]) return []
      const words = `Size ${size.title} has less ${field.replace('_', ' ')} than size ${before.title}.`
      return [{ size_id: size.id, field: 'order' as const, words }]
    })
  })
}
