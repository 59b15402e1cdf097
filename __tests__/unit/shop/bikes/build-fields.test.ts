import { Build as BuildSchema } from '@/contract/shop/configurator/configurator.schema'
import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { differencesBetween } from '@/domain/shop/bikes/build-difference'
import {
  BUILD_FIELDS,
  isMadeToMeasure,
  personalTexts,
  withoutPersonal,
  withoutPersonalTexts,
  type BuildField,
} from '@/domain/shop/bikes/build-fields'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import {
  buildDescription,
  buildKey,
  colorChosen,
  defaultBuild,
  isSameBuild,
} from '@/domain/shop/bikes/build'
import { restoreBuild } from '@/domain/shop/bikes/restore-build'
import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { optionsOf } from '@/server/pricing/cart/bike-line'
import { buildSheet } from '@/server/pricing/cart/build-sheet'
import { lineDetail } from '@/server/after-sale/documents/content'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'

const bike = seedBike('nyx')
const country = seedCountry(US)
const custom = bike.colors.find(({ type }) => type === 'Custom')
const plain = bike.colors.filter(({ type }) => type !== 'Custom').map(({ id }) => id)
const one = bike.groups.find(({ selection, parts }) => selection === 'one' && parts.length > 1)
const many = bike.groups.find(({ selection }) => selection === 'many')
const size = bike.sizes.find(({ color_ids }) => color_ids.includes(custom?.id ?? 0))

const painted = (name: string | null): Build['paint'] => ({
  first_color_id: plain[0] ?? 0,
  second_color_id: plain[1] ?? 0,
  name,
})
const standard = defaultBuild(bike, country)
const base: Build = {
  ...colorChosen(bike, { ...standard, size_id: size?.id ?? 0 }, custom?.id ?? 0),
  paint: painted(null),
}

const CHANGED = {
  size_id: { ...base, size_id: bike.sizes.find(({ id }) => id !== base.size_id)?.id ?? 0 },
  color_id: { ...base, color_id: plain[2] ?? 0, paint: null },
  'paint.first_color_id': {
    ...base,
    paint: { ...painted(null), first_color_id: plain[2] ?? 0 } as Build['paint'],
  },
  'paint.second_color_id': {
    ...base,
    paint: { ...painted(null), second_color_id: plain[2] ?? 0 } as Build['paint'],
  },
  'paint.name': { ...base, paint: painted('Quicksilver') },
  selectedParts: {
    ...base,
    selectedParts: {
      ...base.selectedParts,
      [one?.category_part_id ?? 0]: one?.parts[1]?.id ?? 0,
    },
  },
  selectedMultipleParts: {
    ...base,
    selectedMultipleParts: {
      ...base.selectedMultipleParts,
      [many?.category_part_id ?? 0]: many?.parts.map(({ id }) => id) ?? [],
    },
  },
} satisfies Record<BuildField, Build>

function valueOf(build: Build | null, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], build)
}

const invoice = (build: Build) =>
  lineDetail({ options: optionsOf(bike, build), description: words(build), bundle: null })
const words = (build: Build) => buildDescription(bike, build)
const sheet = (build: Build) => JSON.stringify(buildSheet(bike, build))
const fields = Object.keys(BUILD_FIELDS) as BuildField[]

describe.each(fields)('the field %s of a build', (field) => {
  const changed: Build = CHANGED[field]
  const decision = BUILD_FIELDS[field]
  const requested = valueOf(changed, field)

  test('is another one in the example', () => {
    expect(requested).not.toEqual(valueOf(base, field))
  })

  test('survives the browser’s storage, the API and the shop’s catalog of today', () => {
    expect(valueOf(parseBuild(JSON.parse(JSON.stringify(changed))), field)).toEqual(requested)
    expect(valueOf(BuildSchema.parse(changed), field)).toEqual(requested)
    expect(valueOf(restoreBuild(bike, changed, country), field)).toEqual(requested)
  })

  test('makes a cart line of its own', () => {
    expect(buildKey(changed)).not.toBe(buildKey(base))
  })

  test('is in the address of the build as decided', () => {
    const back = buildFromAddress(bike, buildAddress(changed))
    expect(back !== null && isSameBuild(back, changed)).toBe(decision.isInAddress)
  })

  test('is in words, on papers and in comparisons as decided', () => {
    const seen = {
      isDescribed: words(changed) !== words(base),
      isOnInvoice: invoice(changed) !== invoice(base),
      isOnSheet: sheet(changed) !== sheet(base),
      isCompared: differencesBetween(bike, base, changed).length > 0,
    }
    const { isDescribed, isOnInvoice, isOnSheet, isCompared } = decision
    expect(seen).toEqual({ isDescribed, isOnInvoice, isOnSheet, isCompared })
  })

  test('is forgotten with its person as decided', () => {
    const { isPersonal } = decision
    expect(personalTexts(changed).length > 0).toBe(isPersonal)
    const left = withoutPersonal(changed)
    expect(JSON.stringify(valueOf(left, field)) !== JSON.stringify(requested)).toBe(isPersonal)
    for (const text of [words(changed), invoice(changed), sheet(changed)]) {
      const bare = withoutPersonalTexts(text, changed)
      for (const word of personalTexts(changed)) expect(bare).not.toContain(word)
      expect(bare !== text).toBe(isPersonal)
    }
  })

  test('decides about the right of withdrawal as decided', () => {
    expect(isMadeToMeasure(base)).toBe(false)
    expect(isMadeToMeasure(changed)).toBe(decision.isMadeToMeasure)
  })
})
