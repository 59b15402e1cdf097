import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { BOLTED, rollOf } from '@/domain/shop/bike3d/bolted'
import { extraParts } from '@/domain/shop/bike3d/extras'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import { FINE_PIECES } from '@/domain/shop/bike3d/pieces'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import type { Extra } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { insideOf } from './inside-mesh'

const BOLTED_ON =
  /^(rack|fender|lock|tracker|radar|front-light|bottle-battery|tool-roll|kickstand)\b/
/** Minimum visible length of a seatpost above the frame, in mm, as a tool roll needs. */
const LEAST_POST = 200

/** The lowest corner, then the highest. */
type Box = readonly number[]

function boxOf({ mesh: { positions } }: ModelPart): Box {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (let at = 0; at < positions.length; at += 1) {
    const [value, axis] = [positions[at] ?? 0, at % 3]
    box[axis] = Math.min(box[axis] ?? value, value)
    box[axis + 3] = Math.max(box[axis + 3] ?? value, value)
  }
  return box
}

const meet = (a: Box, b: Box) =>
  [0, 1, 2].every(
    (axis) => (a[axis] ?? 0) <= (b[axis + 3] ?? 0) && (b[axis] ?? 0) <= (a[axis + 3] ?? 0),
  )

/** Lists intersecting parts as `this ~ that`. */
function through(parts: readonly ModelPart[]): string[] {
  const own = parts.filter(({ name }) => BOLTED_ON.test(name))
  const boxes = new Map(parts.map((part) => [part, boxOf(part)]))
  const tests = new Map<ModelPart, ReturnType<typeof insideOf>>()
  const reaches = (part: ModelPart, into: ModelPart) => {
    const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = boxes.get(into) ?? []
    const isInside = tests.get(into) ?? insideOf(into.mesh)
    tests.set(into, isInside)
    const { positions } = part.mesh
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]]
      const isNear = x >= left && x <= right && y >= low && y <= high && z >= back && z <= front
      if (isNear && isInside(x, y, z)) return true
    }
    return false
  }
  const whole = (name: string) => BOLTED_ON.exec(name)?.[0]
  const found = own.flatMap((part) =>
    parts
      .filter((other) => whole(other.name) !== whole(part.name))
      .filter((other) => meet(boxes.get(part) ?? [], boxes.get(other) ?? []))
      .filter((other) => reaches(part, other) || reaches(other, part))
      .map((other) => `${part.name} ~ ${other.name}`),
  )
  return [...new Set(found)].sort()
}

function report(bike: Bike, size: Bike['sizes'][number], without: readonly Extra[]) {
  const [country] = seedCountries
  if (!country) throw new Error('No country')
  const many = bike.groups.filter(({ selection }) => selection === 'many')
  const build: Build = {
    ...sizeChosen(bike, defaultBuild(bike, country), size.id),
    selectedMultipleParts: Object.fromEntries(
      many.map(({ category_part_id, parts }) => [
        category_part_id,
        parts
          .filter(({ look: { extra } }) => !extra || !without.includes(extra))
          .map(({ id }) => id),
      ]),
    ),
  }
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const saddle = Math.max(700, size.geometry.seat_tube + LEAST_POST + 46)
  const parts = FINE_PIECES.flatMap(({ name, make }) =>
    name === 'extras'
      ? extraParts(points, look, BOLTED)
      : make({ points, look, detail: 'live' }, saddle).filter((one) => one.name !== 'tool-roll'),
  )
  return {
    bike: `${bike.slug} ${size.title}${without.length ? `, without ${without.join(', ')}` : ''}`,
    through: through([...parts, ...rollOf(points, saddle)]),
  }
}

export const reports = seedBikes.flatMap((bike) =>
  bike.sizes.flatMap((size, at) => [
    report(bike, size, ['short-mudguards']),
    ...(at ? [] : [report(bike, size, ['rack', 'full-mudguards'])]),
  ]),
)
