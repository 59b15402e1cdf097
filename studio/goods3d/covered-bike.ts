import type { Vector } from '@/domain/kit/shape/mesh'
import type { Material } from '@/domain/shop/bike3d/materials'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import type { Camera } from '@/domain/shop/bike3d/views'
import type { Rod } from './draped-cloth'
import { drapedCloth } from './draped-cloth'

interface CoveredBike {
  parts: ModelPart<'cloth'>[]
  camera: Camera
  materials: Record<'cloth', Material>
}

const WHEEL = 372
const TIRE = 32
const SPOKES = 12

/** A wheel as the cloth feels it: a tire in pieces, and spokes that hold the cloth off. */
function wheelRods(x: number): Rod[] {
  const at = (step: number, radius: number): Vector => {
    const angle = (2 * Math.PI * step) / SPOKES
    return [x + radius * Math.cos(angle), WHEEL + radius * Math.sin(angle), 0]
  }
  return Array.from({ length: SPOKES }, (_, step) => step).flatMap((step): Rod[] => [
    { from: at(step, WHEEL - TIRE), to: at(step + 1, WHEEL - TIRE), radius: TIRE },
    { from: [x, WHEEL, 0], to: at(step, WHEEL - TIRE), radius: 18 },
  ])
}

/** A bike without details, in mm on the floor. */
const BIKE: readonly Rod[] = [
  ...wheelRods(-610),
  ...wheelRods(630),
  // Frame and fork.
  { from: [390, 850, 0], to: [-180, 640, 0], radius: 30 },
  { from: [390, 800, 0], to: [-30, 330, 0], radius: 55 },
  { from: [-230, 780, 0], to: [-30, 330, 0], radius: 26 },
  { from: [-180, 600, 0], to: [-610, 372, 0], radius: 34 },
  { from: [380, 880, 0], to: [630, 372, 0], radius: 48 },
  // Saddle, handlebar, and cranks.
  { from: [-400, 985, 0], to: [-150, 970, 0], radius: 42 },
  { from: [-400, 985, 0], to: [-360, 985, 0], radius: 68 },
  { from: [350, 1010, -350], to: [380, 1000, 0], radius: 20 },
  { from: [350, 1010, 350], to: [380, 1000, 0], radius: 20 },
  { from: [380, 880, 0], to: [370, 1000, 0], radius: 32 },
  { from: [-30, 330, -90], to: [-30, 330, 90], radius: 60 },
]

/** The bike that isn't announced yet, under a cloth. */
export function coveredBike(): CoveredBike {
  const mesh = drapedCloth({ columns: 146, rows: 98, cell: 22, middle: [10, 1090, 0] }, BIKE)
  return {
    parts: [{ name: 'cloth', material: 'cloth', mesh }],
    camera: { eye: [1.9, 1.35, 5.2], at: [0.01, 0.47, 0], angle: 18.5 },
    materials: {
      cloth: {
        color: '#93979B',
        metalness: 0,
        roughness: 0.55,
        structure: { kind: 'grain', depth: 0.35 },
      },
    },
  }
}
