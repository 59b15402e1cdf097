import type { PartGroup } from '../../../../../domain/bike'
import { group } from './make'
import {
  chargerGroup,
  displayGroup,
  fitGroup,
  saddleGroup,
  tuneRows,
  upgradesGroup,
} from './shared-groups'
import { brakes, drives, ONE_DRIVETRAIN, ONE_SEATPOST, posts, upgrade } from './shared-rows'

const bike = 1
const tunes = tuneRows(750)

const drive: PartGroup[] = [
  group({ bike, number: 1, category: 1, title: 'Battery' }, [
    {
      n: 1,
      code: 'battery-standard',
      title: '480 Wh battery',
      note: '48 V, 10 Ah of LG cells, removable and good for about 1,000 charge cycles.',
      look: { battery: 'standard' },
    },
    {
      n: 2,
      code: 'battery-large',
      title: '816 Wh battery',
      note: '48 V, 17 Ah in the same mount: two thirds more range for 1.6 kg.',
      dollars: 699,
      changes: { battery: 336, weight: 1.6, range: 36 },
      look: { battery: 'large' },
    },
  ]),
  group({ bike, number: 2, category: 1, title: 'Motor tune' }, [
    tunes.us2,
    tunes.us1,
    tunes.us3,
    tunes.eu,
    {
      n: 5,
      code: 'tune-offroad',
      title: 'Off-road, 1,000 W',
      note: 'Full motor power, pedal assist only. For private property and the few countries that allow 1,000 W.',
      dollars: 349,
      changes: { power: 250 },
    },
  ]),
  displayGroup(bike),
]

const chassis: PartGroup[] = [
  group({ bike, number: 4, category: 2, title: 'Fork' }, [
    {
      n: 1,
      code: 'fork-rigid',
      title: 'Rigid carbon fork',
      note: 'Light and maintenance-free; the fat tire does the damping.',
      look: { fork: { kind: 'rigid', travel: 0 } },
    },
    {
      n: 2,
      code: 'fork-air-120',
      title: 'Air fork, 120 mm',
      note: 'Adjusts to the rider’s weight with a shock pump; fits rotors up to 203 mm.',
      dollars: 549,
      changes: { weight: 1.3, suspension: 40 },
      look: { fork: { kind: 'air', travel: 120 } },
    },
  ]),
  group({ bike, number: 6, category: 2, title: 'Wheels' }, [
    {
      n: 1,
      code: 'wheels-alloy',
      title: 'Alloy rims',
      note: 'Drilled 80 mm rims that any wheel builder can true.',
      look: { wheels: 'alloy' },
    },
    {
      n: 2,
      code: 'wheels-carbon',
      title: 'Carbon rims',
      note: '0.6 kg less where it is felt most: at the edge of the wheel.',
      dollars: 899,
      changes: { weight: -0.6 },
      look: { wheels: 'carbon' },
    },
  ]),
  group({ bike, number: 7, category: 2, title: 'Tires' }, [
    {
      n: 1,
      code: 'tyres-all-round',
      title: 'All-around, 26 × 4.8',
      note: 'Open blocks and low pressure for sand, snow and roots.',
      tags: ['tyre-4.8'],
      look: {
        tyres: {
          front: { diameter: 763, width: 122 },
          rear: { diameter: 763, width: 122 },
          tread: 'all-round',
        },
      },
    },
    {
      n: 2,
      code: 'tyres-city',
      title: 'City, 26 × 4.0',
      note: 'A slick, narrower fat tire that rolls easier and leaves room for full fenders.',
      range_factor: 1.08,
      changes: { range: 4 },
      look: {
        tyres: {
          front: { diameter: 739, width: 102 },
          rear: { diameter: 739, width: 102 },
          tread: 'slick',
        },
      },
    },
    {
      n: 3,
      code: 'tyres-studded',
      title: 'Studded winter, 26 × 4.8',
      note: 'Steel studs hold on ice and cost some range on everything else.',
      dollars: 219,
      range_factor: 0.88,
      changes: { range: -6, practicality: 5 },
      tags: ['tyre-4.8', 'studded'],
      look: {
        tyres: {
          front: { diameter: 763, width: 122 },
          rear: { diameter: 763, width: 122 },
          tread: 'studded',
        },
      },
    },
  ]),
  group({ bike, number: 8, category: 2, title: 'Brakes' }, [
    brakes.twoPiston160,
    { ...brakes.twoPiston203, dollars: 119 },
    { ...brakes.fourPiston203, dollars: 279, changes: { weight: 0.3 } },
  ]),
]

const contact: PartGroup[] = [
  group(
    {
      bike,
      number: 9,
      category: 2,
      title: 'Drivetrain',
      exclusive_reason: ONE_DRIVETRAIN,
    },
    [
      drives.nine,
      { ...drives.eleven, dollars: 249, changes: { weight: -0.1 } },
      { ...drives.electronic, dollars: 699 },
    ],
  ),
  group(
    {
      bike,
      number: 10,
      category: 2,
      title: 'Seatpost',
      exclusive_reason: ONE_SEATPOST,
    },
    [
      posts.rigid,
      posts.suspension,
      {
        n: 3,
        code: 'post-dropper',
        title: 'Dropper seatpost',
        note: 'Lowers the saddle with a lever on the handlebar. Travel depends on frame size.',
        dollars: 259,
        changes: { weight: 0.3 },
        by_size: { M: '150 mm travel', L: '170 mm travel', XL: '170 mm travel' },
        look: { seatpost: 'dropper' },
      },
    ],
  ),
  saddleGroup(bike, { leather: true }),
  fitGroup(bike, { widths: [740, 760, 780], stems: [50, 60, 70] }),
  chargerGroup(bike),
]

const upgrades = upgradesGroup(bike, [
  { ...upgrade.rack, dollars: 119 },
  { ...upgrade.fullMudguards, dollars: 99 },
  upgrade.shortMudguards,
  { ...upgrade.lock, dollars: 129 },
  upgrade.tracker,
  upgrade.radar,
  upgrade.radarMount,
  upgrade.heartRate,
  upgrade.frontLight,
  upgrade.toolRoll,
])

export const primeGroups: PartGroup[] = [...drive, ...chassis, ...contact, upgrades]
