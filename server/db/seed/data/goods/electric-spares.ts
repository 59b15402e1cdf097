import type { SeedProduct } from '../types'
import { service, spare } from './make'

const HEX3 = '3 mm hex key'
const HEX4 = '4 mm hex key'
const HEX5 = '5 mm hex key'
const BATTERY_STANDARDS = ['UN 3480, class 9', 'UN 38.3 tested']

/** Batteries click in by their own lock; the key is with the old one. */
const batteryService = service(1, 5, ['Battery key'], { standards: BATTERY_STANDARDS })

export const electricSpares: SeedProduct[] = [
  spare({
    id: 5000333,
    title: 'Display, monochrome',
    description:
      'The standard display with speed, distance, assist level and charge. Your settings stay in the motor, so you don’t need to enter them again.',
    dollars: 89,
    grams: 78,
    fits: 'PHN',
    service: service(1, 15, [HEX3]),
  }),
  spare({
    id: 5000334,
    title: 'Display, color with navigation',
    description:
      'The color display also replaces a monochrome one: the plug is the same. Pair electronic shifting again after you swap displays.',
    dollars: 169,
    grams: 96,
    fits: 'PHN',
    service: service(1, 20, [HEX3]),
  }),
  spare({
    id: 5000335,
    title: 'Button remote',
    description:
      'The remote by the left grip for assist level, light and walk assist, sealed against rain.',
    dollars: 45,
    grams: 38,
    fits: 'PHN',
    service: service(1, 15, [HEX3], { standards: ['22.2 mm clamp'] }),
  }),
  spare({
    id: 5000336,
    title: 'Twist throttle',
    description:
      'A half-grip throttle for US Class 2 bikes. It works only with that tune; elsewhere the motor ignores it.',
    dollars: 32,
    grams: 72,
    fits: 'PH',
    service: service(1, 20, [HEX3], {
      standard_equivalent: 'Any half-twist Hall throttle, 1 to 4.2 V, with the same 3-pin plug',
      standards: ['Hall sensor, 1–4.2 V', '22.2 mm bar'],
    }),
  }),
  spare({
    id: 5000337,
    title: 'Wiring main harness, Prime',
    description:
      'The cable from the bar to the motor through the frame of the Prime, with waterproof plugs. Tie the new one to the old one and pull it through.',
    dollars: 59,
    grams: 140,
    fits: 'P',
    service: service(3, 120, [HEX4, 'Motor bolt wrench', 'Cable guide']),
  }),
  spare({
    id: 5000338,
    title: 'Wiring main harness, Homie',
    description:
      'The cable set of the Homie with the branches to radar, light and tracker. Plugs are coded and fit one way only.',
    dollars: 54,
    grams: 155,
    fits: 'H',
    service: service(3, 120, [HEX4, 'Cable guide']),
  }),
  spare({
    id: 5000339,
    title: 'Wiring main harness, Nyx',
    description:
      'The cable set of the Nyx with the sleeve that protects it at the main pivot. Leave the slack shown on the drawing for the travel of the rear.',
    dollars: 62,
    grams: 148,
    fits: 'N',
    service: service(3, 150, [HEX4, 'Motor bolt wrench', 'Cable guide']),
  }),
  spare({
    id: 5000340,
    title: 'Speed sensor with magnet',
    description:
      'Sensor and spoke magnet. The gap must be 3 to 8 mm; a wrong gap is the usual cause of a speed error on the display.',
    dollars: 22,
    grams: 34,
    fits: 'PHN',
    service: service(1, 15, [HEX4, 'Feeler gauge'], {
      standard_equivalent: 'Any spoke magnet of 10 mm; the sensor itself is ours',
      standards: ['Reed sensor'],
    }),
  }),
  spare({
    id: 5000341,
    title: 'Torque sensor assembly',
    description:
      'The torque sensor inside the mid motor. The motor has to be opened, and the sensor zeroed afterward.',
    dollars: 129,
    grams: 210,
    fits: 'PN',
    service: service(3, 90, ['Motor cover tool', 'Torque wrench', 'Service software']),
  }),
  spare({
    id: 5000342,
    title: 'Brake cut-off switch pair',
    description:
      'The switches in the brake levers that stop the motor at the first pull. Test them before the first ride: lift the rear wheel, run the motor and touch the brake.',
    dollars: 26,
    grams: 30,
    fits: 'PHN',
    service: service(2, 30, ['2 mm hex key', HEX3]),
  }),
  spare({
    id: 5000343,
    title: 'Controller Homie, 48 V',
    description:
      'The controller of the hub motor in its sealed housing. It learns the motor at the first start, with the rear wheel off the ground.',
    dollars: 139,
    grams: 320,
    fits: 'H',
    service: service(3, 60, [HEX4, 'Thermal paste'], { standards: ['48 V, 22 A'] }),
  }),
  spare({
    id: 5000344,
    title: 'Battery Prime, 48 V 10 Ah, 480 Wh',
    description:
      'The standard battery of the Prime with LG cells and its own management. Not interchangeable with the Homie. Travels by ground or sea only.',
    dollars: 549,
    grams: 3100,
    fits: 'P',
    is_battery: true,
    service: batteryService,
  }),
  spare({
    id: 5000345,
    title: 'Battery Prime, 48 V 17 Ah, 816 Wh',
    description:
      'The large battery of the Prime; it fits the mount of the standard one. Store it at about 60% in a cool room. Travels by ground or sea only.',
    dollars: 849,
    grams: 4700,
    fits: 'P',
    is_battery: true,
    service: batteryService,
  }),
  spare({
    id: 5000346,
    title: 'Battery Homie, 500 Wh',
    description:
      'The standard battery of the Homie for the down tube. Not interchangeable with the Prime. Travels by ground or sea only.',
    dollars: 529,
    grams: 2900,
    fits: 'H',
    is_battery: true,
    service: batteryService,
  }),
  spare({
    id: 5000347,
    title: 'Battery Homie, 700 Wh',
    description:
      'The large battery of the Homie, in the place of the standard one. Travels by ground or sea only.',
    dollars: 729,
    grams: 4000,
    fits: 'H',
    is_battery: true,
    service: batteryService,
  }),
  spare({
    id: 5000348,
    title: 'Battery Nyx, 630 Wh',
    description:
      'The battery of the Nyx for the down tube, bolted in place so jumps don’t shake it loose. Travels by ground or sea only.',
    dollars: 699,
    grams: 3600,
    fits: 'N',
    is_battery: true,
    service: service(1, 8, ['Battery key', HEX5], { standards: BATTERY_STANDARDS }),
  }),
  spare({
    id: 5000349,
    title: 'Charger, 2 A',
    description:
      'The standard charger for 48 V batteries, for 100 to 240 V outlets. Don’t use another brand: the wrong charge voltage damages the cells.',
    dollars: 79,
    grams: 620,
    fits: 'PHN',
    service: service(1, 1, [], { standards: ['54.6 V, 2 A', '100–240 V AC'] }),
  }),
  spare({
    id: 5000350,
    title: 'Charger, 4 A',
    description:
      'Charges in about half the time of the standard charger. It has a fan, so keep it ventilated.',
    dollars: 129,
    grams: 980,
    fits: 'PHN',
    service: service(1, 1, [], { standards: ['54.6 V, 4 A', '100–240 V AC'] }),
  }),
  spare({
    id: 5000351,
    title: 'Battery lock with 2 keys',
    description:
      'The lock cylinder that holds the battery in the frame, with two keys and a key number for ordering more. Keyed alike on request, when the number of another lock is given.',
    dollars: 36,
    grams: 85,
    fits: 'PHN',
    service: service(2, 25, [HEX3, 'T10 Torx key']),
  }),
  spare({
    id: 5000352,
    title: 'Charge-port cover',
    description:
      'The rubber cover of the charging socket with its strap. A missing one lets water into the socket: replace it before the next rain.',
    dollars: 6,
    grams: 6,
    fits: 'PHN',
    service: service(1, 2, []),
  }),
  spare({
    id: 5000353,
    title: 'Mid motor Prime, complete',
    description:
      'The 750 W, 160 Nm mid motor with controller, set to the tune of the bike it is ordered for. Reuse your cranks, chainring and harness.',
    dollars: 749,
    grams: 5300,
    fits: 'P',
    service: service(3, 120, [
      'Crank puller',
      'Motor bolt wrench',
      'Torque wrench',
      'Service software',
    ]),
  }),
  spare({
    id: 5000354,
    title: 'Mid motor Nyx, complete',
    description:
      'The 500 W, 120 Nm mid motor with controller, set to the tune of the bike it is ordered for. Reuse your cranks, chainring and harness.',
    dollars: 689,
    grams: 3700,
    fits: 'N',
    service: service(3, 120, [
      'Crank puller',
      'Motor bolt wrench',
      'Torque wrench',
      'Service software',
    ]),
  }),
  spare({
    id: 5000355,
    title: 'Rear hub motor wheel, Homie',
    description:
      'The 500 W hub motor spoked into an alloy rim, ready for your tire, rotor and cassette. The torque washers must sit in the dropouts, or the axle turns.',
    dollars: 389,
    grams: 5200,
    fits: 'H',
    service: service(2, 60, ['18 mm wrench', '40 Nm torque wrench', 'Tire levers'], {
      standards: ['27.5 in', 'HG freehub', 'M12 axle'],
    }),
  }),
]
