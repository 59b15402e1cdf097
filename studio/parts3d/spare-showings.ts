import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { homieHanger, primeHanger, universalHanger } from './hangers'
import { controller, charger, throttle } from './powered-parts'
import {
  bleedKit,
  bottomBracketBearings,
  forkService,
  headsetBearings,
  innerTube,
  pivotBearings,
  seatClamp,
  shockHardware,
  throughAxle,
} from './round-parts'
import { cutoffSwitches, harness, speedSensor, torqueSensor } from './sensors'
import type { StandalonePart, OnBike, PartView } from './part-scene'
import { batteryLock, brakeHose, brakePads, portCover } from './small-parts'

export interface SpareShowing {
  bike: 'nireeka-prime' | 'nireeka-homie' | 'nyx'
  showing: PartView
  /** Differences from the bike's default look. */
  look?: Partial<BikeLook>
}

const standaloneShowing = (
  make: StandalonePart['make'],
  around: number,
  above: number,
): SpareShowing => ({
  bike: 'nyx',
  showing: { make, from: { around, above } },
})

const PRIME = 'nireeka-prime'
const HOMIE = 'nireeka-homie'
const NYX = 'nyx'

const onBike = (
  bike: SpareShowing['bike'],
  [around, above]: readonly [number, number],
  showing: Omit<OnBike, 'from'>,
  look: Partial<BikeLook> = {},
): SpareShowing => ({ bike, showing: { ...showing, from: { around, above } }, look })

const speeds = (largest_cog: number, kind: 'derailleur' | 'hub' = 'derailleur') => ({
  drivetrain: { kind, largest_cog, electronic: false },
})
const rotors = (size: number, pistons: 2 | 4) => ({
  rotors: { front: size, rear: size, pistons },
})

const chain = (cog: number, bike: SpareShowing['bike'] = NYX) =>
  onBike(
    bike,
    [20, 10],
    {
      pieces: ['drive'],
      shown: /^chain$/,
      around: /^(sprocket|chainring|spider|derailleur cage|pulley)$/,
    },
    speeds(cog),
  )
const cassette = (cog: number, bike: SpareShowing['bike'] = NYX) =>
  onBike(
    bike,
    [38, 10],
    { pieces: ['drive', 'rear wheel'], shown: /^sprocket$/, around: /^rear hub$/ },
    speeds(cog),
  )
const derailleur = (cog: number, bike: SpareShowing['bike'] = NYX) =>
  onBike(
    bike,
    [34, 6],
    {
      pieces: ['drive'],
      shown: /^(derailleur|derailleur bolt|derailleur cage|pulley.*)$/,
      around: /^(derailleur hanger|sprocket)$/,
    },
    speeds(cog),
  )
const rotor = (size: number) =>
  onBike(
    PRIME,
    [-142, 8],
    {
      pieces: ['front wheel'],
      shown: /^front (brake rotor|rotor bolt)$/,
      around: /^front (hub|caliper.*)$/,
    },
    rotors(size, 2),
  )
const tire = (bike: SpareShowing['bike']) =>
  onBike(bike, [52, 8], {
    pieces: ['front wheel'],
    shown: /^front (tire|tread)$/,
    around: /^front (rim|hub|spoke|nipple)$/,
  })
const onBar = (shown: RegExp, room: number, angle: readonly [number, number], look = {}) =>
  onBike(
    NYX,
    angle,
    {
      pieces: ['cockpit'],
      shown,
      around: /^(handlebar|stem.*|grip.*|brake.*|shifter.*|remote.*|display.*|top cap.*|spacer)$/,
      room,
      oneOfTwo: shown.test('brake') || shown.test('grip'),
    },
    look,
  )
const battery = (bike: SpareShowing['bike'], size: BikeLook['battery']) =>
  onBike(
    bike,
    [24, 10],
    { pieces: ['frame'], shown: /^battery/, around: /^frame$/ },
    { battery: size },
  )
const motor = (bike: SpareShowing['bike']) =>
  onBike(bike, [36, 10], {
    pieces: ['motor', 'frame', 'drive'],
    shown: /^motor$/,
    around: /^(frame|spindle)$/,
    room: 1.5,
  })
const cranks = (bike: SpareShowing['bike'], shown: RegExp) =>
  onBike(bike, [34, 10], {
    pieces: ['drive'],
    shown,
    around: /^(chainring.*|chain guard|spider|crank.*|pedal.*|spindle)$/,
  })

