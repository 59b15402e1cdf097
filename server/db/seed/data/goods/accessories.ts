import type { ProductNeed } from '../../../../../domain/accessory'
import type { SeedProduct } from '../types'
import { accessory, variant } from './make'

const HELMET_DOLLARS = 119
const HELMET_COLORS = [
  { title: 'Graphite', hex: '#2F3336' },
  { title: 'Bone', hex: '#E6E1D6' },
  { title: 'Signal Orange', hex: '#E4572E' },
]
const HELMET_SIZES = ['S, 51–55 cm', 'M, 55–59 cm', 'L, 59–63 cm']

const helmetVariants = HELMET_COLORS.flatMap((color) =>
  HELMET_SIZES.map((size) => {
    const id = `${color.title.toLowerCase().replaceAll(' ', '-')}-${size.slice(0, 1).toLowerCase()}`
    return variant(id, `${color.title}, ${size}`, HELMET_DOLLARS, { color, size })
  }),
)

const REAR_RACK: ProductNeed = {
  text: 'The rear rack of the Prime or Homie. The Nyx has no mounts for one: its rear moves.',
  part_code: 'rack',
}

export const accessories: SeedProduct[] = [
  accessory({
    id: 5000110,
    title: 'E-bike helmet with rotational liner',
    description:
      'Made for the higher speeds of e-bikes, with a liner that lets the head turn a little in a slanting blow. Three sizes, three colors, and mounts for a visor.',
    dollars: HELMET_DOLLARS,
    grams: 390,
    fits: 'PHN',
    variants: helmetVariants,
    category: 'protection',
    facts: [
      ['Standard', 'CPSC 1203, EN 1078 and NTA 8776 for speeds to 45 km/h'],
      ['Liner', 'EPS shell with a rotational liner'],
      ['Fit', 'Dial at the back, side straps in one hand'],
      ['Visor', 'Mounts for one; not in the box'],
    ],
    warnings: [
      'A helmet that has taken a blow has done its work: replace it, even without a visible crack.',
      'Wear it level, two fingers above the eyebrows, with the strap closed.',
    ],
  }),
  accessory({
    id: 5000111,
    title: 'Roll-top backpack, waterproof',
    description:
      'A 22-liter backpack with welded seams and a padded sleeve for a 15-inch laptop. The roll top closes tight over a full load.',
    dollars: 89,
    grams: 980,
    fits: 'PHN',
    category: 'bags',
    load_kg: 12,
    volume_l: 22,
    facts: [
      ['Size', '48 × 30 × 16 cm (18.9 × 11.8 × 6.3 in)'],
      ['Laptop', '15 inches, padded sleeve'],
      ['Material', 'Welded 420 D nylon, IPX6'],
    ],
    warnings: ['Close the roll top with three turns, or water finds its way in.'],
  }),
  accessory({
    id: 5000064,
    title: 'Taillight with brake signal',
    description:
      'An 80-lumen taillight that brightens when the bike slows down. Nine hours on one charge by USB-C; fits round and aero seatposts.',
    dollars: 49,
    grams: 62,
    fits: 'PHN',
    category: 'lights',
    facts: [
      ['Brightness', '80 lm, 120 lm while braking'],
      ['Runtime', '9 hours steady, 15 hours in eco'],
      ['Charging', 'USB-C, 2 hours'],
      ['Mount', 'Round posts of 25 to 36 mm and aero posts'],
    ],
    warnings: [
      'Do not look into the light from near by.',
      'Holds a lithium cell of 2.6 Wh; it does not belong in household waste.',
    ],
  }),
  accessory({
    id: 5000112,
    title: 'Front light, 60 lux',
    description:
      'A bar light with a cut-off beam that does not blind, five hours at full power. Comes off without tools for charging by USB-C.',
    dollars: 69,
    grams: 118,
    fits: 'PHN',
    category: 'lights',
    facts: [
      ['Brightness', '60 lux with cut-off beam'],
      ['Runtime', '5 hours high, 14 hours low'],
      ['Charging', 'USB-C, 3 hours'],
      ['Mount', 'Bars of 22 to 35 mm, without tools'],
    ],
    warnings: [
      'Aim the beam at the road, never at oncoming eyes.',
      'Holds a lithium cell of 9.6 Wh; it does not belong in household waste.',
    ],
  }),
  accessory({
    id: 5000113,
    title: 'Pannier pair, 2 × 20 liters',
    description:
      'Two waterproof panniers that hang on the rear rack by quick mounts and lock to it with one hand. They need the rear rack.',
    dollars: 129,
    grams: 1740,
    fits: 'PH',
    category: 'bags',
    load_kg: 18,
    volume_l: 40,
    facts: [
      ['Size of each', '33 × 32 × 17 cm (13 × 12.6 × 6.7 in)'],
      ['Volume of each', '20 liters'],
      ['Mount', 'Quick mount for rails of 8 to 16 mm'],
      ['Material', 'Welded tarpaulin, IPX5'],
    ],
    needs: [REAR_RACK],
    warnings: [
      'Load both sides alike and heavy things low. At most 9 kg (19.8 lb) a side.',
      'The rack carries 25 kg (55.1 lb) in all, a child seat included.',
    ],
  }),
  accessory({
    id: 5000114,
    title: 'U-lock, silver rating',
    description:
      'A hardened 13 mm shackle with two-sided locking and three keys. The bracket for the frame is in the box.',
    dollars: 79,
    grams: 1350,
    fits: 'PHN',
    category: 'locks',
    facts: [
      ['Shackle', '13 mm hardened steel'],
      ['Inside', '230 × 110 mm (9.1 × 4.3 in)'],
      ['Rating', 'Sold Secure Bicycle Silver'],
      ['Keys', '3, with code card'],
    ],
    warnings: [
      'Ride only with the lock closed in its bracket: a loose shackle can catch the spokes.',
    ],
  }),
  accessory({
    id: 5000115,
    title: 'Folding lock, two keyed alike',
    description:
      'Two 90 cm folding locks that open with the same key: one for the bike, one for wheel or luggage. Each folds into its own holster.',
    dollars: 99,
    grams: 1180,
    fits: 'PHN',
    category: 'locks',
    facts: [
      ['Length', '90 cm (35.4 in) each'],
      ['Plates', '5 mm hardened steel'],
      ['Keys', '4, one pattern for both locks'],
      ['Holster', 'Mounts on bottle bosses or by straps'],
    ],
    warnings: ['Keep the holster clear of the crank and of the moving rear of the Nyx.'],
  }),
  accessory({
    id: 5000116,
    title: 'Phone mount with vibration damper',
    description:
      'Holds a phone on the bar and keeps the shake of the road away from its camera. Turns between portrait and landscape.',
    dollars: 39,
    grams: 96,
    fits: 'PHN',
    category: 'cockpit',
    load_kg: 0.3,
    facts: [
      ['Phones', '58 to 85 mm wide (2.3 to 3.3 in)'],
      ['Bars', '22 to 35 mm'],
      ['Damper', 'Four silicone mounts'],
    ],
    warnings: ['Set the route before you ride; your eyes belong on the road.'],
  }),
  accessory({
    id: 5000117,
    title: 'Bar mirror pair',
    description:
      'Two folding mirrors of glass for the ends of the bar, left and right. They clamp inside bars of 15 to 22 mm.',
    dollars: 35,
    grams: 210,
    fits: 'PHN',
    category: 'cockpit',
    facts: [
      ['Glass', '75 mm (3 in) across, slightly curved'],
      ['Bars', 'Open ends of 15 to 22 mm inside'],
      ['Arms', 'Fold flat without tools'],
    ],
    warnings: [
      'Things in the mirror are nearer than they look: turn your head before you turn the bike.',
    ],
  }),
  accessory({
    id: 5000118,
    title: 'Floor pump with gauge',
    description:
      'A steel pump with a wide gauge that reads exactly in the low pressures of fat and trail tyres. Head for Presta and Schrader valves.',
    dollars: 59,
    grams: 1900,
    fits: 'PHN',
    category: 'workshop',
    facts: [
      ['Pressure', '0 to 4 bar (0 to 60 psi), marks of 0.05 bar'],
      ['Valves', 'Presta and Schrader'],
      ['Height', '66 cm (26 in)'],
    ],
    warnings: [
      'Stay within the pressure on the side of the tyre and of the rim, whichever is lower.',
    ],
  }),
  accessory({
    id: 5000119,
    title: 'Tubeless repair kit',
    description:
      'Plugs, reamer, valve key and a small bottle of sealant in a case that fits a pocket. Closes holes up to 6 mm without taking the wheel off.',
    dollars: 24,
    grams: 80,
    fits: 'PHN',
    category: 'workshop',
    facts: [
      ['Plugs', '10, of two sizes'],
      ['Sealant', '60 ml (2 fl oz), latex'],
      ['Case', '9 × 6 × 4 cm (3.5 × 2.4 × 1.6 in)'],
    ],
    warnings: [
      'Sealant irritates eyes and skin and may cause an allergic reaction: it holds latex.',
      'Keep away from children: small parts and a sharp reamer.',
    ],
  }),
  accessory({
    id: 5000120,
    title: 'Child seat, rear, to 22 kg',
    description:
      'A rear seat with a three-point belt and foot guards for children from 9 months to 22 kg. It mounts on the rear rack and does not fit the Nyx.',
    dollars: 149,
    grams: 4600,
    fits: 'PH',
    category: 'family',
    load_kg: 22,
    facts: [
      ['Child', '9 months to 22 kg (48.5 lb), about 6 years'],
      ['Standard', 'EN 14344'],
      ['Belt', 'Three points, closes with one hand'],
      ['Foot rests', 'Eight heights, with straps'],
    ],
    needs: [REAR_RACK],
    warnings: [
      'The child wears a helmet. Never leave a child alone in the seat, not even on the stand.',
      'Seat and child weigh on the rack, which carries 27 kg with this seat: no panniers beside it.',
      'The bike steers and brakes otherwise with a child on it: try it with a bag of the same weight first.',
    ],
  }),
  accessory({
    id: 5000121,
    title: 'Battery travel case',
    description:
      'A padded case with a fire-resistant lining for batteries from 500 to 816 Wh, for car and train. Airlines do not take batteries of this size.',
    dollars: 69,
    grams: 1400,
    fits: 'PHN',
    category: 'workshop',
    load_kg: 6,
    facts: [
      ['Inside', '46 × 14 × 13 cm (18.1 × 5.5 × 5.1 in)'],
      ['Batteries', '500 to 816 Wh, one at a time'],
      ['Lining', 'Glass fibre, to 1,000 °C for a short time'],
    ],
    warnings: [
      'Never carry a battery that was dropped or is warm. Airlines do not take batteries of this size.',
    ],
  }),
  accessory({
    id: 5000122,
    title: 'Rain cover',
    description:
      'A breathing cover for the whole bike with reflecting corners and eyelets for a lock. Packs into its own bag.',
    dollars: 45,
    grams: 640,
    fits: 'PHN',
    category: 'protection',
    facts: [
      ['Size', '210 × 120 cm (82.7 × 47.2 in)'],
      ['Material', 'Breathing polyester, PU coated'],
      ['Packed', '24 × 12 cm (9.4 × 4.7 in)'],
    ],
    warnings: ['Take the cover off before charging, and never cover a motor that is hot.'],
  }),
  accessory({
    id: 5000123,
    title: 'Service stand, 40 kg',
    description:
      'A folding stand rated for 40 kg, so that it holds an e-bike with its battery in. The clamp turns all the way round and takes seatposts only, never a carbon frame tube.',
    dollars: 189,
    grams: 7200,
    fits: 'PHN',
    category: 'workshop',
    load_kg: 40,
    facts: [
      ['Height of the clamp', '95 to 150 cm (37.4 to 59.1 in)'],
      ['Clamp', 'Seatposts of 25 to 40 mm, turns all the way'],
      ['Folded', '112 × 20 × 18 cm (44 × 7.9 × 7.1 in)'],
    ],
    warnings: [
      'Clamp the seatpost only, never a tube of the carbon frame.',
      'Take the battery out first where you can: it makes the bike lighter and it cannot fall.',
    ],
  }),
  accessory({
    id: 5000124,
    title: 'Gift card',
    description:
      'A code by e-mail that pays for anything in the shop, in one order or several. It ships for nothing and does not expire.',
    dollars: 50,
    grams: 0,
    fits: 'PHN',
    is_digital: true,
    variants: [50, 100, 200, 300, 500].map((dollars) =>
      variant(String(dollars), `$${dollars}`, dollars),
    ),
    category: 'gifts',
    facts: [
      ['Amount', 'Any whole dollar from $50 to $500'],
      ['Delivery', 'By e-mail once the payment is in'],
      ['Validity', 'Does not expire'],
      ['Redeemed', 'Once, as credit of an account; what is left stays there'],
    ],
  }),
]
