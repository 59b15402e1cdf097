import type { Bike } from '../../../../../domain/bike'
import { cents } from '../../../../../domain/money'
import { color, rule, size } from './make'
import { nyxGroups } from './nyx-groups'

const night = color(351, 'Night', 'Standard', '#15171C')
const acid = color(352, 'Acid', 'Standard', '#B9D531')
const amethyst = color(353, 'Amethyst', 'Pearlized', '#5B4B8A')
const petrol = color(354, 'Petrol', 'Pearlized', '#0F5C63')
const twoTone = color(355, 'Two-tone', 'Custom', '#15171C')
const colors = [night, acid, amethyst, petrol, twoTone]

const frame = { head_angle: 65.5, seat_angle: 76, chainstay: 447, bb_drop: 28 }

export const nyx: Bike = {
  id: 3,
  slug: 'nyx',
  title: 'Nyx',
  kind: 'full-suspension trail',
  tagline: 'Up under power, down on 150 millimeters.',
  description:
    'A trail bike with 150 mm in front, 140 mm at the rear, and a larger wheel up front. The 120 Nm mid motor climbs what used to be a push, and four-piston brakes on 203 mm rotors take care of the way back.',
  price: cents(499_900),
  performance: {
    power: 500,
    max_speed: 32,
    practicality: 35,
    suspension: 90,
    range: 80,
    weight: 22.6,
    battery: 630,
  },
  range_profile: { crr: 0.011, cda: 0.56 },
  fork: { axle_to_crown: 551, offset: 44, headset: 12 },
  travel: { front: 150, rear: 140 },
  tyre_label: '29 × 2.5 front, 27.5 × 2.6 rear',
  gross_limit: 135,
  standover_clearance: 50,
  lead_days: 24,
  sizes: [
    size(
      frame,
      {
        id: 301,
        title: 'S',
        numbers: [430, 611, 582, 400, 100, 1190, 650],
        rider: [155, 167],
        inseam: [70, 78],
      },
      colors.filter((made) => made !== acid),
    ),
    size(
      frame,
      {
        id: 302,
        title: 'M',
        numbers: [455, 616, 609, 425, 105, 1217, 690],
        rider: [164, 177],
        inseam: [74, 83],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 303,
        title: 'L',
        numbers: [480, 625, 636, 450, 115, 1247, 735],
        rider: [174, 187],
        inseam: [79, 89],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 304,
        title: 'XL',
        numbers: [508, 639, 667, 480, 130, 1281, 790],
        rider: [184, 199],
        inseam: [85, 96],
      },
      colors,
    ),
  ],
  colors,
  groups: nyxGroups,
  rules: [
    rule({
      id: 'radar-mounting',
      when: ['radar'],
      requires_any: ['radar-mount'],
      reason: 'The radar needs a mounting point: the short radar mount under the saddle.',
    }),
    rule({
      id: 'bottle-battery-size',
      when: ['bottle-battery'],
      excludes: ['size-S'],
      reason:
        'The triangle of the S frame has no room for the bottle battery; M is the smallest frame that takes it.',
    }),
    rule({
      id: 'electronic-display',
      when: ['electronic'],
      requires_any: ['display-color'],
      reason: 'Electronic shifting is paired and set up through the color display.',
    }),
  ],
  presets: [
    {
      id: 'city',
      title: 'City',
      note: 'Navigation, light, tracker, radar and short fenders for the ride to the trail and to work.',
      part_codes: [
        'display-color',
        'front-light',
        'tracker',
        'radar',
        'radar-mount',
        'mudguards-short',
      ],
    },
    {
      id: 'trail',
      title: 'Trail',
      note: 'The long fork, the piggyback shock and the tools to set both up.',
      part_codes: ['fork-air-160', 'shock-piggyback', 'tool-roll'],
    },
    {
      id: 'all-weather',
      title: 'All-weather',
      note: 'Studded tires, short fenders, light and the large battery for the cold half of the year.',
      part_codes: ['battery-large', 'tyres-studded', 'mudguards-short', 'front-light'],
    },
  ],
  facts: [
    { label: 'Frame', text: 'Carbon, full suspension' },
    { label: 'Frame warranty', text: 'One year or 1,600 miles (2,600 km)' },
    { label: 'Motor', text: 'Mid motor, 500 W, 120 Nm' },
    {
      label: 'Battery',
      text: 'Removable, in the down tube; a bottle battery of 250 Wh adds to it',
    },
    { label: 'Brakes', text: 'Hydraulic four-piston discs, 203/203 mm; the levers cut the motor' },
    { label: 'Suspension', text: '150 mm front, 140 mm rear' },
    { label: 'Warranty', text: 'One year or 1,600 miles (2,600 km), bike and parts' },
  ],
}
