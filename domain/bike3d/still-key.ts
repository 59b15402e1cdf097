import type { Bike, Build } from '../bike'
import { frameOf } from '../drawing/box'
import { lookOf } from '../drawing/look'

/** Names all that can be seen of a build: builds that look the same have one key, and so the same pictures. */
export function stillKey(bike: Bike, build: Build): string {
  const { size, extras, ...look } = lookOf(bike, build)
  const points = Object.values(frameOf(bike, size)).map(({ x, y }) => [tenths(x), tenths(y)])
  return hashed(JSON.stringify([look, [...extras].sort(), points], sortMembers))
}

/** A database keeps the members of what it holds in an order of its own. */
const sortMembers = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const tenths = (value: number) => Math.round(value * 10)

/** FNV-1a, twice from different starts: enough for names, not for secrets. */
function hashed(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start
      for (let index = 0; index < text.length; index++) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
      }
      return (hash >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
}
