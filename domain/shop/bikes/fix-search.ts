import type { Bike, Build, BuildRule, PartGroup } from './bike'
import {
  availableColors,
  buildKey,
  colorChosen,
  findGroup,
  firstAvailableColor,
  isChosen,
  partChosen,
  sizeChosen,
} from './build'
import type { Country } from '@/domain/shop/countries/country'
import { isLegalIn } from './motor-tune'
import type { Violation } from './rules'
import { COLOR_NOT_IN_SIZE, hasAnyTag, sizeTags, TUNE_NOT_LEGAL, validateBuild } from './rules'

export interface Repair {
  build: Build
  moves: number
}

export interface RepairSearch {
  bike: Bike
  start: Build
  /** Choices that must not change: 'size', 'color' or `pinOf` a part. */
  pins: readonly string[]
  country: Country | null
}

interface Node {
  build: Build
  /** Changed or pinned choices, which must not change again. */
  pins: ReadonlySet<string>
  /** Names of the changes, to skip paths that only extend a shorter one. */
  path: readonly string[]
}

interface Move {
  pin: string
  /** Value that the move sets. */
  name: string
  build: Build
}

const MOST_MOVES = 3
/** Number of solutions at which the search stops after the current level. */
const ENOUGH = 3

export function pinOf(group: PartGroup, partId: number): string {
  return group.selection === 'one' ? `group-${group.category_part_id}` : `part-${partId}`
}

/** Searches repairs breadth-first; each step changes only what the first broken rule names. */
export function repairs({ bike, start, pins, country }: RepairSearch): Repair[] {
  const found: { node: Node; moves: number }[] = []
  const seen = new Set<string>()
  let level: Node[] = [{ build: start, pins: new Set(pins), path: [] }]
  for (let moves = 0; moves <= MOST_MOVES && found.length < ENOUGH; moves += 1) {
    const next: Node[] = []
    for (const node of level) {
      const key = buildKey(node.build)
      if (seen.has(key) || found.some((one) => isWithin(one.node.path, node.path))) continue
      seen.add(key)
      const [violation] = validateBuild(bike, node.build, country)
      if (!violation) found.push({ node, moves })
      else next.push(...movesFor({ bike, country }, node, violation))
    }
    level = next
  }
  return found.map(({ node, moves }) => ({ build: node.build, moves }))
}

function isWithin(path: readonly string[], longer: readonly string[]): boolean {
  return path.length < longer.length && path.every((name) => longer.includes(name))
}

interface Shop {
  bike: Bike
  country: Country | null
}

function movesFor({ bike, country }: Shop, node: Node, violation: Violation): Node[] {
  const rule = bike.rules.find(({ id }) => id === violation.rule_id)
  const moves = rule
    ? [...undoing(bike, node.build, rule), ...satisfying(bike, node.build, rule)]
    : lawAndColor({ bike, country }, node.build, violation)
  return moves
    .filter(({ pin }) => !node.pins.has(pin))
    .map(({ pin, name, build }) => ({
      build,
      pins: new Set([...node.pins, pin]),
      path: [...node.path, name],
    }))
}

/** Returns moves that remove a tag of the rule. */
function undoing(bike: Bike, build: Build, rule: BuildRule): Move[] {
  const tags = [...rule.when, ...rule.excludes]
  const moves: Move[] = []
  for (const group of bike.groups) {
    for (const part of group.parts) {
      if (!isChosen(group, part.id, build) || !hasAnyTag(part, tags)) continue
      if (group.selection === 'many') moves.push(taking(bike, build, group, part.id))
      else {
        const shared = part.tags.filter((tag) => tags.includes(tag))
        const others = group.parts.filter((other) => !hasAnyTag(other, shared))
        moves.push(...others.map(({ id }) => taking(bike, build, group, id)))
      }
    }
  }
  const isNamed = (own: string[]) => own.some((tag) => tags.includes(tag))
  if (!isNamed(sizeTags(bike, build.size_id))) return moves
  return [...moves, ...nearestSize(bike, build, (own) => !isNamed(own))]
}

/** Returns moves that add a tag required by the rule. */
function satisfying(bike: Bike, build: Build, rule: BuildRule): Move[] {
  const moves = bike.groups.flatMap((group) =>
    group.parts
      .filter((part) => hasAnyTag(part, rule.requires_any) && !isChosen(group, part.id, build))
      .map((part) => taking(bike, build, group, part.id)),
  )
  const isFit = (tags: string[]) => tags.some((tag) => rule.requires_any.includes(tag))
  return [...moves, ...nearestSize(bike, build, isFit)]
}

function lawAndColor({ bike, country }: Shop, build: Build, violation: Violation): Move[] {
  if (violation.rule_id === COLOR_NOT_IN_SIZE) return colorMoves(bike, build)
  if (violation.rule_id !== TUNE_NOT_LEGAL || !country) return []
  const group = findGroup(bike, violation.part_ids[0] ?? 0)
  if (!group) return []
  const legal = group.parts.filter(
    (part) => isLegalIn(part, country) && !isChosen(group, part.id, build),
  )
  return legal.map(({ id }) => taking(bike, build, group, id))
}

function colorMoves(bike: Bike, build: Build): Move[] {
  const color = firstAvailableColor(availableColors(bike, build.size_id))
  const makesColor = (_: string[], sizeId: number) =>
    availableColors(bike, sizeId).some(({ id }) => id === build.color_id)
  const moves = nearestSize(bike, build, makesColor)
  if (!color) return moves
  const colored = colorChosen(bike, build, color.id)
  return [...moves, { pin: 'color', name: `color-${color.id}`, build: colored }]
}

/** Returns the nearest fitting size, so that no fix skips a fitting one. */
function nearestSize(
  bike: Bike,
  build: Build,
  isFit: (tags: string[], sizeId: number) => boolean,
): Move[] {
  const here = bike.sizes.findIndex(({ id }) => id === build.size_id)
  const [nearest] = bike.sizes
    .map(({ id }, index) => ({ id, distance: Math.abs(index - here) }))
    .filter(({ id, distance }) => distance > 0 && isFit(sizeTags(bike, id), id))
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return []
  const sized = sizeChosen(bike, build, nearest.id)
  return [{ pin: 'size', name: `size-${nearest.id}`, build: sized }]
}

function taking(bike: Bike, build: Build, group: PartGroup, partId: number): Move {
  const pin = pinOf(group, partId)
  return { pin, name: `part-${partId}`, build: partChosen(bike, build, partId) }
}
