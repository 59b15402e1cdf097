import type { Vector } from '@/domain/kit/shape/mesh'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import type { PieceName } from '@/domain/shop/bike3d/pieces'
import type { AreaCode, SpotCode } from '@/domain/shop/spares/spare-areas'
import type { Angle } from '@/studio/goods3d/framing'
import type { PartMaterial } from './materials'
import { charger } from './powered-parts'
import {
  bleedKit,
  bottomBracketBearings,
  forkService,
  headsetBearings,
  innerTube,
  shockHardware,
  throughAxle,
} from './round-parts'
import { harness, speedSensor } from './sensors'
import { batteryLock, brakeHose, brakePads, portCover } from './small-parts'

interface Common {
  /** What it is listed as; without, it is only the background of the others. */
  spot?: SpotCode
  /** Slugs of the bikes that have it; without, all. */
  on?: readonly string[]
  /** Whether a background has its own color, too. */
  isColored?: boolean
}

/** Parts of the bike, moved by an offset in mm. */
interface MountedLayer extends Common {
  pieces: readonly PieceName[]
  shown: RegExp
  by: Vector
  /** Parts on which the spot is, if not on any. */
  mark?: RegExp
}

/** A model of its own, in an offset in mm to the middle of parts of the bike. */
interface LooseLayer extends Common {
  make: () => ModelPart<PartMaterial>[]
  near: RegExp
  at: Vector
  size?: number
  turn?: readonly [axis: 0 | 1 | 2, degrees: number]
}

export type Layer = MountedLayer | LooseLayer

interface ExplodedView {
  layers: readonly Layer[]
  from: Angle
}

const PRIME = 'nireeka-prime'
const HOMIE = 'nireeka-homie'
const NYX = 'nyx'