/** Pictures of spare parts, by product id. */
export const SPARE_SHOWINGS: Readonly<Record<number, SpareShowing>> = {
  5000301: standaloneShowing(primeHanger, 26, 14),
  5000302: standaloneShowing(homieHanger, 26, 14),
  5000303: standaloneShowing(universalHanger, 26, 14),
  5000304: chain(36, PRIME),
  5000305: chain(46),
  5000306: chain(51),
  5000307: onBike(
    HOMIE,
    [20, 10],
    { pieces: ['drive'], shown: /^belt$/, around: /^(?!kickstand)/ },
    speeds(24, 'hub'),
  ),
  5000308: cassette(36, PRIME),
  5000309: cassette(46),
  5000310: cassette(51),
  5000311: cranks(NYX, /^chainring.*$/),
  5000312: cranks(HOMIE, /^chainring.*$/),
  5000313: cranks(NYX, /^crank.*$/),
  5000314: cranks(NYX, /^pedal.*$/),
  5000315: derailleur(36, PRIME),
  5000316: derailleur(46),
  5000317: { ...onBar(/^shifter/, 2.2, [-62, -18], speeds(36)), bike: PRIME },
  5000318: onBar(/^shifter/, 2.2, [-40, -22], speeds(46)),
  5000319: standaloneShowing(() => brakePads(false), 12, 16),
  5000320: standaloneShowing(() => brakePads(true), 12, 16),
  5000321: rotor(160),
  5000322: rotor(180),
  5000323: rotor(203),
  5000324: standaloneShowing(brakeHose, 16, 34),
  5000325: onBar(/^(brake|brake lever|brake clamp)$/, 1.3, [70, 24]),
  5000326: standaloneShowing(bleedKit, 14, 12),
  5000327: tire(PRIME),
  5000328: tire(HOMIE),
  5000329: tire(NYX),
  5000330: standaloneShowing(innerTube, 14, 10),
  5000331: onBike(NYX, [30, 8], {
    pieces: ['rear wheel'],
    shown: /^rear (spoke|nipple)$/,
    around: /^rear (rim|hub)$/,
  }),
  5000332: onBike(NYX, [42, 8], {
    pieces: ['rear wheel'],
    shown: /^rear (spoke|nipple|rim|hub)$/,
  }),
  5000333: onBar(/^display.*$/, 2, [-112, 34], { display: 'mono' }),
  5000334: onBar(/^display.*$/, 2, [-112, 34], { display: 'color' }),
  5000335: onBar(/^remote.*$/, 3, [-112, 34]),
  5000336: standaloneShowing(throttle, 26, 16),
  5000337: standaloneShowing(() => harness(6), 10, 42),
  5000338: standaloneShowing(() => harness(5), 10, 42),
  5000339: standaloneShowing(() => harness(7), 10, 42),
  5000340: standaloneShowing(speedSensor, 14, 18),
  5000341: standaloneShowing(torqueSensor, 26, 20),
  5000342: standaloneShowing(cutoffSwitches, 10, 34),
  5000343: standaloneShowing(controller, 28, 26),
  5000344: battery(PRIME, 'standard'),
  5000345: battery(PRIME, 'large'),
  5000346: battery(HOMIE, 'standard'),
  5000347: battery(HOMIE, 'large'),
  5000348: battery(NYX, 'standard'),
  5000349: standaloneShowing(() => charger(false), 24, 20),
  5000350: standaloneShowing(() => charger(true), 24, 20),
  5000351: standaloneShowing(batteryLock, 20, 22),
  5000352: standaloneShowing(portCover, 16, 12),
  5000353: motor(PRIME),
  5000354: motor(NYX),
  5000355: onBike(HOMIE, [38, 8], {
    pieces: ['rear wheel', 'motor'],
    shown: /^(rear (spoke|nipple|rim|hub)|motor)$/,
    around: /^rear (tire|tread)$/,
  }),
  5000356: standaloneShowing(headsetBearings, 10, 18),
  5000357: standaloneShowing(bottomBracketBearings, 8, 18),
  5000358: standaloneShowing(pivotBearings, 10, 40),
  5000359: standaloneShowing(shockHardware, 14, 30),
  5000360: standaloneShowing(forkService, 12, 22),
  5000361: standaloneShowing(() => throughAxle(132, 7.5), 26, 14),
  5000362: standaloneShowing(() => throughAxle(176, 6), 26, 14),
  5000363: standaloneShowing(seatClamp, 16, 30),
  5000364: onBar(/^grip.*$/, 1.1, [60, 20]),
}
