import type { SeedProduct } from '../types'
import { accessory, variant } from './make'

const HELMET_DOLLARS = 119
const HELMET_COLORS = ['Graphite', 'Bone', 'Signal Orange']
const HELMET_SIZES = ['S, 51–55 cm', 'M, 55–59 cm', 'L, 59–63 cm']

const helmetVariants = HELMET_COLORS.flatMap((color) =>
  HELMET_SIZES.map((size) => {
    const id = `${color.toLowerCase().replaceAll(' ', '-')}-${size.slice(0, 1).toLowerCase()}`
    return variant(id, `${color}, ${size}`, HELMET_DOLLARS)
  }),
)

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
  }),
  accessory({
    id: 5000111,
    title: 'Roll-top backpack, waterproof',
    description:
      'A 22-liter backpack with welded seams and a padded sleeve for a 15-inch laptop. The roll top closes tight over a full load.',
    dollars: 89,
    grams: 980,
    fits: 'PHN',
  }),
  accessory({
    id: 5000064,
    title: 'Taillight with brake signal',
    description:
      'An 80-lumen taillight that brightens when the bike slows down. Nine hours on one charge by USB-C; fits round and aero seatposts.',
    dollars: 49,
    grams: 62,
    fits: 'PHN',
  }),
  accessory({
    id: 5000112,
    title: 'Front light, 60 lux',
    description:
      'A bar light with a cut-off beam that does not blind, five hours at full power. Comes off without tools for charging by USB-C.',
    dollars: 69,
    grams: 118,
    fits: 'PHN',
  }),
  accessory({
    id: 5000113,
    title: 'Pannier pair, 2 × 20 liters',
    description:
      'Two waterproof panniers that hang on the rear rack by quick mounts and lock to it with one hand. They need the rear rack.',
    dollars: 129,
    grams: 1740,
    fits: 'PH',
  }),
  accessory({
    id: 5000114,
    title: 'U-lock, silver rating',
    description:
      'A hardened 13 mm shackle with two-sided locking and three keys. The bracket for the frame is in the box.',
    dollars: 79,
    grams: 1350,
    fits: 'PHN',
  }),
  accessory({
    id: 5000115,
    title: 'Folding lock, two keyed alike',
    description:
      'Two 90 cm folding locks that open with the same key: one for the bike, one for wheel or luggage. Each folds into its own holster.',
    dollars: 99,
    grams: 1180,
    fits: 'PHN',
  }),
  accessory({
    id: 5000116,
    title: 'Phone mount with vibration damper',
    description:
      'Holds a phone on the bar and keeps the shake of the road away from its camera. Turns between portrait and landscape.',
    dollars: 39,
    grams: 96,
    fits: 'PHN',
  }),
  accessory({
    id: 5000117,
    title: 'Bar mirror pair',
    description:
      'Two folding mirrors of glass for the ends of the bar, left and right. They clamp inside bars of 15 to 22 mm.',
    dollars: 35,
    grams: 210,
    fits: 'PHN',
  }),
  accessory({
    id: 5000118,
    title: 'Floor pump with gauge',
    description:
      'A steel pump with a wide gauge that reads exactly in the low pressures of fat and trail tyres. Head for Presta and Schrader valves.',
    dollars: 59,
    grams: 1900,
    fits: 'PHN',
  }),
  accessory({
    id: 5000119,
    title: 'Tubeless repair kit',
    description:
      'Plugs, reamer, valve key and a small bottle of sealant in a case that fits a pocket. Closes holes up to 6 mm without taking the wheel off.',
    dollars: 24,
    grams: 80,
    fits: 'PHN',
  }),
  accessory({
    id: 5000120,
    title: 'Child seat, rear, to 22 kg',
    description:
      'A rear seat with a three-point belt and foot guards for children from 9 months to 22 kg. It mounts on the rear rack and does not fit the Nyx.',
    dollars: 149,
    grams: 4600,
    fits: 'PH',
  }),
  accessory({
    id: 5000121,
    title: 'Battery travel case',
    description:
      'A padded case with a fire-resistant lining for batteries from 500 to 816 Wh, for car and train. Airlines do not take batteries of this size.',
    dollars: 69,
    grams: 1400,
    fits: 'PHN',
  }),
  accessory({
    id: 5000122,
    title: 'Rain cover',
    description:
      'A breathing cover for the whole bike with reflecting corners and eyelets for a lock. Packs into its own bag.',
    dollars: 45,
    grams: 640,
    fits: 'PHN',
  }),
  accessory({
    id: 5000123,
    title: 'Service stand, 40 kg',
    description:
      'A folding stand rated for 40 kg, so that it holds an e-bike with its battery in. The clamp turns all the way round and takes seatposts only, never a carbon frame tube.',
    dollars: 189,
    grams: 7200,
    fits: 'PHN',
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
  }),
]
