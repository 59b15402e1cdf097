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
import {
  brakes,
  drives,
  included,
  ONE_DRIVETRAIN,
  ONE_SEATPOST,
  posts,
  upgrade,
} from './shared-rows'

const bike = 2
const tunes = tuneRows(500)

const drive: PartGroup[] = [
  group({ bike, number: 1, category: 1, title: 'Battery' }, [
    {
      n: 1,
      code: 'battery-standard',
      title: '500 Wh battery',
      note: 'Inside the down tube, removable, and enough for a working week in town.',
      look: { battery: 'standard' },
    },
    {
      n: 2,
      code: 'battery-large',
      title: '700 Wh battery',
      note: 'Same mount, 40% more range, 1.1 kg (2.4 lb) more weight.',
      dollars: 549,
      changes: { battery: 200, weight: 1.1, range: 28 },
      look: { battery: 'large' },
    },
  ]),
  group({ bike, number: 2, category: 1, title: 'Motor tune' }, [
    tunes.us2,
    tunes.us1,
    tunes.us3,
    tunes.eu,
  ]),
  displayGroup(bike),
]

const chassis: PartGroup[] = [
  group({ bike, number: 4, category: 2, title: 'Fork' }, [
    {
      n: 1,
      code: 'fork-air-80',
      title: 'Air fork, 80 mm',
      note: 'Takes curbs and gravel, locks out for the road, and takes rotors up to 203 mm.',
      look: { fork: { kind: 'air', travel: 80 } },
    },
    {
      n: 2,
      code: 'fork-rigid',
      title: 'Rigid carbon fork',
      note: '1.2 kg lighter and direct, for smooth roads.',
      dollars: -120,
      changes: { weight: -1.2, suspension: -25 },
      look: { fork: { kind: 'rigid', travel: 0 } },
    },
  ]),
  group({ bike, number: 6, category: 2, title: 'Wheels' }, [
    {
      n: 1,
      code: 'wheels-alloy',
      title: 'Alloy rims',
      note: 'Double-walled rims that any wheel builder can true.',
      look: { wheels: 'alloy' },
    },
    {
      n: 2,
      code: 'wheels-carbon',
      title: 'Carbon rims',
      note: '0.6 kg less where it is felt most: at the edge of the wheel.',
      dollars: 749,
      changes: { weight: -0.6 },
      look: { wheels: 'carbon' },
    },
  ]),
  group({ bike, number: 7, category: 2, title: 'Tires' }, [
    {
      n: 1,
      code: 'tyres-all-round',
      title: 'All-around, 27.5 × 2.25',
      note: 'Tight blocks in the center, open ones at the edges: for asphalt and forest roads.',
      look: {
        tyres: {
          front: { diameter: 698, width: 57 },
          rear: { diameter: 698, width: 57 },
          tread: 'all-round',
        },
      },
    },
    {
      n: 2,
      code: 'tyres-city',
      title: 'Slick, 27.5 × 2.0',
      note: 'Rolls easier and quieter on asphalt.',
      range_factor: 1.08,
      changes: { range: 6 },
      look: {
        tyres: {
          front: { diameter: 686, width: 51 },
          rear: { diameter: 686, width: 51 },
          tread: 'slick',
        },
      },
    },
    {
      n: 3,
      code: 'tyres-studded',
      title: 'Studded winter, 27.5 × 2.25',
      note: 'Steel studs hold on ice and cost some range on everything else.',
      dollars: 139,
      range_factor: 0.88,
      changes: { range: -9, practicality: 5 },
      tags: ['studded'],
      look: {
        tyres: {
          front: { diameter: 698, width: 57 },
          rear: { diameter: 698, width: 57 },
          tread: 'studded',
        },
      },
    },
  ]),
  group({ bike, number: 8, category: 2, title: 'Brakes' }, [
    brakes.twoPiston160,
    { ...brakes.twoPiston203, dollars: 99 },
    { ...brakes.fourPiston203, dollars: 249, changes: { weight: 0.3 } },
  ]),
]

const contact: PartGroup[] = [
  group({ bike, number: 9, category: 2, title: 'Drivetrain', exclusive_reason: ONE_DRIVETRAIN }, [
    drives.nine,
    { ...drives.eleven, dollars: 229, changes: { weight: -0.1 } },
    {
      n: 4,
      code: 'drive-belt',
      title: 'Belt and 5-speed hub',
      note: 'No oil, no rust, no derailleur: years of riding between services.',
      dollars: 449,
      changes: { weight: 0.7, practicality: 10 },
      tags: ['belt'],
      look: { drivetrain: { kind: 'hub', largest_cog: 24 } },
    },
  ]),
  group({ bike, number: 10, category: 2, title: 'Seatpost', exclusive_reason: ONE_SEATPOST }, [
    posts.rigid,
    posts.suspension,
  ]),
  saddleGroup(bike, { leather: true }),
  fitGroup(bike, { widths: [660, 690, 720], stems: [60, 75, 90] }),
  chargerGroup(bike),
]

const upgrades = upgradesGroup(bike, [
  { ...upgrade.rack, dollars: 99 },
  { ...upgrade.fullMudguards, dollars: 79 },
  upgrade.shortMudguards,
  { ...upgrade.lock, dollars: 119 },
  included(upgrade.tracker),
  included(upgrade.radar),
  included(upgrade.heartRate),
  included(upgrade.frontLight),
  upgrade.toolRoll,
])

export const homieGroups: PartGroup[] = [...drive, ...chassis, ...contact, upgrades]
