import type { Field, Vector } from '@/domain/kit/shape/mesh'
import { skin } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from './materials'
import {
  block,
  blockMesh,
  made,
  movedMesh,
  movedParts,
  pairs,
  plate,
  strap,
  way,
} from '@/domain/shop/bike3d/shapes'

export function rainCover(): GoodsPart[] {
  const layers = [0, 1, 2, 3, 4].map((index) => {
    const [x, z] = [Math.sin(index * 2.1) * 3, Math.cos(index * 1.7) * 3]
    const layer = block([x, 9 + index * 17, z], [132, 8.6, 100], 8.4)
    const field: Field = (u, v, w) =>
      layer(u, v, w) + 0.9 * Math.sin(u * 0.045 + index) * Math.sin(w * 0.05 + index * 2)
    return made(
      'fold',
      'cover',
      surfaceOf(field, {
        low: [-146, -4 + index * 17, -112],
        high: [146, 24 + index * 17, 112],
        cell: 2.6,
      }),
    )
  })
  const corner = plate({
    outline: pairs('132 98, 40 98, 132 14'),
    thick: 1.6,
  })
  const folded = [
    ...layers,
    made(
      'reflective corner',
      'reflective',
      movedMesh(movedMesh(corner, { turn: [0, -90] }), { by: [-4, 86.4, 2] }),
    ),
    made('eyelet', 'steel', eyelet([100, 87, -62])),
    made('hem', 'webbing', strap(way('-126 87 92, 0 88 93, 60 87 92'), [6, 1], [0, 0, 1])),
  ]
  return [
    ...movedParts(movedParts(folded, { turn: [1, 14] }), { by: [96, 0, -40] }),
    ...movedParts(movedParts(pouch(), { turn: [1, 16] }), { by: [-128, 0, 96] }),
  ]
}

const eyelet = ([x, y, z]: Vector) =>
  movedMesh(
    sweep({
      points: Array.from({ length: 33 }, (_, step): Vector => [
        9 * Math.cos((step * Math.PI) / 16),
        0,
        9 * Math.sin((step * Math.PI) / 16),
      ]),
      half: [[3, 1.4]],
      corners: 12,
      side: [0, 1, 0],
    }),
    { by: [x, y, z] },
  )

function pouch(): GoodsPart[] {
  const rings = Array.from({ length: 61 }, (_, row) => {
    const share = row / 60
    const y = 214 * share
    const foot = Math.min(1, 0.9 + share * 2.2)
    const neck = share > 0.78 ? 1 - 0.74 * Math.sin(((share - 0.78) / 0.15) * 0.5 * Math.PI) : 1
    const body = share > 0.93 ? 0.26 + (share - 0.93) * 5.2 : neck
    const gather = share > 0.7 ? (share - 0.7) * 22 : 0
    return Array.from({ length: 144 }, (_, step): Vector => {
      const angle = (2 * Math.PI * step) / 144
      const pleat =
        Math.sin(angle * 17 + share * 2) * gather * 0.6 + Math.sin(angle * 9 + 1) * gather * 0.5
      const crease = Math.sin(angle * 3 + share * 7) * 1.6 + Math.sin(angle * 5 - share * 11) * 1.1
      const radius = 64 * foot * body + pleat + crease * (share < 0.75 ? 1 : 0.4)
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)]
    })
  })
  return [
    made('pouch', 'cover', skin(rings, 'lids')),
    made(
      'seam',
      'webbing',
      drum({ from: [0, 2, 0], along: [0, 1, 0], radius: 62, length: 5, bevel: 1.6, corners: 72 }),
    ),
    ...cords(),
    ...flatWord('NIREEKA', 9, [0, 74, 66.4], 'letter'),
    made('stripe', 'reflective', strap(way('-30 52 60.5, 0 52 68, 30 52 60.5'), [1, 4], [0, 0, 1])),
  ]
}

function cords(): GoodsPart[] {
  const neck = Array.from({ length: 33 }, (_, step): Vector => [
    19.5 * Math.cos((step * Math.PI) / 16),
    198,
    19.5 * Math.sin((step * Math.PI) / 16),
  ])
  return [
    made(
      'cord',
      'webbing',
      sweep({ points: neck, half: [[2.6, 2.6]], corners: 14, side: [0, 1, 0] }),
    ),
    made(
      'cord',
      'webbing',
      sweep({
        points: way('4 198 20, 10 188 36, 16 160 64, 18 128 68'),
        half: [[2, 2]],
        rings: 30,
        corners: 12,
      }),
    ),
    made('cord lock', 'black', blockMesh([9, 190, 33], [7, 10, 7], 4, 1)),
    made(
      'cord end',
      'volt',
      drum({ from: [18, 128, 68], along: [0, -1, 0.02], radius: 4, length: 15, bevel: 1.2 }),
    ),
  ]
}
