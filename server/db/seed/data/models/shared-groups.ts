import type { PartGroup } from '../../../../../domain/bike'
import { group, type PartRow } from './make'

/** Groups that differ between the bikes by little or nothing. */

export function displayGroup(bike: number): PartGroup {
  return group({ bike, number: 3, category: 1, title: 'Display' }, [
    {
      n: 1,
      code: 'display-mono',
      title: 'Monochrome display',
      note: 'Speed, distance, assist level and charge, readable in full sun.',
      look: { display: 'mono' },
    },
    {
      n: 2,
      code: 'display-color',
      title: 'Color display with navigation',
      note: 'Turn-by-turn arrows and a range forecast on the bar, and the partner of electronic shifting.',
      dollars: 129,
      changes: { practicality: 5 },
      look: { display: 'color' },
    },
  ])
}

export function chargerGroup(bike: number): PartGroup {
  return group({ bike, number: 13, category: 1, title: 'Charger' }, [
    {
      n: 1,
      code: 'charger-2a',
      title: '2 A charger',
      note: 'Quiet and gentle on the cells. A full charge takes overnight.',
    },
    {
      n: 2,
      code: 'charger-4a',
      title: '4 A charger',
      note: 'A full charge in about half the time.',
      dollars: 69,
    },
  ])
}

export function saddleGroup(bike: number, options: { leather: boolean }): PartGroup {
  const leather = {
    n: 4,
    code: 'saddle-leather',
    title: 'Leather saddle, 155 mm',
    note: 'Shapes itself to the rider over the first few hundred kilometers.',
    dollars: 89,
    changes: { weight: 0.2 },
    look: { saddle: { width: 155, leather: true } },
  }
  return group({ bike, number: 11, category: 2, title: 'Saddle' }, [
    saddle(1, 143, 'For sit bones about 100 to 120 mm apart and a forward position.'),
    saddle(2, 155, 'For sit bones about 120 to 135 mm apart: the middle width.'),
    saddle(3, 168, 'For sit bones wider than about 135 mm or an upright position.'),
    ...(options.leather ? [leather] : []),
  ])
}

function saddle(n: number, width: number, note: string) {
  return {
    n,
    code: `saddle-${width}`,
    title: `${width} mm saddle`,
    note,
    look: { saddle: { width } },
  }
}

export function upgradesGroup(bike: number, rows: PartRow[]): PartGroup {
  return group({ bike, number: 20, category: 3, title: 'Upgrades', selection: 'many' }, rows)
}

interface FitRows {
  /** Narrow, middle, wide, and short, middle, long, in mm. */
  widths: readonly [number, number, number]
  stems: readonly [number, number, number]
}

/** The nine fits cost nothing; the middle one is standard. */
export function fitGroup(bike: number, { widths, stems }: FitRows): PartGroup {
  const [narrow, middle, wide] = widths
  const [short, medium, long] = stems
  return group({ bike, number: 12, category: 2, title: 'Handlebar and stem' }, [
    fit(1, middle, medium, 'The fit most riders of a size keep.'),
    fit(2, middle, short, 'Closer hands and a quicker front wheel.'),
    fit(3, middle, long, 'More stretch and a calmer front wheel.'),
    fit(4, narrow, medium, 'For narrow shoulders and narrow gaps.'),
    fit(5, narrow, short, 'The most compact cockpit.'),
    fit(6, narrow, long, 'Narrow and stretched, out of the wind.'),
    fit(7, wide, medium, 'More leverage on rough ground.'),
    fit(8, wide, short, 'Leverage and a quick front wheel for steep ground.'),
    fit(9, wide, long, 'The largest cockpit, for long arms and broad shoulders.'),
  ])
}

function fit(n: number, width: number, stem: number, note: string) {
  return {
    n,
    code: `fit-${width}-${stem}`,
    title: `${width} mm bar, ${stem} mm stem`,
    note,
    look: { bar: { width, stem } },
  }
}

/** Assist steps that are the same on every bike. `basePower` in W is the power of the bike as sold in the US. */
export function tuneRows(basePower: number) {
  // A 500 W motor at 32 km/h meets Canada's limit; a 750 W one does not.
  const within500 = basePower <= 500 ? ['tune-500w'] : []
  return {
    eu: {
      n: 1,
      code: 'tune-eu',
      title: 'EU, 250 W, 25 km/h',
      note: 'Pedal assist up to 25 km/h (15.5 mph). Legally a bicycle in the EU and wherever EU rules apply.',
      changes: { power: 250 - basePower, max_speed: -7 },
    },
    us1: {
      n: 2,
      code: 'tune-us1',
      title: 'US Class 1, 20 mph (32 km/h)',
      note: 'Pedal assist to 32 km/h without a throttle, welcome on most bike paths and many trails.',
      tags: within500,
    },
    us2: {
      n: 3,
      code: 'tune-us2',
      title: 'US Class 2, 20 mph (32 km/h), throttle',
      note: 'Assist to 32 km/h and a twist throttle that moves the bike without pedaling.',
      tags: within500,
    },
    us3: {
      n: 4,
      code: 'tune-us3',
      title: 'US Class 3, 28 mph (45 km/h)',
      note: 'Pedal assist to 45 km/h without a throttle, for roads; many trails do not allow it.',
      dollars: 99,
      changes: { max_speed: 13 },
    },
  }
}
