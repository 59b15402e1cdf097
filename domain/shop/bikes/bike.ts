import type { ColorFinish, ColorType } from '@/domain/kit/constants'
import type { Cents } from '@/domain/kit/money'

/** The seven attributes of spec §3: W, km/h, index 0-100, index 0-100, km (Tour, rolling), kg, Wh. */
export interface Performance {
  power: number
  max_speed: number
  practicality: number
  suspension: number
  range: number
  weight: number
  battery: number
}

export const PERFORMANCE_ATTRIBUTES = [
  'power',
  'max_speed',
  'practicality',
  'suspension',
  'range',
  'weight',
  'battery',
] as const satisfies readonly (keyof Performance)[]

/** Frame geometry of one size. Lengths in mm, angles in degrees from the horizontal. */
export interface Geometry {
  reach: number
  stack: number
  top_tube: number
  seat_tube: number
  head_tube: number
  head_angle: number
  seat_angle: number
  chainstay: number
  bb_drop: number
  wheelbase: number
  standover: number
}

export interface BikeSize {
  id: number
  /** 'S', 'M', 'L' or 'XL'. */
  title: string
  geometry: Geometry
  /** Height and inseam of suitable riders in cm, bounds inclusive. */
  rider: { min: number; max: number }
  inseam: { min: number; max: number }
  color_ids: number[]
}

export interface Color {
  id: number
  title: string
  type: ColorType
  /** Main color as #RRGGBB. The Custom color takes its two colors from the build. */
  hex: string
  /** Absent for paint. */
  finish?: ColorFinish | undefined
  surcharge: Cents
  /** Extra working days at the factory. */
  lead_days: number
  /** Reason, as a sentence, why the color is currently unavailable; no size lists it then. */
  unavailable?: string | undefined
}

/** Drawing data with lengths in mm; parts without data aren't drawn. */
export interface PartLook {
  battery?: 'standard' | 'large'
  fork?: { kind: 'rigid' | 'air'; travel: number }
  shock?: 'air' | 'piggyback'
  wheels?: 'alloy' | 'carbon'
  /** Outer diameters and widths; the tread determines the drawn edge. */
  tyres?: {
    front: { diameter: number; width: number }
    rear: { diameter: number; width: number }
    tread: 'all-round' | 'slick' | 'studded'
  }
  rotors?: { front: number; rear: number; pistons: 2 | 4 }
  drivetrain?: { kind: 'derailleur' | 'hub'; largest_cog: number; electronic?: boolean }
  seatpost?: 'rigid' | 'suspension' | 'dropper'
  saddle?: { width: number; leather?: boolean }
  bar?: { width: number; stem: number }
  display?: 'mono' | 'color'
  extra?:
    | 'rack'
    | 'full-mudguards'
    | 'short-mudguards'
    | 'lock'
    | 'tracker'
    | 'radar'
    | 'radar-mount'
    | 'heart-rate'
    | 'front-light'
    | 'bottle-battery'
    | 'tool-roll'
}

export interface Part {
  id: number
  category_id: number
  category_part_id: number
  /** Stable name in the catalog of the bike, for example 'battery-large'. */
  code: string
  title: string
  /** One sentence on its benefit for the rider. */
  note: string
  price: Cents
  /** Difference from the bike's base vector; zero for the standard choice. */
  performance: Performance
  /** Factor of the modeled range; 1 for most parts. */
  range_factor: number
  /** Factory lead time of this part in working days; only the longest in a build counts. */
  lead_days: number
  /** Tags that rules match, for example 'rotor-203' or 'fork-rigid'. */
  tags: string[]
  /** Spec sheet text by size title, if the part varies by frame size, for example dropper travel. */
  by_size: Record<string, string> | null
  look: PartLook
}

export interface PartGroup {
  category_part_id: number
  category_id: number
  title: string
  /** 'one': exactly one part is chosen. 'many': any number (spec: multiple-select parts). */
  selection: 'one' | 'many'
  /** Reason why two parts of the group are mutually exclusive, shown when one replaces the other. */
  exclusive_reason: string | null
  /** Parts in catalog order; in a 'one' group the first is the default. */
  parts: Part[]
}

/**
 * One compatibility rule. It is broken when every tag of `when` is present in the build and
 * either one of `excludes` is present or none of `requires_any` is (if that list is not empty).
 * Tags come from chosen parts, plus `size-<title>` and, on the smallest frame, `size-smallest`.
 */
export interface BuildRule {
  id: string
  when: string[]
  excludes: string[]
  requires_any: string[]
  /** Message next to a rejected choice. */
  reason: string
}

/** Constants of the range model: rolling resistance, and drag area in m². */
export interface RangeProfile {
  crr: number
  cda: number
}

/** Fork geometry of the frame as sold: axle to crown, offset and lower headset stack, in mm. */
export interface ForkGeometry {
  axle_to_crown: number
  offset: number
  headset: number
}

export interface Preset {
  id: string
  title: string
  note: string
  part_codes: string[]
}

export interface Bike {
  id: number
  slug: string
  title: string
  /** Kind of bike, such as 'fat all-terrain hardtail'. */
  kind: string
  tagline: string
  description: string
  price: Cents
  performance: Performance
  range_profile: RangeProfile
  fork: ForkGeometry
  /** Travel of the base build in mm. */
  travel: { front: number; rear: number }
  tyre_label: string
  /** Maximum weight of rider, bike and luggage, in kg. */
  gross_limit: number
  /** Minimum gap between inseam and standover for the size finder, in mm. */
  standover_clearance: number
  lead_days: number
  /** Reason, as a sentence, why the bike can't be bought: it is unreleased, but staff can test it. */
  unavailable?: string | undefined
  sizes: BikeSize[]
  colors: Color[]
  groups: PartGroup[]
  rules: BuildRule[]
  presets: Preset[]
  /** Fixed rows of the spec sheet: label and text, for example frame material, motor, warranty. */
  facts: { label: string; text: string }[]
}

export interface CustomPaint {
  first_color_id: number
  second_color_id: number
  /** At most 20 characters; a name makes the bike personalized. */
  name: string | null
}

/** A configured bike: only the visitor's choices, no derived values. */
export interface Build {
  size_id: number
  color_id: number
  paint: CustomPaint | null
  /** Part id by category_part_id, for groups of selection 'one'. */
  selectedParts: Record<number, number>
  /** Part ids by category_part_id, for groups of selection 'many'. */
  selectedMultipleParts: Record<number, number[]>
}
