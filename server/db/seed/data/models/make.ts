import type {
  BikeSize,
  BuildRule,
  Color,
  Geometry,
  Part,
  PartGroup,
  Performance,
} from '../../../../../domain/bike'
import type { ColorType } from '../../../../../domain/constants'
import { cents, dollars, fromDollars } from '../../../../../domain/money'

/** The table notation of the seed: it says what differs, these functions fill in the rest. */

export interface PartRow extends Partial<
  Pick<Part, 'range_factor' | 'lead_days' | 'by_size' | 'look'>
> {
  /** Number inside the group. It makes the part's id: never use one again for another part. */
  n: number
  code: string
  title: string
  note: string
  dollars?: number
  changes?: Partial<Performance>
  /** Tags beside the part's own code, which always is one. */
  tags?: string[]
}

interface GroupRow {
  bike: number
  number: number
  category: 1 | 2 | 3
  title: string
  selection?: PartGroup['selection']
  exclusive_reason?: string
}

export function group(row: GroupRow, parts: PartRow[]): PartGroup {
  return {
    category_part_id: row.number,
    category_id: row.category,
    title: row.title,
    selection: row.selection ?? 'one',
    exclusive_reason: row.exclusive_reason ?? null,
    parts: parts.map((part) => partOf(row, part)),
  }
}

function partOf(row: GroupRow, part: PartRow): Part {
  return {
    id: row.bike * 10_000 + row.number * 100 + part.n,
    category_id: row.category,
    category_part_id: row.number,
    code: part.code,
    title: part.title,
    note: part.note,
    price: fromDollars(dollars(part.dollars ?? 0)),
    performance: { ...NO_CHANGE, ...part.changes },
    range_factor: part.range_factor ?? 1,
    lead_days: part.lead_days ?? 0,
    tags: [part.code, ...(part.tags ?? [])],
    by_size: part.by_size ?? null,
    look: part.look ?? {},
  }
}

const NO_CHANGE: Performance = {
  power: 0,
  max_speed: 0,
  practicality: 0,
  suspension: 0,
  range: 0,
  weight: 0,
  battery: 0,
}

const COLOR_TYPES: Record<ColorType, { surcharge: number; lead_days: number }> = {
  Standard: { surcharge: 0, lead_days: 0 },
  Pearlized: { surcharge: 17_900, lead_days: 5 },
  Custom: { surcharge: 44_900, lead_days: 15 },
}

export function color(id: number, title: string, type: ColorType, hex: string): Color {
  const { surcharge, lead_days } = COLOR_TYPES[type]
  return { id, title, type, hex, surcharge: cents(surcharge), lead_days }
}

/** Reach, stack, top tube, seat tube, head tube, wheelbase, standover of a size, as the geometry table gives them. */
type SizeNumbers = readonly [number, number, number, number, number, number, number]
type Band = readonly [number, number]

export type FrameGeometry = Pick<Geometry, 'head_angle' | 'seat_angle' | 'chainstay' | 'bb_drop'>

interface SizeRow {
  id: number
  title: string
  numbers: SizeNumbers
  rider: Band
  inseam: Band
}

export function size(frame: FrameGeometry, row: SizeRow, colors: Color[]): BikeSize {
  const [reach, stack, top_tube, seat_tube, head_tube, wheelbase, standover] = row.numbers
  return {
    id: row.id,
    title: row.title,
    geometry: { reach, stack, top_tube, seat_tube, head_tube, ...frame, wheelbase, standover },
    rider: { min: row.rider[0], max: row.rider[1] },
    inseam: { min: row.inseam[0], max: row.inseam[1] },
    color_ids: colors.map((made) => made.id),
  }
}

export function rule(
  row: Partial<BuildRule> & Pick<BuildRule, 'id' | 'when' | 'reason'>,
): BuildRule {
  return {
    id: row.id,
    when: row.when,
    excludes: row.excludes ?? [],
    requires_any: row.requires_any ?? [],
    reason: row.reason,
  }
}
