import type { Color } from '../bike'
import { paintSample } from './bolted-parts'
import type { Alone } from './shown-part'

/** Full of the paint, with the light of the studio on it. */
export const PAINT_SHOWING: Alone = {
  make: paintSample,
  from: { around: 14, above: 6 },
  room: 0.62,
}

/** The name of the picture of a paint. */
export const paintStillName = ({ type, finish, hex }: Painted): string =>
  `paint-${finish ?? type.toLowerCase()}-${hex.slice(1).toLowerCase()}`

type Painted = Pick<Color, 'type' | 'finish' | 'hex'>
