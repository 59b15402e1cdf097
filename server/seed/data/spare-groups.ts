import { z } from 'zod'

import type { LocationPoint } from '@/domain/shop/bikes/part-location'

import { numeral, text, words } from '../files/cells'
import { readRows } from '../files/read-data'
import type { SeedSpareGroup } from './types'

const Point = z.enum([
  ...(['bottomBracket', 'rearAxle', 'frontAxle', 'headTop', 'headBottom', 'crownRace'] as const),
  ...(['seatTop', 'standover', 'groundFront', 'groundRear'] as const),
]) satisfies z.ZodType<LocationPoint>

/** Row of a group; positions in mm in the drawing, x forward and y down. */
const Row = z
  .strictObject({
    code: text,
    title: text,
    keywords: words,
    from: Point,
    to: Point.optional(),
    share: numeral.min(0).max(1).optional(),
    dx: numeral.optional(),
    dy: numeral.optional(),
  })
  .transform(({ code, title, keywords, ...location }) => ({
    code,
    title,
    keywords,
    place: location,
  }))

export const seedSpareGroups: SeedSpareGroup[] = readRows('spare-groups.tsv', Row, 'code')
