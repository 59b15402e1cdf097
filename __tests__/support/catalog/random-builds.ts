import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  colorChosen,
  defaultBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountry, US } from '@/__tests__/support/orders/orders'

interface RandomBuild {
  bike: Bike
  build: Build
}

const CHANGES = 12

/** Returns builds that can be built, the same ones each time, of all bikes in turn. */
export function randomBuilds(count: number): RandomBuild[] {
  const next = numbers(38)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item
  const changed = (bike: Bike, build: Build): Build => {
    const share = next()
    if (share < 0.2) return sizeChosen(bike, build, pick(bike.sizes).id)
    if (share < 0.4) return colorChosen(bike, build, pick(availableColors(bike, build.size_id)).id)
    return partChosen(bike, build, pick(pick(bike.groups).parts).id)
  }
  return Array.from({ length: count }, (_, at) => {
    const bike = seedBikes[at % seedBikes.length] as Bike
    let build = defaultBuild(bike, seedCountry(US))
    for (let change = 0; change < CHANGES; change++) {
      const other = changed(bike, build)
      if (!validateBuild(bike, other, seedCountry(US)).length) build = other
    }
    return { bike, build }
  })
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
