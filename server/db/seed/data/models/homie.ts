import type { Bike } from '../../../../../domain/bike'
import { cents } from '../../../../../domain/money'
import { homieGroups } from './homie-groups'
import { color, rule, size } from './make'

const carbonMatt = color(251, 'Carbon Matt', 'Standard', '#26282B')
const arctic = color(252, 'Arctic', 'Standard', '#EEF1F3')
const harbour = color(253, 'Harbour', 'Standard', '#3C6E8F')
const roseCopper = color(254, 'Rose Copper', 'Pearlized', '#B8735A')
const twoTone = color(255, 'Two-tone', 'Custom', '#26282B')
const colors = [carbonMatt, arctic, harbour, roseCopper, twoTone]

const frame = { head_angle: 70, seat_angle: 73, chainstay: 445, bb_drop: 60 }

export const homie: Bike = {
  id: 2,
  slug: 'nireeka-homie',
  title: 'Nireeka Homie',
  kind: 'carbon mountain commuter',
  tagline: 'Monday to Friday, and the hills on Saturday.',
  description:
    'A one-piece carbon commuter that watches your back, with blind-spot radar, an automatic light, a GPS anti-theft tracker and assist that follows your pulse. The quiet 500 W hub motor and an 80 mm fork take it past the end of the asphalt.',
  price: cents(249_900),
  performance: {
    power: 500,
    max_speed: 32,
    practicality: 80,
    suspension: 30,
    range: 72,
    weight: 19.8,
    battery: 500,
  },
  range_profile: { crr: 0.008, cda: 0.55 },
  fork: { axle_to_crown: 482, offset: 44, headset: 12 },
  travel: { front: 80, rear: 0 },
  tyre_label: '27.5 × 2.25',
  gross_limit: 140,
  standover_clearance: 25,
  lead_days: 10,
  sizes: [
    size(
      frame,
      {
        id: 201,
        title: 'S',
        numbers: [380, 606, 565, 390, 105, 1066, 660],
        rider: [152, 166],
        inseam: [69, 77],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 202,
        title: 'M',
        numbers: [398, 625, 589, 430, 125, 1091, 705],
        rider: [163, 176],
        inseam: [74, 82],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 203,
        title: 'L',
        numbers: [416, 644, 613, 470, 145, 1116, 750],
        rider: [173, 186],
        inseam: [79, 88],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 204,
        title: 'XL',
        numbers: [434, 667, 638, 510, 170, 1143, 800],
        rider: [183, 198],
        inseam: [85, 95],
      },
      colors.filter((made) => made !== roseCopper),
    ),
  ],
  colors,
  groups: homieGroups,
  rules: [
    rule({
      id: 'rotor-203-fork',
      when: ['rotor-203'],
      excludes: ['fork-rigid'],
      reason:
        'The rigid carbon fork is rated for rotors up to 180 mm; a 203 mm front rotor needs the air fork.',
    }),
    rule({
      id: 'studded-full-mudguards',
      when: ['studded'],
      excludes: ['mudguards-full'],
      reason: 'Studded winter tires need more clearance than full fenders allow.',
    }),
    rule({
      id: 'one-pair-of-mudguards',
      when: ['mudguards-full'],
      excludes: ['mudguards-short'],
      reason: 'Full and short fenders use the same mounts, so you can choose only one.',
    }),
    rule({
      id: 'rack-suspension-post',
      when: ['rack', 'size-smallest'],
      excludes: ['post-suspension'],
      reason:
        'On the smallest frame, the saddle would hit the rack when the suspension post moves.',
    }),
  ],
  presets: [
    {
      id: 'city',
      title: 'City',
      note: 'Belt drive, slick tires, full fenders, rack and lock: clean pants, no oil.',
      part_codes: ['drive-belt', 'tyres-city', 'mudguards-full', 'rack', 'lock'],
    },
    {
      id: 'trail',
      title: 'Trail',
      note: 'Larger rotors, a low first gear and a suspension post for forest roads.',
      part_codes: ['brakes-203-180', 'drive-11', 'post-suspension', 'mudguards-short', 'tool-roll'],
    },
    {
      id: 'all-weather',
      title: 'All-weather',
      note: 'Studded tires, belt drive, short fenders and the large battery for the cold half of the year.',
      part_codes: ['battery-large', 'drive-belt', 'tyres-studded', 'mudguards-short', 'lock'],
    },
  ],
  facts: [
    { label: 'Frame', text: 'One-piece carbon' },
    { label: 'Frame warranty', text: 'One year or 1,600 miles (2,600 km)' },
    { label: 'Motor', text: 'Rear hub motor, 500 W, 50 Nm' },
    { label: 'Battery', text: 'Removable, inside the down tube' },
    { label: 'Brakes', text: 'Hydraulic discs; the levers cut the motor' },
    {
      label: 'On board',
      text: 'Blind-spot radar, automatic front light, GPS tracker, heart-rate assist',
    },
    { label: 'Warranty', text: 'One year or 1,600 miles (2,600 km), bike and parts' },
  ],
}
