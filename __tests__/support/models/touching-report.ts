import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

/** Limit in mm, because levers and calipers have few corners where a hose enters. */
const LONGEST_HOSE_GAP = 30

/** Corners as x, y, z, x, y, z, ... */
type Spots = Float32Array

function fullBuild(bike: Bike, size: number): Build {
  const [country] = seedCountries
  if (!country) throw new Error('No country')
  const many = bike.groups.filter(({ selection }) => selection === 'many')
  return {
    ...sizeChosen(bike, defaultBuild(bike, country), size),
    selectedMultipleParts: Object.fromEntries(
      many.map((group) => [group.category_part_id, group.parts.map(({ id }) => id)]),
    ),
  }
}

function spotsOf(parts: readonly ModelPart[]): Spots {
  const all = new Float32Array(parts.reduce((sum, { mesh }) => sum + mesh.positions.length, 0))
  let end = 0
  for (const { mesh } of parts) {
    all.set(mesh.positions, end)
    end += mesh.positions.length
  }
  return all
}

const spotAt = (spots: Spots, at: number) => spots.subarray(at, at + 3)

function nearest(spots: Spots, [x = 0, y = 0, z = 0]: Spots): number {
  let least = Infinity
  for (let at = 0; at < spots.length; at += 3) {
    const [dx, dy] = [(spots[at] ?? 0) - x, (spots[at + 1] ?? 0) - y]
    const dz = (spots[at + 2] ?? 0) - z
    least = Math.min(least, dx * dx + dy * dy + dz * dz)
  }
  return Math.sqrt(least)
}

/** Returns the shortest distance between two groups of corners, in mm. */
function gap(these: Spots, those: Spots): number {
  const step = 3 * Math.ceil(these.length / 1_200)
  let least = Infinity
  for (let at = 0; at < these.length; at += step)
    least = Math.min(least, nearest(those, spotAt(these, at)))
  return least
}

function report(bike: Bike, size: number, title: string) {
  const build = fullBuild(bike, size)
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const { parts } = bikeModel(bike, build, { saddle: 700, detail: 'live' })
  const named = (...names: string[]) => spotsOf(parts.filter(({ name }) => names.includes(name)))
  /** Returns how deep other parts reach into a tire, modeled as a torus, and which parts do. */
  const inTire = (end: 'front' | 'rear') => {
    const { diameter, width } = look.tyres[end]
    const axle = end === 'front' ? points.frontAxle : points.rearAxle
    const ring = diameter / 2 - width / 2
    const isOwn = (name: string) => name.startsWith(end)
    const deep = parts
      .filter(({ name }) => !isOwn(name))
      .map((part) => {
        const { positions } = part.mesh
        let depth = -Infinity
        for (let at = 0; at < positions.length; at += 3) {
          const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]]
          const out = Math.hypot(x - axle.x, y + axle.y) - ring
          depth = Math.max(depth, width / 2 - Math.hypot(out, z))
        }
        return { name: part.name, depth: Math.round(depth) }
      })
    return deep.filter(({ depth }) => depth > 0)
  }
  const hoses = parts.filter(({ name }) => name === 'hose')
  const rest = spotsOf(parts.filter(({ name }) => !['hose', 'chain'].includes(name)))
  const ends = hoses.flatMap(({ mesh: { positions } }) => [
    spotAt(positions, 0),
    spotAt(positions, positions.length - 3),
  ])
  const pedals = named('pedal')
  const reach = Math.max(
    ...[1, -1].map((side) => {
      const [low, high] = [0, 1].map((axis) => {
        const values = [...pedals].filter(
          (_, at) => at % 3 === axis && (pedals[at - axis + 2] ?? 0) * side > 0,
        )
        return (Math.min(...values) + Math.max(...values)) / 2
      })
      return Math.hypot(low ?? 0, high ?? 0)
    }),
  )
  return {
    bike: `${bike.slug} ${title}`,
    inFrontTire: inTire('front'),
    inRearTire: inTire('rear'),
    /** Clearance between a level pedal at its lowest point and the ground. */
    underPedal: Math.round(-(-points.groundRear.y) - reach - 12),
    gaps: {
      'chain and chainring': gap(named('chain', 'belt'), named('chainring')),
      'chain and sprocket': gap(named('chain', 'belt'), named('sprocket', 'rear sprocket')),
      'front pad and rotor': gap(named('front caliper piston'), named('front brake rotor')),
      'rear pad and rotor': gap(named('rear caliper piston'), named('rear brake rotor')),
      'saddle clamp and post': gap(named('saddle clamp'), named('seatpost head')),
      'saddle and rail': gap(named('saddle rail'), named('saddle')),
      'post and collar': gap(
        named('seat collar'),
        named('seatpost', 'dropper sleeve', 'suspension sleeve'),
      ),
      'grip and bar': gap(named('grip'), named('handlebar')),
      'stem and bar': gap(named('stem'), named('handlebar')),
      'fork and front axle': gap(named('axle'), named('front hub')),
    },
    looseHoses: ends
      .map((end) => Math.round(nearest(rest, end)))
      .filter((away) => away > LONGEST_HOSE_GAP),
  }
}

export const reports = seedBikes.flatMap((bike) =>
  bike.sizes.map(({ id, title }) => report(bike, id, title)),
)
