import { turned } from '@/domain/kit/shape/sweep'
import { pairs } from '@/domain/shop/bike3d/shapes'
import type { StandalonePart } from './part-scene'

const paintSample = () => [
  {
    name: 'sample',
    material: 'paint' as const,
    mesh: turned({
      from: [-60, 40, 0],
      along: [1, 0, 0],
      corners: 160,
      outline: pairs('38 0, 40 2, 40 118, 38 120'),
    }),
  },
]

export const PAINT_SHOWING: StandalonePart = {
  make: paintSample,
  from: { around: 14, above: 6 },
  room: 0.62,
}
