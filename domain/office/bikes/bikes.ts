import type {
  Bike,
  BikeSize,
  Build,
  BuildRule,
  Color,
  Geometry,
  Part,
  PartGroup,
} from '@/domain/shop/bikes/bike'
import {
  figuredBy,
  figuresOf,
  partFiguresOf,
  withPartFigures,
  type BikeFigures,
  type PartFigures,
} from './bikes-figures'
import { omit } from '@/utils/omit'
import { TUNE_TAG_PREFIX } from '@/domain/shop/bikes/motor-tune'
import { NOT_OFFERED } from '@/domain/shop/bikes/build'
import { tagsOf } from '@/domain/shop/bikes/rules'

/** Why a color or a part is withheld, and the first day of renewed availability, 'YYYY-MM-DD'. */
export interface WithheldState {
  reason: string
  until: string | null
  /** Whether it was never released, so that shoppers don't see it. */
  is_draft?: boolean | undefined
}

export const DRAFT: WithheldState = { reason: 'It isn’t offered yet.', until: null, is_draft: true }

export const DRAFT_SENTENCE =
  'This bike is a draft that only staff see. It can’t be bought before it’s offered.'

const isDraft = ({ withheld }: { withheld: WithheldState | null }) => withheld?.is_draft === true

export type StaffColor = Color & { withheld: WithheldState | null }
export type StaffPart = Part & { withheld: WithheldState | null }
export type StaffSize = BikeSize & { is_draft?: boolean | undefined }
type StaffGroup = Omit<PartGroup, 'parts'> & { parts: StaffPart[] }

export interface StaffBike extends Omit<Bike, 'sizes' | 'colors' | 'groups'> {
  sizes: StaffSize[]
  colors: StaffColor[]
  groups: StaffGroup[]
  /** Whether it was never released, so that shoppers don't see it. */
  is_draft?: boolean | undefined
  /** Whether it is no longer sold, and since when. */
  is_ended?: boolean | undefined
  ended_at?: Date | null | undefined
  /** Two-letter prefix of the bike's frame numbers; null for the shared prefix. */
  serial_prefix?: string | null | undefined
}

/** All editable data of a bike except prices. */
export interface BikeState {
  title: string
  tagline: string
  description: string
  facts: { label: string; text: string }[]
  lead_days: number
  /** Omitted fields remain unchanged. */
  is_draft?: boolean | undefined
  /** Whether it is no longer sold. */
  is_ended?: boolean | undefined
  kind?: string | undefined
  tyre_label?: string | undefined
  serial_prefix?: string | null | undefined
  figures?: BikeFigures | undefined
  colors: { id: number; title: string; lead_days: number; withheld: WithheldState | null }[]
  parts: PartState[]
  sizes: SizeState[]
  rules: BuildRule[]
}

interface PartState {
  id: number
  title: string
  note: string
  /** Difference from the bike's own weight, in kg. */
  weight: number
  lead_days: number
  withheld: WithheldState | null
  /** Unchanged if omitted. */
  figures?: PartFigures | undefined
}

type SizeState = Pick<BikeSize, 'id' | 'geometry' | 'rider' | 'inseam' | 'color_ids'> & {
  /** Unchanged if omitted. */
  is_draft?: boolean | undefined
}

export const GEOMETRY_FIELDS = [
  ...(['reach', 'stack', 'top_tube', 'seat_tube', 'head_tube', 'head_angle'] as const),
  ...(['seat_angle', 'chainstay', 'bb_drop', 'wheelbase', 'standover'] as const),
] as const satisfies readonly (keyof Geometry)[]

const INCLUDED_TAG = 'included'

/** @example withheldSentence({ reason: 'The mill is closed.', until: '2026-12-10' }) // '… Available from 2026-12-10.' */
function withheldSentence({ reason, until }: WithheldState): string {
  return until === null ? reason : `${reason} Available from ${dayText(until)}.`
}

function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })
}

/** Turns withheld parts into rules, so that checks, messages and fixes handle them; omits drafts. */
export function asOffered(bike: StaffBike): Bike {
  const shown = <Item extends { withheld: WithheldState | null }>(all: Item[]) =>
    all.filter((one) => !isDraft(one))
  const parts = shown(bike.groups.flatMap((group) => group.parts))
  const isOffered = (id: number) =>
    bike.colors.some((color) => color.id === id && color.withheld === null)
  return {
    ...plainBike(bike),
    colors: shown(bike.colors).map(({ withheld, ...color }) =>
      withheld ? { ...color, unavailable: withheldSentence(withheld) } : color,
    ),
    sizes: bike.sizes
      .filter(({ is_draft }) => !is_draft)
      .map((size) => ({ ...plainSize(size), color_ids: size.color_ids.filter(isOffered) })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: shown(group.parts).map(offeredPart),
    })),
    rules: [...bike.rules, ...parts.flatMap(withheldRule)],
  }
}

const plainBike = (bike: StaffBike) =>
  omit(bike, 'is_draft', 'is_ended', 'ended_at', 'serial_prefix')

const plainSize = ({ is_draft: _, ...size }: StaffSize): BikeSize => size

/** Keeps a withheld part's tags for rules, but it is never included or a country's default tune. */
function offeredPart({ withheld, ...part }: StaffPart): Part {
  if (!withheld) return part
  const tags = part.tags.filter((tag) => tag !== INCLUDED_TAG && !tag.startsWith(TUNE_TAG_PREFIX))
  return { ...part, tags: [...tags, NOT_OFFERED, withheldTag(part)] }
}

