/** Torque in N·m for what riders and mechanics open; a range if the part's maker gives one. */
export interface Torque {
  part: string
  newton_metres: string
}

interface TorqueRow extends Torque {
  thread: string
  tool: string
  /** Slugs of the bikes that have the part; all bikes if absent. */
  bikes?: readonly string[]
  /** Code of a part that the bike must have or, with a leading '!', must not have. */
  with?: string
}

const PRIME = 'nireeka-prime'
const HOMIE = 'nireeka-homie'
const NYX = 'nyx'
const MID_MOTOR = [PRIME, NYX]

/** Rows from the handlebar back and down, the order in which a mechanic goes over a bike. */
const ROWS: readonly TorqueRow[] = [
  {
    part: 'Handlebar clamp, four bolts crosswise',
    thread: 'M5',
    tool: '4 mm hex',
    newton_metres: '5',
  },
  { part: 'Stem on steerer, two bolts', thread: 'M5', tool: '4 mm hex', newton_metres: '5–6' },
  { part: 'Brake lever clamps', thread: 'M5', tool: '4 mm hex', newton_metres: '3–4' },
  { part: 'Shift lever clamp', thread: 'M5', tool: '4 mm hex', newton_metres: '3' },
  {
    part: 'Dropper seatpost lever',
    thread: 'M5',
    tool: '4 mm hex',
    newton_metres: '3',
    with: 'post-dropper',
  },
  { part: 'Grips, clamp bolts', thread: 'M3', tool: '2.5 mm hex', newton_metres: '3' },
  { part: 'Seatpost clamp', thread: 'M5', tool: '4 mm hex', newton_metres: '6' },
  { part: 'Saddle rail clamp', thread: 'M6', tool: '5 mm hex', newton_metres: '8–10' },
  {
    part: 'Brake calipers on frame and fork',
    thread: 'M6',
    tool: '5 mm hex',
    newton_metres: '6–8',
  },
  {
    part: 'Brake rotors, center-lock rings',
    thread: 'lock ring',
    tool: '16-notch lock-ring tool',
    newton_metres: '40',
  },
  { part: 'Thru-axle, front', thread: 'M15 × 1.5', tool: '6 mm hex', newton_metres: '12' },
  {
    part: 'Thru-axle, rear',
    thread: 'M12 × 1.5',
    tool: '6 mm hex',
    newton_metres: '12',
    bikes: MID_MOTOR,
  },
  {
    part: 'Hub motor axle nuts',
    thread: 'M12',
    tool: '18 mm wrench',
    newton_metres: '40',
    bikes: [HOMIE],
  },
  {
    part: 'Shock bolts, both eyelets',
    thread: 'M8',
    tool: '5 mm hex',
    newton_metres: '10–12',
    bikes: [NYX],
  },
  {
    part: 'Rear triangle pivots',
    thread: 'M10',
    tool: '6 mm hex',
    newton_metres: '14–16',
    bikes: [NYX],
  },
  { part: 'Crank arms', thread: 'M15', tool: '8 mm hex', newton_metres: '40', bikes: MID_MOTOR },
  {
    part: 'Crank arm bolts, both sides evenly',
    thread: 'M6',
    tool: '5 mm hex',
    newton_metres: '12–14',
    bikes: [HOMIE],
  },
  {
    part: 'Pedals (left one with left-hand thread)',
    thread: '9/16″ × 20',
    tool: '15 mm wrench or 8 mm hex',
    newton_metres: '35–40',
  },
  {
    part: 'Chainring lockring of the motor',
    thread: 'lock ring',
    tool: 'lock-ring tool of the motor',
    newton_metres: '30–35',
    bikes: MID_MOTOR,
  },
  {
    part: 'Chainring, four bolts',
    thread: 'M8',
    tool: '5 mm hex',
    newton_metres: '8–10',
    bikes: [HOMIE],
    with: '!drive-belt',
  },
  {
    part: 'Cassette lockring',
    thread: 'lock ring',
    tool: 'cassette tool',
    newton_metres: '40',
    with: '!drive-belt',
  },
  {
    part: 'Derailleur on its hanger',
    thread: 'M10 × 1',
    tool: '5 mm hex',
    newton_metres: '8–10',
    with: '!drive-belt',
  },
  {
    part: 'Derailleur hanger',
    thread: 'M10 × 1',
    tool: '5 mm hex',
    newton_metres: '10',
    bikes: [PRIME, HOMIE],
    with: '!drive-belt',
  },
  {
    part: 'Derailleur hanger (left-hand thread)',
    thread: 'left-hand thread',
    tool: '8 mm hex',
    newton_metres: '25',
    bikes: [NYX],
  },
  {
    part: 'Belt sprocket, lock ring',
    thread: 'lock ring',
    tool: 'lock-ring tool of the hub',
    newton_metres: '40',
    bikes: [HOMIE],
    with: 'drive-belt',
  },
  {
    part: 'Rear rack on frame, M5',
    thread: 'M5',
    tool: '4 mm hex',
    newton_metres: '4–5',
    with: 'rack',
  },
  {
    part: 'Full fenders on frame and fork, M5',
    thread: 'M5',
    tool: '4 mm hex',
    newton_metres: '4',
    with: 'mudguards-full',
  },
  {
    part: 'Motor on frame',
    thread: 'M8',
    tool: '6 mm hex',
    newton_metres: '20–22',
    bikes: MID_MOTOR,
  },
]

export function torquesOf(slug: string, partCodes: readonly string[]): Torque[] {
  return ROWS.filter(
    (row) => (row.bikes?.includes(slug) ?? true) && isFitted(row.with, partCodes),
  ).map(({ part, newton_metres }) => ({ part, newton_metres }))
}

export function torqueTable(slug: string) {
  return ROWS.filter((row) => row.bikes?.includes(slug) ?? true).map((row) => ({
    part: row.part,
    newton_metres: row.newton_metres,
    thread: row.thread,
    tool: row.tool,
    only_with: row.with?.startsWith('!') ? undefined : row.with,
  }))
}

function isFitted(code: string | undefined, partCodes: readonly string[]): boolean {
  if (code === undefined) return true
  return code.startsWith('!') ? !partCodes.includes(code.slice(1)) : partCodes.includes(code)
}
