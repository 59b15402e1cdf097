import type { Bike, BikeSize, Color } from '@/domain/shop/bikes/bike'

import { filesIn, readOne } from '../files/read-data'
import { groupsOf } from './bike-parts'
import { Model, type BikeModel } from './bike-model'

const models = filesIn('bikes/models')
  .map((file) => readOne(file, Model))
  .sort((a, b) => a.id - b.id)

/** Bikes, sorted by id. */
export const seedBikes: Bike[] = models.map(bikeOf)

export const bikeLetters: ReadonlyMap<string, Bike> = new Map(
  models.flatMap(({ id, letter }) => {
    const bike = seedBikes.find((one) => one.id === id)
    return bike ? [[letter, bike] as const] : []
  }),
)

export const serialPrefixes: ReadonlyMap<string, string> = new Map(
  models.map(({ slug, serial_prefix }) => [slug, serial_prefix]),
)

function bikeOf(model: BikeModel): Bike {
  const { letter: _letter, serial_prefix: _prefix, frame: _frame, fits: _fits, ...fields } = model
  const { dollars, facts, ...bike } = fields
  const colors = bike.colors.map(({ type, ...color }): Color => ({
    ...color,
    type: type.type,
    surcharge: type.dollars,
    lead_days: type.lead_days,
  }))
  return {
    ...bike,
    price: dollars,
    sizes: model.sizes.map((size) => sizeOf(model, size, colors)),
    colors,
    groups: groupsOf(model),
    facts: facts.map(([label, words]) => ({ label, text: words })),
  }
}

function sizeOf(
  { frame }: BikeModel,
  { geometry, rider, inseam, without, ...size }: BikeModel['sizes'][number],
  colors: Color[],
): BikeSize {
  return {
    ...size,
    geometry: { ...geometry, ...frame },
    rider: { min: rider[0], max: rider[1] },
    inseam: { min: inseam[0], max: inseam[1] },
    color_ids: colors.filter(({ title }) => !without.includes(title)).map(({ id }) => id),
  }
}
