import type { SeedProduct } from '../types'
import { service, spare, variant } from './make'

const HEX5 = '5 mm hex key'
const CHAIN_TOOL = 'Chain tool'
const LINK_PLIERS = 'Master-link pliers'
const CASSETTE_TOOLS = ['Cassette lockring tool', 'Chain whip', '40 Nm torque wrench']

export const driveSpares: SeedProduct[] = [
  spare({
    id: 5000301,
    title: 'Derailleur hanger Prime',
    description:
      'The sacrificial part between the Prime’s frame and derailleur: it bends so the frame doesn’t. Includes bolt and threadlocker.',
    dollars: 24,
    grams: 28,
    fits: 'P',
    service: service(2, 20, [HEX5, 'Hanger alignment gauge']),
  }),
  spare({
    id: 5000302,
    title: 'Derailleur hanger Homie',
    description:
      'The hanger of the Homie with chain drive, milled from one piece of aluminum. Check the alignment before riding: even a new hanger can be off by a degree.',
    dollars: 22,
    grams: 24,
    fits: 'H',
    service: service(2, 20, [HEX5, 'Hanger alignment gauge']),
  }),
  spare({
    id: 5000303,
    title: 'Derailleur hanger Nyx, universal type',
    description:
      'The Nyx follows the universal hanger standard, so any bike shop along the way should have it. The left-hand thread tightens counterclockwise, to 25 Nm.',
    dollars: 19,
    grams: 27,
    fits: 'N',
    service: service(1, 15, ['8 mm hex key', '25 Nm torque wrench'], {
      standard_equivalent: 'Any Universal Derailleur Hanger (UDH)',
      standards: ['UDH'],
    }),
  }),
  spare({
    id: 5000304,
    title: 'Chain, 9-speed, e-rated',
    description:
      'A 9-speed chain with hardened pins for the torque of a motor, 126 links with master link. Measure wear at 0.75%: a worn chain ruins the cassette.',
    dollars: 29,
    grams: 305,
    fits: 'PH',
    service: service(1, 20, [CHAIN_TOOL, LINK_PLIERS], {
      standard_equivalent: 'Any 9-speed chain marked for e-bikes',
      standards: ['1/2 × 11/128 in', '9-speed'],
      wear_interval_km: 2500,
    }),
  }),
  spare({
    id: 5000305,
    title: 'Chain, 11-speed, e-rated',
    description:
      'An 11-speed chain with hardened pins, 126 links with master link. Replace it at 0.5% stretch, and the cassette will last for a second chain.',
    dollars: 42,
    grams: 262,
    fits: 'PHN',
    service: service(1, 20, [CHAIN_TOOL, LINK_PLIERS], {
      standard_equivalent: 'Any 11-speed chain marked for e-bikes',
      standards: ['1/2 × 11/128 in', '11-speed'],
      wear_interval_km: 2200,
    }),
  }),
  spare({
    id: 5000306,
    title: 'Chain, 12-speed, e-rated',
    description:
      'The chain of the electronic 12-speed, 126 links with master link. Its direction is marked: the printed side faces out.',
    dollars: 58,
    grams: 252,
    fits: 'PN',
    service: service(1, 20, [CHAIN_TOOL, LINK_PLIERS], {
      standard_equivalent: 'Any 12-speed chain for 10-51 cassettes marked for e-bikes',
      standards: ['1/2 × 11/128 in', '12-speed'],
      wear_interval_km: 2000,
    }),
  }),
  spare({
    id: 5000307,
    title: 'Belt, 122 teeth',
    description:
      'A carbon-fiber belt with center track for the Homie with 5-speed hub. Never fold or twist it by hand: you can’t see broken cords.',
    dollars: 92,
    grams: 85,
    fits: 'H',
    service: service(2, 40, ['Belt tension gauge', '15 mm wrench', HEX5], {
      standard_equivalent: 'Any 122-tooth belt of the CDX profile',
      standards: ['CDX, 11 mm pitch', '122 teeth'],
      wear_interval_km: 15000,
    }),
  }),
  spare({
    id: 5000308,
    title: 'Cassette, 9-speed, 11-36',
    description:
      'Nine steel sprockets on one carrier with a lockring. Change it with every second or third chain.',
    dollars: 39,
    grams: 425,
    fits: 'PH',
    service: service(2, 25, CASSETTE_TOOLS, {
      standard_equivalent: 'Any 9-speed 11-36 cassette for HG freehubs',
      standards: ['HG freehub', '9-speed'],
      wear_interval_km: 7500,
    }),
  }),
  spare({
    id: 5000309,
    title: 'Cassette, 11-speed, 11-46',
    description:
      'Eleven sprockets with a 46-tooth climbing gear, the three largest on an aluminum carrier. The lockring takes 40 Nm.',
    dollars: 89,
    grams: 450,
    fits: 'PHN',
    service: service(2, 25, CASSETTE_TOOLS, {
      standard_equivalent: 'Any 11-speed 11-46 cassette for HG freehubs',
      standards: ['HG freehub', '11-speed'],
      wear_interval_km: 6500,
    }),
  }),
  spare({
    id: 5000310,
    title: 'Cassette, 12-speed, 10-51',
    description:
      'Twelve sprockets from 10 to 51 teeth for the electronic drivetrain. It needs the narrow freehub that these bikes are sold with.',
    dollars: 149,
    grams: 470,
    fits: 'PN',
    service: service(2, 25, CASSETTE_TOOLS, {
      standard_equivalent: 'Any 12-speed 10-51 cassette for Micro Spline freehubs',
      standards: ['Micro Spline freehub', '12-speed'],
      wear_interval_km: 6000,
    }),
  }),
  spare({
    id: 5000311,
    title: 'Chainring, 38 teeth, steel',
    description:
      'A narrow-wide ring of hardened steel on the spider of the mid motor. Hold the crank, not the motor, while you loosen the lockring.',
    dollars: 49,
    grams: 165,
    fits: 'PN',
    service: service(2, 30, ['Motor lockring tool', 'Torque wrench'], {
      standards: ['104 mm bolt circle', 'Narrow-wide'],
      wear_interval_km: 9000,
    }),
  }),
  spare({
    id: 5000312,
    title: 'Chainring, 44 teeth',
    description:
      'The aluminum ring of the Homie with chain drive, with four bolts of 104 mm bolt circle.',
    dollars: 35,
    grams: 92,
    fits: 'H',
    service: service(1, 25, [HEX5, 'Chainring nut wrench'], {
      standard_equivalent: 'Any 44-tooth narrow-wide ring with 104 mm bolt circle',
      standards: ['104 mm bolt circle', 'Narrow-wide'],
      wear_interval_km: 8000,
    }),
  }),
  spare({
    id: 5000313,
    title: 'Crank arm pair, 165 or 170 mm',
    description:
      'Forged arms with bolts. Retighten to 40 Nm after the first 100 km: an arm that’s been ridden loose can’t be saved.',
    dollars: 69,
    grams: 510,
    fits: 'PHN',
    variants: [variant('165', '165 mm', 69), variant('170', '170 mm', 69)],
    service: service(2, 25, ['8 mm hex key', 'Crank puller', '40 Nm torque wrench'], {
      standard_equivalent: 'Any ISIS crank arms of the same length',
      standards: ['ISIS spline', '9/16 in pedal thread'],
    }),
  }),
  spare({
    id: 5000314,
    title: 'Pedal pair, grip',
    description:
      'Flat pedals with replaceable pins and sealed bearings. The left one has a left-hand thread.',
    dollars: 45,
    grams: 380,
    fits: 'PHN',
    service: service(1, 10, ['15 mm pedal wrench', 'Grease'], {
      standard_equivalent: 'Any pedals with 9/16-inch thread',
      standards: ['9/16 in × 20 TPI'],
    }),
  }),
  spare({
    id: 5000315,
    title: 'Rear derailleur, 9-speed',
    description:
      'A long-cage derailleur with clutch for sprockets up to 36 teeth. Set the limit screws before the cable.',
    dollars: 49,
    grams: 340,
    fits: 'PH',
    service: service(2, 40, [HEX5, CHAIN_TOOL, 'Cable cutter'], {
      standard_equivalent: 'Any 9-speed long-cage derailleur of 1.7 actuation ratio for 36 teeth',
      standards: ['9-speed', '1.7 actuation'],
    }),
  }),
  spare({
    id: 5000316,
    title: 'Rear derailleur, 11-speed',
    description:
      'A clutch derailleur for sprockets up to 46 teeth. Turn the clutch off before you remove the wheel.',
    dollars: 109,
    grams: 318,
    fits: 'PHN',
    service: service(2, 40, [HEX5, CHAIN_TOOL, 'Cable cutter'], {
      standard_equivalent:
        'Any 11-speed long-cage mountain derailleur of the same pull for 46 teeth',
      standards: ['11-speed mountain pull'],
    }),
  }),
  spare({
    id: 5000317,
    title: 'Shifter, 9-speed',
    description: 'A right-hand trigger shifter with an inner cable, for bars of 22.2 mm.',
    dollars: 32,
    grams: 130,
    fits: 'PH',
    service: service(2, 30, ['4 mm hex key', HEX5, 'Cable cutter'], {
      standard_equivalent: 'Any 9-speed trigger shifter of 1.7 actuation ratio',
      standards: ['9-speed', '22.2 mm clamp'],
    }),
  }),
  spare({
    id: 5000318,
    title: 'Shifter, 11-speed',
    description:
      'A right-hand trigger shifter that releases two gears at once, with a coated inner cable.',
    dollars: 54,
    grams: 122,
    fits: 'PHN',
    service: service(2, 30, ['4 mm hex key', HEX5, 'Cable cutter'], {
      standard_equivalent: 'Any 11-speed mountain trigger shifter of the same pull',
      standards: ['11-speed mountain pull', '22.2 mm clamp'],
    }),
  }),
]
