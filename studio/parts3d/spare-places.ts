import type { PieceName } from '@/domain/shop/bike3d/pieces'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { SpareShowing } from './spare-showings'
import { SPARE_SHOWINGS } from './spare-showings'

/** Parts of a bike's model that show where a spare part is mounted. */
export interface SparePlace {
  bike: SpareShowing['bike']
  pieces: readonly PieceName[]
  shown: RegExp
  look?: Partial<BikeLook> | undefined
}

const PRIME = 'nireeka-prime'
const HOMIE = 'nireeka-homie'
const NYX = 'nyx'

const place = (
  bike: SpareShowing['bike'],
  pieces: readonly PieceName[],
  shown: RegExp,
): SparePlace => ({ bike, pieces, shown })

const HANGER = /^derailleur hanger$/
const LEVER = /^(brake|brake lever)$/
/** The harness runs from the handlebar through the frame, which shows nothing of it but its entrance. */
const HARNESS = /^(cable port|remote|display.*)$/

/** Places of parts that are pictured alone. */
const ALONE: Readonly<Record<number, SparePlace>> = {
  5000301: place(PRIME, ['drive'], HANGER),
  5000302: place(HOMIE, ['drive'], HANGER),
  5000303: place(NYX, ['drive'], HANGER),
  5000319: place(PRIME, ['front wheel', 'rear wheel'], /^(front|rear) caliper.*$/),
  5000320: place(NYX, ['front wheel', 'rear wheel'], /^(front|rear) caliper.*$/),
  5000324: place(NYX, ['cockpit'], /^hose$/),
  5000326: place(NYX, ['cockpit', 'front wheel'], /^(brake|brake lever|front caliper)$/),
  5000330: place(NYX, ['front wheel', 'rear wheel'], /^(front|rear) tire$/),
  5000336: place(PRIME, ['cockpit'], /^grip$/),
  5000337: place(PRIME, ['cockpit'], HARNESS),
  5000338: place(HOMIE, ['cockpit'], HARNESS),
  5000339: place(NYX, ['cockpit'], HARNESS),
  5000340: place(NYX, ['rear wheel'], /^rear hub$/),
  5000341: place(NYX, ['drive'], /^spindle$/),
  5000342: place(NYX, ['cockpit'], LEVER),
  5000343: place(HOMIE, ['motor'], /^motor$/),
  5000349: place(NYX, ['frame'], /^battery$/),
  5000350: place(NYX, ['frame'], /^battery$/),
  5000351: place(NYX, ['frame'], /^battery$/),
  5000352: place(NYX, ['frame'], /^battery$/),
  5000356: place(NYX, ['frame'], /^headset$/),
  5000357: place(HOMIE, ['drive'], /^spindle$/),
  5000358: place(NYX, ['shock'], /^(rocker.*|shock pin)$/),
  5000359: place(NYX, ['shock'], /^shock.*$/),
  5000360: place(NYX, ['fork'], /^fork (stanchion|seal|lowers)$/),
  5000361: place(NYX, ['fork'], /^axle$/),
  5000362: place(NYX, ['rear wheel'], /^rear hub$/),
  5000363: place(NYX, ['seat'], /^seat collar.*$/),
}

/** Places of spare parts, by product id. */
export const SPARE_PLACES: Readonly<Record<number, SparePlace>> = {
  ...ALONE,
  ...Object.fromEntries(
    Object.entries(SPARE_SHOWINGS).flatMap(([id, { bike, showing, look }]) =>
      'make' in showing
        ? []
        : [[id, { bike, pieces: showing.pieces, shown: showing.shown, look }] as const],
    ),
  ),
}
