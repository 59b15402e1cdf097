import type { Vector } from '@/domain/kit/shape/mesh'
import { add, scaled } from '@/domain/kit/shape/mesh'
import { sweep, turned } from '@/domain/kit/shape/sweep'
import { caliperAngle } from './molded-wheel'
import { onBar } from './controls'
import type { Bones, ModelPart } from './part'
import { finer, SIDES, spot } from './part'

const GRIP = 158

export function hoses(bones: Bones, bar: readonly Vector[]): ModelPart[] {
  const { points, look } = bones
  const [corners, rings] = [finer(bones, 8, 10), finer(bones, 32, 60)]
  const [top, bottom] = [spot(points.headTop), spot(points.headBottom)]
  const hose = (path: readonly Vector[], radius: number): ModelPart => ({
    name: 'hose',
    material: 'hose',
    mesh: sweep({ points: path, half: [[radius, radius]], corners, rings }),
  })
  const middle = add(scaled(top, 0.7), scaled(bottom, 0.3))
  const into = SIDES.flatMap((side) => {
    const { at } = onBar(bar, side * (look.bar.width / 2 - GRIP))
    const from = add(at, [17, -13, -side * 42])
    const port = add(middle, [14, -6, side * 24])
    return [
      hose(
        [
          from,
          add(from, [24, -6, -side * 34]),
          [top[0] + 92, top[1] + 30, side * 58],
          [top[0] + 72, top[1] - 34, side * 36],
          port,
          add(port, [-24, -8, -side * 18]),
        ],
        2.5,
      ),
      hose(
        [
          add(at, [10, -18, -side * 20]),
          add(from, [22, -24, -side * 40]),
          [top[0] + 78, top[1] + 12, side * 46],
          [top[0] + 64, top[1] - 44, side * 32],
          add(port, [0, -11, 0]),
          add(port, [-22, -18, -side * 18]),
        ],
        2.2,
      ),
      grommet(port, side),
    ]
  })
  return [...into, hose(toFrontCaliper(bones, bar), 2.5)]
}

function toFrontCaliper({ points, look }: Bones, bar: readonly Vector[]): Vector[] {
  const { at } = onBar(bar, -(look.bar.width / 2 - GRIP))
  const from = add(at, [17, -13, 42])
  const crown = spot(points.crownRace)
  const half = Math.max(50, look.tyres.front.width / 2 + 20)
  const wide = Math.max(58, look.tyres.front.width / 2 + 34)
  const radius = look.rotors.front / 2 - 8
  const angle = caliperAngle('front')
  const caliper = add(spot(points.frontAxle), [
    radius * Math.cos(angle) - 4,
    radius * Math.sin(angle) + 26,
    -(half - 6) - 12,
  ])
  return [
    from,
    add(from, [24, -10, -20]),
    add(from, [40, -64, -60]),
    add(crown, [88, 16, -wide]),
    add(crown, [86, -110, -wide - 24]),
    add(caliper, [26, 84, -16]),
    caliper,
  ]
}

const grommet = (port: Vector, side: number): ModelPart => ({
  name: 'cable port',
  material: 'rubber',
  mesh: turned({
    from: port,
    along: [0.6, 0.3, side],
    outline: [
      [6, -3],
      [6, 0],
      [5, 3],
      [3, 4],
    ],
    corners: 20,
  }),
})
