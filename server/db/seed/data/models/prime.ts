import type { Bike } from '../../../../../domain/bike'
import { cents } from '../../../../../domain/money'
import { color, rule, size } from './make'
import { primeGroups } from './prime-groups'

const graphite = color(151, 'Graphite', 'Standard', '#2F3336')
const bone = color(152, 'Bone', 'Standard', '#E6E1D6')
const orange = color(153, 'Signal Orange', 'Standard', '#E4572E')
const abyss = color(154, 'Abyss', 'Pearlized', '#173B57')
const moss = color(155, 'Moss', 'Pearlized', '#4B5D3A')
const twoTone = color(156, 'Two-tone', 'Custom', '#2F3336')
const colors = [graphite, bone, orange, abyss, moss, twoTone]

const frame = { head_angle: 69, seat_angle: 73.5, chainstay: 460, bb_drop: 45 }

export const prime: Bike = {
  id: 1,
  slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  kind: 'fat all-terrain hardtail',
  tagline: 'Sand, snow and everything in between.',
  description:
    'A one-piece carbon frame on 4.8-inch tires, with a mid motor of more than 160 Nm that senses speed and torque. The Prime goes where roads stop and carries a lifetime warranty on its frame.',
  price: cents(399_900),
  performance: {
    power: 750,
    max_speed: 32,
    practicality: 45,
    suspension: 10,
    range: 53,
    weight: 26,
    battery: 480,
  },
  range_profile: { crr: 0.014, cda: 0.6 },
  fork: { axle_to_crown: 490, offset: 51, headset: 12 },
  travel: { front: 0, rear: 0 },
  tyre_label: '26 × 4.8',
  gross_limit: 150,
  standover_clearance: 50,
  lead_days: 18,
  sizes: [
    size(
      frame,
      {
        id: 102,
        title: 'M',
        numbers: [405, 591, 580, 430, 105, 1127, 690],
        rider: [163, 176],
        inseam: [74, 82],
      },
      colors.filter((made) => made !== bone),
    ),
    size(
      frame,
      {
        id: 103,
        title: 'L',
        numbers: [425, 605, 604, 470, 120, 1152, 735],
        rider: [173, 186],
        inseam: [79, 88],
      },
      colors,
    ),
    size(
      frame,
      {
        id: 104,
        title: 'XL',
        numbers: [445, 624, 630, 510, 140, 1180, 785],
        rider: [183, 198],
        inseam: [85, 95],
      },
      colors,
    ),
  ],
  colors,
  groups: primeGroups,
  rules: [
    rule({
      id: 'rotor-203-fork',
      when: ['rotor-203'],
      excludes: ['fork-rigid'],
      reason:
        'The rigid carbon fork is rated for rotors up to 180 mm; a 203 mm front rotor needs the air fork.',
    }),
    rule({
      id: 'offroad-brakes',
      when: ['tune-offroad'],
      requires_any: ['rotor-203-203'],
      reason:
        'Power above 750 W needs the larger rotors: four-piston brakes with 203 mm front and rear.',
    }),
    rule({
      id: 'full-mudguards-tyre',
      when: ['mudguards-full'],
      excludes: ['tyre-4.8'],
      reason: 'Full fenders don’t fit over 4.8-inch tires. They need 8 mm more clearance.',
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
    rule({
      id: 'radar-mounting',
      when: ['radar'],
      requires_any: ['rack', 'radar-mount'],
      reason: 'The radar needs a mounting point: the rear rack or the short radar mount.',
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
      note: 'Slick 4.0 tires, full fenders, a rack, light and lock for every day of the week.',
      part_codes: ['tyres-city', 'mudguards-full', 'rack', 'front-light', 'lock'],
    },
    {
      id: 'trail',
      title: 'Trail',
      note: 'Air fork, larger rotors, a low first gear and a dropper for steep ground.',
      part_codes: ['fork-air-120', 'brakes-203-180', 'drive-11', 'post-dropper', 'tool-roll'],
    },
    {
      id: 'all-weather',
      title: 'All-weather',
      note: 'Studded tires, short fenders, light and the large battery, because cold weather cuts range.',
      part_codes: ['battery-large', 'tyres-studded', 'mudguards-short', 'front-light'],
    },
  ],
  facts: [
    { label: 'Frame', text: 'One-piece carbon' },
    { label: 'Frame warranty', text: 'Lifetime' },
    { label: 'Motor', text: 'Mid motor, 750 W, 160 Nm, with speed and torque sensing' },
    { label: 'Battery', text: '48 V, LG cells, removable, about 1,000 charge cycles' },
    { label: 'Brakes', text: 'Hydraulic discs; the levers cut the motor' },
    { label: 'Warranty', text: 'One year or 1,600 miles (2,600 km), bike and parts' },
  ],
}
