import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { wheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { Point } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { revolved, rod, washer } from '@/domain/kit/shape/solids'
import type { ModelPart } from './part'
import { spot } from './part'

const SPOKES = 28
const FLANGE = 26
/** Segments of a wheel, enough for an outline accurate to a third of a millimeter. */
const STEPS = 96
const STUDS = 40

interface WheelOf {
  end: 'front' | 'rear'
  axle: Point
  look: BikeLook
}

export function wheelParts({ end, axle, look }: WheelOf): ModelPart[] {
  const tire = look.tyres[end]
  const rings = wheelRings(tire, look.wheels)
  const center = spot(axle)
  const part = (name: string, material: ModelPart['material'], mesh: ModelPart['mesh']) => ({
    name: `${end} ${name}`,
    material,
    mesh,
  })
  const rim = [
    [rings.tyreInside, -17],
    [rings.tyreInside, 17],
    [rings.rimInside + 3, 10],
    [rings.rimInside, 0],
    [rings.rimInside + 3, -10],
  ] as const
  const rotor = look.rotors[end] / 2
  const disc: Vector = [center[0], center[1], -52]
  return [
    part('tire', 'rubber', revolved(center, casing(rings, tire.width), STEPS)),
    part('rim', look.wheels === 'carbon' ? 'black' : 'dark-metal', revolved(center, rim, STEPS)),
    part('hub', 'dark-metal', rod(spot(axle, -50), spot(axle, 50), 18, 24)),
    part('hub flange', 'dark-metal', rod(spot(axle, -32), spot(axle, 32), FLANGE, 32)),
    part('axle', 'metal', rod(spot(axle, -76), spot(axle, 76), 8)),
    part('brake rotor', 'metal', washer(disc, [rotor - 17, rotor], 2)),
    part('rotor carrier', 'dark-metal', washer(disc, [14, rotor - 16], 1.6)),
    part(
      'caliper',
      'black',
      rod(...caliper(disc, rotor, end), look.rotors.pistons === 4 ? 25 : 19),
    ),
    ...spokes(center, rings.rimInside).map((mesh) => part('spoke', 'dark-metal', mesh)),
    ...(look.tyres.tread === 'studded'
      ? studs(center, tire.diameter / 2).map((mesh) => part('stud', 'metal', mesh))
      : []),
  ]
}

function casing(rings: ReturnType<typeof wheelRings>, width: number) {
  const middle = (rings.ground + rings.tyreInside) / 2
  const high = (rings.ground - rings.tyreInside) / 2 + 2
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 24
    const radius = Math.min(rings.ground, middle - 2 + high * Math.cos(angle) + 2 * Math.cos(angle))
    return [radius, (width / 2) * Math.sin(angle)] as const
  })
}

function spokes(center: Vector, rim: number) {
  return Array.from({ length: SPOKES }, (_, index) => {
    const angle = (2 * Math.PI * index) / SPOKES
    const hub = angle + (index % 4 < 2 ? 0.9 : -0.9)
    const on = (radius: number, at: number, z: number): Vector =>
      add(center, [radius * Math.cos(at), radius * Math.sin(at), z])
    const side = index % 2 ? 1 : -1
    return rod(on(FLANGE - 3, hub, side * 30), on(rim + 4, angle, side * 2), 1.1, 6)
  })
}

export function studs(center: Vector, radius: number) {
  return Array.from({ length: STUDS }, (_, index) => {
    const angle = (2 * Math.PI * index) / STUDS
    const on = (at: number): Vector =>
      add(center, [at * Math.cos(angle), at * Math.sin(angle), index % 2 ? 9 : -9])
    return rod(on(radius - 8), on(radius - 0.1), 2.4, 6)
  })
}

function caliper(disc: Vector, rotor: number, end: WheelOf['end']): [Vector, Vector] {
  const angle = end === 'front' ? 2.4 : 0.9
  const on = (z: number): Vector =>
    add(disc, [(rotor - 8) * Math.cos(angle), (rotor - 8) * Math.sin(angle), z])
  return [on(-17), on(13)]
}
