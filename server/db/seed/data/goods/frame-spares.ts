import type { SeedProduct } from '../types'
import { service, spare, variant } from './make'

const HEX4 = '4 mm hex key'
const HEX5 = '5 mm hex key'
const HEX6 = '6 mm hex key'

export const frameSpares: SeedProduct[] = [
  spare({
    id: 5000356,
    title: 'Headset bearing set',
    description:
      'Upper and lower cartridge bearing with seals. They drop in by hand; a headset that clicks usually needs grease first and bearings second.',
    dollars: 34,
    grams: 78,
    fits: 'PHN',
    service: service(2, 45, [HEX4, HEX5, 'Grease'], {
      standard_equivalent: 'Any 41.8 × 30.5 × 8 mm and 52 × 40 × 7 mm bearings, 45° × 45°',
      standards: ['IS42 upper', 'IS52 lower'],
      wear_interval_km: 12000,
    }),
  }),
  spare({
    id: 5000357,
    title: 'Bottom-bracket bearing kit',
    description:
      'Both cups with sealed bearings for the threaded shell of the Homie. The right-hand cup has a left-hand thread.',
    dollars: 29,
    grams: 92,
    fits: 'H',
    service: service(2, 40, ['16-notch bottom-bracket tool', HEX5, 'Torque wrench'], {
      standard_equivalent: 'Any BSA threaded bottom bracket for 24 mm axles',
      standards: ['BSA 73 mm', '24 × 37 × 7 mm bearing'],
      wear_interval_km: 10000,
    }),
  }),
  spare({
    id: 5000358,
    title: 'Pivot bearing kit, 12 bearings',
    description:
      'All bearings for the Nyx rear triangle: eight 6902 and four 6900, full-complement with seals. Press on the outer ring only.',
    dollars: 119,
    grams: 180,
    fits: 'N',
    service: service(3, 150, [HEX5, HEX6, 'Bearing press', 'Torque wrench'], {
      standard_equivalent:
        'Eight 6902-2RS (15 × 28 × 7 mm) and four 6900-2RS (10 × 22 × 6 mm) bearings',
      standards: ['6902-2RS', '6900-2RS'],
      wear_interval_km: 6000,
    }),
  }),
  spare({
    id: 5000359,
    title: 'Shock hardware kit',
    description:
      'Bolts, bushings and spacers for both eyelets of the Nyx rear shock. Replace the bushings if the rear end has play with the brake held.',
    dollars: 29,
    grams: 64,
    fits: 'N',
    service: service(2, 40, [HEX5, HEX6, 'Bush press'], {
      standard_equivalent: 'Bushings for 12.7 mm eyelets with 8 mm bolts, 30 mm wide',
      standards: ['12.7 mm eyelet', 'M8 × 30 mm'],
      wear_interval_km: 4000,
    }),
  }),
  spare({
    id: 5000360,
    title: 'Fork service kit, 100 hours',
    description:
      'Wipers, foam rings, crush washers and oil for the lower-leg service of our air forks. A hundred hours go by fast: about a summer of weekends.',
    dollars: 44,
    grams: 130,
    fits: 'PHN',
    service: service(3, 90, [HEX5, 'Shock pump', 'Plastic mallet', 'Seal driver'], {
      standards: ['34 mm stanchions'],
      wear_interval_km: 2000,
    }),
  }),
  spare({
    id: 5000361,
    title: 'Thru-axle, front',
    description:
      'The front axle with a removable lever. Grease the thread and tighten it to 12 Nm.',
    dollars: 32,
    grams: 68,
    fits: 'PHN',
    variants: [
      variant('fat', 'Prime, 150 × 15', 32),
      variant('boost', 'Homie and Nyx, 110 × 15', 32),
    ],
    service: service(1, 5, [HEX6], {
      standard_equivalent: 'Any 15 mm axle of the same length and M15 × 1.5 thread',
      standards: ['150 × 15 mm', '110 × 15 mm Boost', 'M15 × 1.5'],
    }),
  }),
  spare({
    id: 5000362,
    title: 'Thru-axle, rear',
    description:
      'The rear axle of the bikes with a mid motor. Grease the thread and tighten it to 12 Nm.',
    dollars: 36,
    grams: 62,
    fits: 'PN',
    variants: [variant('fat', 'Prime, 197 × 12', 36), variant('boost', 'Nyx, 148 × 12', 36)],
    service: service(1, 5, [HEX6], {
      standard_equivalent: 'Any 12 mm axle of the same length and M12 × 1.0 thread',
      standards: ['197 × 12 mm', '148 × 12 mm Boost', 'M12 × 1.0'],
    }),
  }),
  spare({
    id: 5000363,
    title: 'Seat clamp',
    description:
      'The clamp at the top of the seat tube, for carbon. Tighten it to 6 Nm with a torque wrench and use carbon paste on the post.',
    dollars: 14,
    grams: 32,
    fits: 'PHN',
    service: service(1, 10, [HEX5, '6 Nm torque wrench', 'Carbon paste'], {
      standard_equivalent: 'Any 36.4 mm seat clamp',
      standards: ['36.4 mm'],
    }),
  }),
  spare({
    id: 5000364,
    title: 'Grips, lock-on pair',
    description:
      'Two rubber grips with clamps on the inner side. On a bike with throttle, shorten the right one to 90 mm.',
    dollars: 25,
    grams: 110,
    fits: 'PHN',
    service: service(1, 10, [HEX4], {
      standard_equivalent: 'Any lock-on grips for 22.2 mm bars',
      standards: ['22.2 mm bar'],
      wear_interval_km: 8000,
    }),
  }),
]
