import type { Color } from '@/domain/shop/bikes/bike'
import { paintSample } from './bolted-parts'
import type { StandalonePart } from './part-scene'

export const PAINT_SHOWING: StandalonePart = {
  make: paintSample,
  from: { around: 14, above: 6 },
  room: 0.62,
}

export const paintStillName = ({ type, finish, hex }: PaintFields): string =>
  `paint-${finish ?? type.toLowerCase()}-${hex.slice(1).toLowerCase()}`

type PaintFields = Pick<Color, 'type' | 'finish' | 'hex'>