// A unique tag: other parts may use this part's code as a tag.
const withheldTag = ({ code }: Part) => `${NOT_OFFERED}-${code}`

function withheldRule(part: StaffPart): BuildRule[] {
  if (!part.withheld) return []
  const tag = withheldTag(part)
  const reason = withheldSentence(part.withheld)
  return [{ id: tag, when: [tag], excludes: [tag], requires_any: [], reason }]
}

/** Returns the bike with its full catalog, available or not: for drawings, titles and prices. */
export function fromStaffBike(bike: StaffBike): Bike {
  return {
    ...plainBike(bike),
    sizes: bike.sizes.map(plainSize),
    colors: bike.colors.map(({ withheld: _, ...color }) => color),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map(({ withheld: _, ...part }) => part),
    })),
  }
}

/** Returns the bike for an owner: the parts that were ordered stay available even if withheld now. */
export function forOrdered(bike: Bike, ordered: Build): Bike {
  const { color_id: colorId } = ordered
  const own = tagsOf(bike, ordered)
  const isOwn = ({ id }: BuildRule) => id.startsWith(NOT_OFFERED) && own.has(id)
  const isHidden = bike.colors.some(({ id, unavailable }) => id === colorId && unavailable)
  if (!isHidden && !bike.rules.some(isOwn)) return bike
  return {
    ...bike,
    rules: bike.rules.filter((rule) => !isOwn(rule)),
    sizes: isHidden
      ? bike.sizes.map((size) => ({ ...size, color_ids: [...size.color_ids, colorId] }))
      : bike.sizes,
  }
}

export function stateOf(bike: StaffBike): BikeState {
  return {
    title: bike.title,
    tagline: bike.tagline,
    description: bike.description,
    facts: bike.facts.map(({ label, text }) => ({ label, text })),
    lead_days: bike.lead_days,
    ...{ is_draft: bike.is_draft === true, is_ended: bike.is_ended === true },
    ...{ kind: bike.kind, tyre_label: bike.tyre_label },
    ...{ serial_prefix: bike.serial_prefix ?? null, figures: figuresOf(bike) },
    colors: bike.colors.map(({ id, title, lead_days, withheld }) => {
      return { id, title, lead_days, withheld }
    }),
    parts: bike.groups.flatMap(({ parts }) =>
      parts.map((part) => {
        const { id, title, note, performance, lead_days, withheld } = part
        const figures = partFiguresOf(part)
        return { id, title, note, weight: performance.weight, lead_days, withheld, figures }
      }),
    ),
    sizes: bike.sizes.map(({ id, geometry, rider, inseam, color_ids, is_draft = false }) => {
      return { id, geometry: sortGeometry(geometry), rider, inseam, color_ids, is_draft }
    }),
    rules: bike.rules.map(({ id, when, excludes, requires_any, reason }) => {
      return { id, when, excludes, requires_any, reason }
    }),
  }
}

/** Restores the key order, which PostgreSQL's jsonb doesn't keep. */
function sortGeometry(geometry: Geometry): Geometry {
  const rows = GEOMETRY_FIELDS.map((field) => [field, geometry[field]] as const)
  return Object.fromEntries(rows) as unknown as Geometry
}

/** Leaves omitted fields unchanged; released options never become drafts: orders may hold them. */
export function withState(bike: StaffBike, state: BikeState): StaffBike {
  const colors = byId(state.colors)
  const parts = byId(state.parts)
  const sizes = byId(state.sizes)
  const { title, tagline, description, facts, lead_days, rules, figures } = state
  const { kind = bike.kind, tyre_label = bike.tyre_label } = state
  const { serial_prefix = bike.serial_prefix, is_ended = bike.is_ended } = state
  const is_draft = bike.is_draft === true && state.is_draft !== false
  return {
    ...bike,
    ...{ title, kind, tagline, description, tyre_label, facts, lead_days, rules, serial_prefix },
    ...(figures && figuredBy(figures)),
    is_draft,
    // A draft was never sold.
    is_ended: is_ended === true && !is_draft,
    colors: bike.colors.map((color) => withholding(color, { ...color, ...colors.get(color.id) })),
    sizes: bike.sizes.map((size) => sizeWith(size, sizes.get(size.id))),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => partWith(part, parts.get(part.id))),
    })),
  }
}

function sizeWith(size: StaffSize, state: SizeState | undefined): StaffSize {
  const isDraft = size.is_draft === true && state?.is_draft !== false
  return { ...size, ...state, is_draft: isDraft }
}

function partWith(part: StaffPart, state: PartState | undefined): StaffPart {
  if (!state) return part
  const { weight, figures, ...edited } = state
  const next = { ...part, ...edited, performance: { ...part.performance, weight } }
  return withholding(part, figures ? withPartFigures(next, figures) : next)
}

function withholding<Item extends { withheld: WithheldState | null }>(
  item: Item,
  next: Item,
): Item {
  if (!isDraft(next) || isDraft(item) || !next.withheld) return next
  const { reason, until } = next.withheld
  return { ...next, withheld: { reason, until } }
}

function byId<Item extends { id: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Returns a build of each step's first parts: enough for the blueprint, which shows the frame. */
export function standardIn(bike: Bike, size: BikeSize): Build {
  const single = bike.groups.filter(({ selection }) => selection === 'one')
  return {
    size_id: size.id,
    color_id: bike.colors[0]?.id ?? 0,
    paint: null,
    selectedParts: Object.fromEntries(
      single.map(({ category_part_id, parts }) => [category_part_id, parts[0]?.id ?? 0]),
    ),
    selectedMultipleParts: {},
  }
}
