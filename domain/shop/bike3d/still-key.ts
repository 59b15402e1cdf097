import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'

/** Returns a key for the appearance of a build; builds that look the same share pictures. */
export function stillKey(bike: Bike, build: Build): string {
  const { size, extras, ...look } = lookOf(bike, build)
  const points = Object.values(frameOf(bike, size)).map(({ x, y }) => [tenths(x), tenths(y)])
  return hashed(JSON.stringify([look, [...extras].sort(), points], sortMembers))
}

/** Sorts keys, because PostgreSQL's jsonb doesn't preserve their order. */
const sortMembers = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const tenths = (value: number) => Math.round(value * 10)

/** Hashes text with FNV-1a from two different seeds: enough for names, not for secrets. */
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
