import type { SeedProduct } from '../types'
import { service, spare, variant } from './make'

const HEX3 = '3 mm hex key'
const HEX5 = '5 mm hex key'
const ROTOR_TOOLS = ['Center-lock ring tool', '40 Nm torque wrench']
const TYRE_TOOLS = ['Tire levers', 'Pump with gauge']

export const brakeSpares: SeedProduct[] = [
  spare({
    id: 5000319,
    title: 'Brake pads, resin, two-piston, pair',
    description:
      'Quiet resin pads with spring and pin for one two-piston brake. Replace them when the lining is thinner than 1 mm, and bed in new ones with 20 firm stops.',
    dollars: 14,
    grams: 22,
    fits: 'PH',
    service: service(1, 20, [HEX3, 'Piston press'], {
      standard_equivalent: 'Resin pads of the B-type shape (B01S, B05S)',
      standards: ['B01S shape', 'Resin'],
      wear_interval_km: 1500,
    }),
  }),
  spare({
    id: 5000320,
    title: 'Brake pads, metal, four-piston, pair',
    description:
      'Sintered pads for one four-piston brake: longer life and less fade on long descents, a little louder in the wet.',
    dollars: 22,
    grams: 34,
    fits: 'PHN',
    service: service(1, 20, [HEX3, 'Piston press'], {
      standard_equivalent: 'Metal pads of the D-type shape (D02S, H03C)',
      standards: ['D-type shape', 'Sintered metal'],
      wear_interval_km: 2500,
    }),
  }),
  spare({
    id: 5000321,
    title: 'Rotor, 160 mm, center-lock',
    description:
      'A 1.8 mm steel rotor with lockring. Replace it below 1.5 mm. Clean it with alcohol, never oil.',
    dollars: 29,
    grams: 128,
    fits: 'PH',
    service: service(2, 20, ROTOR_TOOLS, {
      standard_equivalent: 'Any 160 mm center-lock rotor of 1.8 mm for resin or metal pads',
      standards: ['Center-lock', '160 mm × 1.8 mm'],
      wear_interval_km: 8000,
    }),
  }),
  spare({
    id: 5000322,
    title: 'Rotor, 180 mm, center-lock',
    description:
      'The rear rotor for the 203/180 set: 1.8 mm steel with lockring. Replace it below 1.5 mm.',
    dollars: 34,
    grams: 152,
    fits: 'PH',
    service: service(2, 20, ROTOR_TOOLS, {
      standard_equivalent: 'Any 180 mm center-lock rotor of 1.8 mm',
      standards: ['Center-lock', '180 mm × 1.8 mm'],
      wear_interval_km: 8000,
    }),
  }),
  spare({
    id: 5000323,
    title: 'Rotor, 203 mm, center-lock',
    description:
      'The large rotor for front and rear, with an aluminum carrier that dissipates heat. Not for the rigid carbon fork, which is rated for 180 mm.',
    dollars: 42,
    grams: 178,
    fits: 'PHN',
    service: service(2, 20, ROTOR_TOOLS, {
      standard_equivalent: 'Any 203 mm center-lock rotor of 1.8 mm',
      standards: ['Center-lock', '203 mm × 1.8 mm'],
      wear_interval_km: 10000,
    }),
  }),
  spare({
    id: 5000324,
    title: 'Brake hose kit',
    description:
      'Two meters of hose with olives and inserts, enough for a rear brake on any frame size. Bleed the brake afterward.',
    dollars: 27,
    grams: 95,
    fits: 'PHN',
    service: service(3, 60, ['8 mm wrench', 'Hose cutter', 'Bleed kit'], {
      standard_equivalent: 'Any 5 mm hydraulic hose for mineral oil with compression fittings',
      standards: ['5.0 mm hose', 'Mineral oil'],
    }),
  }),
  spare({
    id: 5000325,
    title: 'Brake lever, left or right',
    description:
      'A brake lever with master cylinder and motor cutoff switch. Ships without oil, so the brake must be filled and bled.',
    dollars: 39,
    grams: 165,
    fits: 'PHN',
    variants: [variant('left', 'Left', 39), variant('right', 'Right', 39)],
    service: service(3, 60, [HEX5, '8 mm wrench', 'Bleed kit'], {
      standards: ['Mineral oil', '22.2 mm clamp'],
    }),
  }),
  spare({
    id: 5000326,
    title: 'Bleed kit',
    description:
      'Syringe, funnel, hoses and 100 ml of mineral oil: enough for both brakes twice. Never mix it with DOT fluid.',
    dollars: 32,
    grams: 240,
    fits: 'PHN',
    service: service(2, 45, [HEX3, '7 mm wrench'], {
      standard_equivalent: 'Any bleed kit for mineral-oil brakes with M5 bleed ports',
      standards: ['Mineral oil', 'M5 bleed port'],
    }),
  }),
  spare({
    id: 5000327,
    title: 'Tire, 26 × 4.8',
    description:
      'The Prime’s all-around fat tire with puncture protection, tubeless ready. Ride it at 0.5 to 1.4 bar (7 to 20 psi).',
    dollars: 79,
    grams: 1520,
    fits: 'P',
    service: service(1, 30, TYRE_TOOLS, {
      standard_equivalent: 'Any 26 × 4.8 tire for an 80 mm rim',
      standards: ['ETRTO 122-559'],
      wear_interval_km: 4000,
    }),
  }),
  spare({
    id: 5000328,
    title: 'Tire, 27.5 × 2.25',
    description:
      'The Homie’s all-around tire with puncture protection and a reflective stripe. Rated for 50 km/h.',
    dollars: 49,
    grams: 780,
    fits: 'H',
    service: service(1, 25, TYRE_TOOLS, {
      standard_equivalent: 'Any 27.5 × 2.25 tire marked E-50',
      standards: ['ETRTO 57-584', 'E-50'],
      wear_interval_km: 5000,
    }),
  }),
  spare({
    id: 5000329,
    title: 'Tire, 29 × 2.5 or 27.5 × 2.6',
    description:
      'The Nyx trail tires: 29 × 2.5 for the front, 27.5 × 2.6 for the rear, tubeless ready with protected sidewalls. Sold individually.',
    dollars: 69,
    grams: 1080,
    fits: 'N',
    variants: [variant('front', 'Front, 29 × 2.5', 69), variant('rear', 'Rear, 27.5 × 2.6', 69)],
    service: service(1, 30, TYRE_TOOLS, {
      standard_equivalent: 'Any 29 × 2.5 front or 27.5 × 2.6 rear trail tire',
      standards: ['ETRTO 63-622', 'ETRTO 66-584'],
      wear_interval_km: 2500,
    }),
  }),
  spare({
    id: 5000330,
    title: 'Tube, fat, 27.5 or 29',
    description:
      'A butyl tube with a 40 mm Schrader valve, in all three of our wheel sizes. Worth carrying even with tubeless wheels.',
    dollars: 9,
    grams: 290,
    fits: 'PHN',
    variants: [
      variant('fat', '26 × 4.0 to 4.8', 9),
      variant('27-5', '27.5 × 2.0 to 2.6', 9),
      variant('29', '29 × 2.2 to 2.6', 9),
    ],
    service: service(1, 20, TYRE_TOOLS, {
      standard_equivalent: 'Any tube of the same wheel size with Schrader valve',
      standards: ['Schrader valve, 40 mm'],
    }),
  }),
  spare({
    id: 5000331,
    title: 'Spokes, set of 5 with nipples',
    description:
      'Five stainless spokes with brass nipples. Choose the length printed on the rim sticker; replace a broken spoke soon, because its neighbors carry its load.',
    dollars: 8,
    grams: 40,
    fits: 'PHN',
    service: service(3, 45, ['Spoke wrench', 'Truing stand'], {
      standard_equivalent: 'Any 2.0 mm J-bend spoke of the same length',
      standards: ['2.0 mm, J-bend', 'Brass nipple 12 mm'],
    }),
  }),
  spare({
    id: 5000332,
    title: 'Rear wheel, complete, alloy',
    description:
      'A hand-trued rear wheel with hub, freehub and rim tape for bikes with a mid motor. Reuse the rotor, cassette and tire from your old wheel.',
    dollars: 229,
    grams: 1650,
    fits: 'PN',
    variants: [
      variant('prime', 'Prime, 26 in, 197 × 12', 229),
      variant('nyx', 'Nyx, 27.5 in, 148 × 12', 229),
    ],
    service: service(2, 45, [...ROTOR_TOOLS, 'Cassette lockring tool', ...TYRE_TOOLS], {
      standard_equivalent:
        'Prime: any 26-inch fat wheel with 197 × 12 axle. Nyx: any 27.5-inch Boost wheel',
      standards: ['197 × 12 mm', '148 × 12 mm Boost', 'Center-lock'],
    }),
  }),
]
