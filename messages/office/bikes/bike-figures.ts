import {
  BIKE_FIGURES,
  FORK_TRAVEL,
  PART_FIGURES,
  type BikeFigure,
  type PartFigure,
} from '@/domain/office/bikes/bikes-figures'

const label = ({ name, unit }: { name: string; unit: string }) =>
  unit === '' ? name : `${name} (${unit})`

export const bikeFigures = {
  lead: 'Figures of the bike as it stands, before parts change them. The shop shows them in the configurator, the comparison and the manual.',
  sections: [
    { title: 'Drive', names: ['power', 'max_speed', 'battery', 'weight'] },
    {
      title: 'Range',
      names: ['range', 'crr', 'cda'],
      hint: 'Weight, battery, rolling resistance and drag area make the range. The stated one may differ by 5% from it.',
    },
    { title: 'Ride', names: ['practicality', 'suspension'] },
    {
      title: 'Fork and travel',
      names: ['axle_to_crown', 'offset', 'headset', 'travel_front', 'travel_rear'],
      hint: 'Another fork moves the front axle: change the lengths of the sizes with it. The travel in front is that of the fork it stands on.',
    },
    { title: 'Limits', names: ['gross_limit', 'standover_clearance'] },
  ] as { title: string; names: BikeFigure[]; hint?: string }[],
  words: 'In words',
  kind: 'Kind of bike',
  kindHint: 'For example “full-suspension trail.”',
  tires: 'Tires',
  tiresHint: 'As the manual names them, for example “27.5 × 2.4.”',
  labelOf: (name: BikeFigure) => label(BIKE_FIGURES[name]),
  modeled: (km: number) => `The range model says ${km} km in Tour for these figures.`,
  sound: 'These figures go together.',
  faults: 'What can’t be right about these figures',
  parts: 'What parts change',
  partsLead: 'Differences to the bike as it stands. Weights are with the colors and parts.',
  partLabel: (name: PartFigure) => label(PART_FIGURES[name]),
  travel: label(FORK_TRAVEL),
  ofPart: (field: string, part: string) => `${field}, ${part}`,
} as const

export const figureFields: Record<string, string> = {
  kind: bikeFigures.kind,
  tyre_label: bikeFigures.tires,
  ...fieldsOf(PART_FIGURES),
  // Bike fields come last, so that their longer labels override those of the same keys.
  ...fieldsOf(BIKE_FIGURES),
  'figures.range_factor': label(PART_FIGURES.range_factor),
  'figures.travel': bikeFigures.travel,
}

function fieldsOf(table: Record<string, { name: string; unit: string }>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, words]) => [`figures.${name}`, label(words)]),
  )
}