/** How areas of a bike are taken apart: mostly along the axis on which the parts are mounted. */
export const EXPLODED: Record<AreaCode, ExplodedView> = {
  drivetrain: {
    from: { around: 38, above: 16 },
    layers: [
      { pieces: ['drive'], shown: /^spindle$/, by: [0, 0, 0] },
      { pieces: ['rear wheel'], shown: /^rear hub$/, by: [0, 0, -60] },
      { spot: 'chain', pieces: ['drive'], shown: /^chain$/, by: [0, 0, 0] },
      { spot: 'cassette', pieces: ['drive'], shown: /^sprocket$/, by: [-30, 0, 100] },
      { spot: 'hanger', pieces: ['drive'], shown: /^derailleur hanger$/, by: [10, 60, 200] },
      {
        spot: 'derailleur',
        pieces: ['drive'],
        shown: /^(derailleur|derailleur bolt|derailleur cage|pulley.*)$/,
        by: [10, -30, 250],
      },
      {
        spot: 'chainring',
        pieces: ['drive'],
        shown: /^(chainring.*|chain guard|spider)$/,
        by: [0, 0, 120],
        mark: /^chainring$/,
      },
      { spot: 'crank', pieces: ['drive'], shown: /^crank.*$/, by: [0, 0, 230], mark: /^crank$/ },
      { spot: 'pedal', pieces: ['drive'], shown: /^pedal.*$/, by: [0, 0, 330] },
    ],
  },
  cockpit: {
    from: { around: -52, above: 34 },
    layers: [
      {
        pieces: ['cockpit'],
        shown: /^(handlebar|stem.*|spacer|top cap.*)$/,
        by: [0, 0, 0],
      },
      { spot: 'display', pieces: ['cockpit'], shown: /^display.*$/, by: [20, 90, 0] },
      { spot: 'remote', pieces: ['cockpit'], shown: /^remote.*$/, by: [-20, 90, -20] },
      { spot: 'shifter', pieces: ['cockpit'], shown: /^shifter.*$/, by: [-50, -90, 0] },
      {
        spot: 'lever',
        pieces: ['cockpit'],
        shown: /^(brake|brake lever|brake clamp)$/,
        by: [120, 0, 0],
        mark: /^brake lever$/,
      },
      { spot: 'grip', pieces: ['cockpit'], shown: /^grip.*$/, by: [-90, 0, 0] },
      { spot: 'headset', make: headsetBearings, near: /^stem$/, at: [-20, -170, 0], size: 1 },
    ],
  },
  brakes: {
    from: { around: -148, above: 10 },
    layers: [
      { pieces: ['front wheel'], shown: /^front hub$/, by: [0, 0, 40] },
      { spot: 'rotor', pieces: ['front wheel'], shown: /^front brake rotor$/, by: [0, 0, -40] },
      { pieces: ['front wheel'], shown: /^front caliper.*$/, by: [-60, 30, -150] },
      { spot: 'pads', make: () => brakePads(false), near: /^front caliper$/, at: [-30, 0, -70] },
      { spot: 'hose', make: brakeHose, near: /^front hub$/, at: [40, -160, -40], size: 0.6 },
      { spot: 'bleed-kit', make: bleedKit, near: /^front hub$/, at: [230, -30, -40], size: 0.8 },
    ],
  },
  wheels: {
    from: { around: 62, above: 8 },
    layers: [
      { spot: 'tire', pieces: ['front wheel'], shown: /^front (tire|tread)$/, by: [0, 0, -420] },
      { spot: 'tube', make: innerTube, near: /^front hub$/, at: [0, 0, -40] },
      {
        spot: 'spokes',
        pieces: ['front wheel'],
        shown: /^front (rim|spoke|nipple|hub)$/,
        by: [0, 0, 420],
      },
      {
        spot: 'axle',
        make: () => throughAxle(132, 7.5),
        near: /^front hub$/,
        at: [0, 0, 760],
        size: 1.6,
      },
    ],
  },
  electric: {
    from: { around: 26, above: 10 },
    layers: [
      { pieces: ['frame'], shown: /^frame$/, by: [0, 0, 0] },
      { spot: 'battery', pieces: ['frame'], shown: /^battery.*$/, by: [150, -110, 130] },
      {
        spot: 'motor',
        on: [PRIME, NYX],
        pieces: ['motor'],
        shown: /^motor$/,
        by: [0, -170, 100],
      },
      {
        spot: 'hub-motor',
        on: [HOMIE],
        pieces: ['motor'],
        shown: /^motor$/,
        by: [-60, -140, 120],
      },
      {
        spot: 'charger',
        make: () => charger(false),
        near: /^battery$/,
        at: [330, -330, 120],
        size: 1.3,
      },
      { spot: 'lock', make: batteryLock, near: /^battery$/, at: [-150, 290, 160], size: 1.6 },
      { spot: 'cover', make: portCover, near: /^battery$/, at: [60, -400, 160], size: 2.2 },
      {
        spot: 'harness',
        make: () => harness(5),
        near: /^frame$/,
        at: [-360, 170, 0],
        size: 1.4,
        turn: [0, 38],
      },
      { spot: 'speed-sensor', make: speedSensor, near: /^frame$/, at: [-330, -400, 60], size: 2.2 },
    ],
  },
  frame: {
    from: { around: 26, above: 10 },
    layers: [
      { pieces: ['frame'], shown: /^frame$/, by: [0, 0, 0] },
      { pieces: ['fork'], shown: /^(fork.*|axle)$/, isColored: true, by: [90, -110, 0] },
      { spot: 'fork', make: forkService, near: /^fork/, at: [330, -110, 160], size: 1.6 },
      {
        spot: 'suspension',
        on: [NYX],
        make: shockHardware,
        near: /^shock body$/,
        at: [-60, 40, 200],
        size: 1.6,
      },
      {
        on: [NYX],
        pieces: ['shock'],
        shown: /^(shock.*|rocker.*)$/,
        isColored: true,
        by: [-30, 120, 60],
      },
      { spot: 'seat-clamp', pieces: ['seat'], shown: /^seat collar.*$/, by: [-10, 120, 0] },
      {
        spot: 'bottom-bracket',
        on: [HOMIE],
        make: bottomBracketBearings,
        near: /^frame$/,
        at: [-10, -330, 160],
        size: 1.4,
      },
    ],
  },
}
