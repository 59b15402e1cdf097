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
  text: 'The rear rack on the Prime or Homie. The Nyx has rear suspension, so it has no rack mounts.',
  part_code: 'rack',
}

export const accessories: SeedProduct[] = [
  accessory({
    id: 5000110,
    title: 'E-bike helmet with rotational liner',
    description:
      'Made for the higher speeds of e-bikes, with a liner that lets your head rotate slightly in an angled impact. Three sizes, three colors, and mounts for a visor.',
    dollars: HELMET_DOLLARS,
    grams: 390,
    fits: 'PHN',
    variants: helmetVariants,
    category: 'protection',
    facts: [
      ['Standard', 'CPSC 1203, EN 1078 and NTA 8776 for speeds to 45 km/h'],
      ['Liner', 'EPS shell with a rotational liner'],
      ['Fit', 'Rear dial, one-handed side straps'],
      ['Visor', 'Visor mounts (visor not included)'],
    ],
    warnings: [
      'Replace your helmet after any impact, even if you can’t see a crack.',
      'Wear it level, two fingers above your eyebrows, with the strap fastened.',
    ],
  }),
  accessory({
    id: 5000111,
    title: 'Roll-top backpack, waterproof',
    description:
      'A 22-liter backpack with welded seams and a padded sleeve for a 15-inch laptop. The roll top seals tight, even with a full load.',
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
    warnings: ['Roll the top three times, or water can get in.'],
  }),
  accessory({
    id: 5000064,
    title: 'Taillight with brake signal',
    description:
      'An 80-lumen taillight that brightens when the bike slows down. Runs nine hours on a USB-C charge and fits round and aero seatposts.',
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
      'Don’t look into the light up close.',
      'Contains a 2.6 Wh lithium cell. Don’t throw it in the trash.',
    ],
  }),
  accessory({
    id: 5000112,
    title: 'Front light, 60 lux',
    description:
      'A handlebar light with a cutoff beam that doesn’t blind others and five hours at full power. Comes off without tools to charge by USB-C.',
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
      'Contains a 9.6 Wh lithium cell. Don’t throw it in the trash.',
    ],
  }),
  accessory({
    id: 5000113,
    title: 'Pannier pair, 2 × 20 liters',
    description:
      'Two waterproof panniers that clip onto the rear rack and lock with one hand. Requires the rear rack.',
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
      'Load both sides evenly, with heavy items low. Maximum 9 kg (19.8 lb) per side.',
      'The rack carries up to 25 kg (55.1 lb) in total, including a child seat.',
    ],
  }),
  accessory({
    id: 5000114,
    title: 'U-lock, silver rating',
    description:
      'A hardened 13 mm shackle with two-sided locking and three keys. Includes a frame bracket.',
    dollars: 79,
    grams: 1350,
    fits: 'PHN',
    category: 'locks',
    facts: [
      ['Shackle', '13 mm hardened steel'],
      ['Inside', '230 × 110 mm (9.1 × 4.3 in)'],
      ['Rating', 'Sold Secure Bicycle Silver'],
      ['Keys', '3, with key code card'],
    ],
    warnings: [
      'When riding, keep the lock secured in its bracket. A loose shackle can catch the spokes.',
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
      ['Keys', '4, keyed alike'],
      ['Holster', 'Mounts on bottle bosses or by straps'],
    ],
    warnings: ['Keep the holster clear of the crank and of the moving rear of the Nyx.'],
  }),
  accessory({
    id: 5000116,
    title: 'Phone mount with vibration damper',
    description:
      'Holds your phone on the handlebar and protects its camera from road vibration. Rotates between portrait and landscape.',
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
      'Two folding glass bar-end mirrors, left and right. They clamp inside bars with a 15 to 22 mm inner diameter.',
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
      'Objects in the mirror are closer than they appear. Look over your shoulder before you turn.',
    ],
  }),
  accessory({
    id: 5000118,
    title: 'Floor pump with gauge',
    description:
      'A steel pump with a large gauge that’s accurate at the low pressures of fat and trail tires. Fits Presta and Schrader valves.',
    dollars: 59,
    grams: 1900,
    fits: 'PHN',
    category: 'workshop',
    facts: [
      ['Pressure', '0 to 4 bar (0 to 60 psi), marks of 0.05 bar'],
      ['Valves', 'Presta and Schrader'],
      ['Height', '66 cm (26 in)'],
    ],
    warnings: ['Don’t exceed the pressure marked on the tire or the rim, whichever is lower.'],
  }),
  accessory({
    id: 5000119,
    title: 'Tubeless repair kit',
    description:
      'Plugs, reamer, valve key and a small bottle of sealant in a pocket-size case. Seals holes up to 6 mm without removing the wheel.',
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
      'Sealant irritates eyes and skin and may cause an allergic reaction. Contains latex.',
      'Keep away from children. Contains small parts and a sharp reamer.',
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
      ['Belt', 'Three-point, closes with one hand'],
      ['Foot rests', 'Eight heights, with straps'],
    ],
    needs: [REAR_RACK],
    warnings: [
      'Children must wear a helmet. Never leave a child alone in the seat, not even on the kickstand.',
      'With this seat, the rack carries up to 27 kg (59.5 lb), seat and child included. Don’t add panniers.',
      'The bike steers and brakes differently with a child on board. Practice with a bag of the same weight first.',
    ],
  }),
  accessory({
    id: 5000121,
    title: 'Battery travel case',
    description:
      'A padded case with a fire-resistant lining for batteries from 500 to 816 Wh, for car and train. Airlines don’t accept batteries this large.',
    dollars: 69,
    grams: 1400,
    fits: 'PHN',
    category: 'workshop',
    load_kg: 6,
    facts: [
      ['Inside', '46 × 14 × 13 cm (18.1 × 5.5 × 5.1 in)'],
      ['Batteries', '500 to 816 Wh, one at a time'],
      ['Lining', 'Fiberglass, up to 1,000 °C (1,832 °F) for short periods'],
    ],
    warnings: [
      'Never carry a battery that was dropped or feels warm. Airlines don’t accept batteries this large.',
    ],
  }),
  accessory({
    id: 5000122,
    title: 'Rain cover',
    description:
      'A breathable cover for the whole bike with reflective corners and lock eyelets. Packs into its own bag.',
    dollars: 45,
    grams: 640,
    fits: 'PHN',
    category: 'protection',
    facts: [
      ['Size', '210 × 120 cm (82.7 × 47.2 in)'],
      ['Material', 'Breathable polyester, PU-coated'],
      ['Packed', '24 × 12 cm (9.4 × 4.7 in)'],
    ],
    warnings: ['Take the cover off before charging, and never cover a motor that is hot.'],
  }),
  accessory({
    id: 5000123,
    title: 'Service stand, 40 kg',
    description:
      'A folding stand rated for 40 kg (88 lb), so it holds an e-bike with its battery in. The clamp rotates 360° and grips seatposts only, never a carbon frame tube.',
    dollars: 189,
    grams: 7200,
    fits: 'PHN',
    category: 'workshop',
    load_kg: 40,
    facts: [
      ['Height of the clamp', '95 to 150 cm (37.4 to 59.1 in)'],
      ['Clamp', 'For 25 to 40 mm seatposts, rotates 360°'],
      ['Folded', '112 × 20 × 18 cm (44 × 7.9 × 7.1 in)'],
    ],
    warnings: [
      'Clamp the seatpost only, never a tube of the carbon frame.',
      'Remove the battery first if you can. The bike is lighter, and the battery can’t fall out.',
    ],
  }),
  accessory({
    id: 5000124,
    title: 'Gift card',
    description:
      'A code by email that pays for anything in the shop, in one order or several. No shipping charge, and it never expires.',
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
      ['Delivery', 'By email once you’ve paid'],
      ['Validity', 'Never expires'],
      ['Redeemed', 'Once, as store credit. Any balance stays in your account'],
    ],
  }),
]
