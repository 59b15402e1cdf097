import type { Bike, Build, Part } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { seedCountries } from '@/server/seed/data/countries'

/** Narrows what a test needs of the seed. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The seed lacks what this test needs.')
  return value
}

export const countryByCode = (code: string) =>
  required(seedCountries.find((country) => country.code === code))

export const partByCode = (bike: Bike, code: string): Part =>
  required(bike.groups.flatMap(({ parts }) => parts).find((part) => part.code === code))

/** The build that a bike starts with in the first country. */
export const standardBuild = (bike: Bike): Build => defaultBuild(bike, required(seedCountries[0]))
