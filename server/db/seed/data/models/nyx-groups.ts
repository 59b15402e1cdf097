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
import { brakes, drives, ONE_DRIVETRAIN, ONE_SEATPOST, upgrade } from './shared-rows'

const bike = 3
const tunes = tuneRows(500)

const drive: PartGroup[] = [
  group({ bike, number: 1, category: 1, title: 'Battery' }, [
    {
      n: 1,
      code: 'battery-standard',
      title: '630 Wh battery',
      note: 'Low in the down tube, where its weight steadies the bike.',
      look: { battery: 'standard' },
    },
    {
      n: 2,
      code: 'battery-large',
      title: '756 Wh battery',
      note: 'A fifth more range for 0.8 kg.',
      dollars: 399,
      changes: { battery: 126, weight: 0.8, range: 15 },
      look: { battery: 'large' },
    },
  ]),
  group({ bike, number: 2, category: 1, title: 'Motor tune' }, [tunes.us1, tunes.us3, tunes.eu]),
  displayGroup(bike),
]

const chassis: PartGroup[] = [
  group({ bike, number: 4, category: 2, title: 'Fork' }, [
    {
      n: 1,
      code: 'fork-air-150',
      title: 'Air fork, 150 mm',
      note: 'The travel the frame was drawn for.',
      look: { fork: { kind: 'air', travel: 150 } },
    },
    {
      n: 2,
      code: 'fork-air-160',
      title: 'Air fork, 160 mm',
      note: '10 mm more for big holes, and a finer damper with separate high and low speed.',
      dollars: 329,
      changes: { suspension: 5 },
      look: { fork: { kind: 'air', travel: 160 } },
    },
  ]),
  group({ bike, number: 5, category: 2, title: 'Rear shock' }, [
    {
      n: 1,
      code: 'shock-air',
      title: 'Air shock, 140 mm',
      note: 'Adjusts with a shock pump, with a climb lever.',
      look: { shock: 'air' },
    },
    {
      n: 2,
      code: 'shock-piggyback',
      title: 'Piggyback air shock, 140 mm',
      note: 'A second oil chamber keeps the damping even on long descents.',
      dollars: 389,
      changes: { weight: 0.2, suspension: 6 },
      look: { shock: 'piggyback' },
    },
  ]),
  group({ bike, number: 6, category: 2, title: 'Wheels' }, [
    {
      n: 1,
      code: 'wheels-alloy',
      title: 'Alloy rims',
      note: 'Wide trail rims that take a dent and keep going.',
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
      title: 'Trail, 29 × 2.5 and 27.5 × 2.6',
      note: 'A large front wheel to roll over, a smaller rear wheel to turn.',
      look: {
        tyres: {
          front: { diameter: 749, width: 64 },
          rear: { diameter: 716, width: 66 },
          tread: 'all-round',
        },
      },
    },
    {
      n: 2,
      code: 'tyres-studded',
      title: 'Studded winter, 29 × 2.5 and 27.5 × 2.6',
      note: 'Steel studs hold on ice and cost some range on everything else.',
      dollars: 159,
      range_factor: 0.88,
      changes: { range: -10, practicality: 5 },
      tags: ['studded'],
      look: {
        tyres: {
          front: { diameter: 749, width: 64 },
          rear: { diameter: 716, width: 66 },
          tread: 'studded',
        },
      },
    },
  ]),
  group({ bike, number: 8, category: 2, title: 'Brakes' }, [brakes.fourPiston203]),
]

const contact: PartGroup[] = [
  group({ bike, number: 9, category: 2, title: 'Drivetrain', exclusive_reason: ONE_DRIVETRAIN }, [
    drives.eleven,
    { ...drives.electronic, dollars: 649 },
  ]),
  group({ bike, number: 10, category: 2, title: 'Seatpost', exclusive_reason: ONE_SEATPOST }, [
    {
      n: 3,
      code: 'post-dropper',
      title: 'Dropper seatpost',
      note: 'Lowers the saddle with a lever on the handlebar. Travel depends on frame size.',
      by_size: { S: '125 mm travel', M: '150 mm travel', L: '170 mm travel', XL: '170 mm travel' },
      look: { seatpost: 'dropper' },
    },
  ]),
  saddleGroup(bike, { leather: false }),
  fitGroup(bike, { widths: [760, 780, 800], stems: [35, 40, 50] }),
  chargerGroup(bike),
]

const upgrades = upgradesGroup(bike, [
  upgrade.shortMudguards,
  upgrade.tracker,
  upgrade.radar,
  upgrade.radarMount,
  upgrade.heartRate,
  upgrade.frontLight,
  upgrade.bottleBattery,
  upgrade.toolRoll,
])

export const nyxGroups: PartGroup[] = [...drive, ...chassis, ...contact, upgrades]
