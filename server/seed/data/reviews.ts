import { z } from 'zod'

import type { Bike } from '@/domain/shop/bikes/bike'

import { Day, oneOf, text, integer, words, yes } from '../files/cells'
import { hasFile, readRows } from '../files/read-data'
import { seedBikes } from './bikes'

const itself = (names: string[]) => new Map(names.map((name) => [name, name]))

/** Schema of a review and its order: the rider, and how the bike differs from the standard one. */
function reviewOf({ title, sizes, colors, groups }: Bike) {
  const codes = groups.flatMap(({ parts }) => parts.map(({ code }) => code))
  const size = oneOf(itself(sizes.map((one) => one.title)), `size of the ${title}`)
  const color = oneOf(itself(colors.map((one) => one.title)), `color of the ${title}`)
  const row = z.strictObject({
    rider: text,
    size,
    /** Body height in cm. */
    height: integer,
    stars: integer.min(1).max(5),
    on: Day,
    /** Days between the bike's arrival and the review. */
    after: integer,
    color: color.default(''),
    parts: words.pipe(z.array(oneOf(itself(codes), `part of the ${title}`))).default([]),
    /** Whether the rider keeps size and height private. */
    is_private: yes,
    title: text,
    text: text.transform((value) => value.trim()),
  })
  return row.transform(({ rider, is_private: isPrivate, ...review }) => {
    const [name = '', ...rest] = rider.split(' ')
    return { ...review, name, last_name: rest.join(' '), isPrivate }
  })
}

export type SeedReview = z.output<ReturnType<typeof reviewOf>>

/** Reviews from reviews/, by bike slug. */
export const seedReviews: Record<string, SeedReview[]> = Object.fromEntries(
  seedBikes.flatMap((bike) => {
    const file = `reviews/${bike.slug}.md`
    return hasFile(file) ? [[bike.slug, readRows(file, reviewOf(bike), 'rider')]] : []
  }),
)
