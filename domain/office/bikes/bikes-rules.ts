import type { Bike, BuildRule } from '@/domain/shop/bikes/bike'
import { isBroken, sizeTags } from '@/domain/shop/bikes/rules'

/** A choice as a rule sees it: its matching tags, and the number of real choices it represents. */
interface Outcome {
  tags: string[]
  count: number
  /** Titles of the choice; empty if none matters to the rule. */
  titles: string[]
}

export interface Forbidden {
  /** Number of distinct builds. */
  of: number
  /** Number of forbidden builds, distinguished only by the rule's tags. */
  builds: number
  examples: string[]
}

const SHOWN = 8

const namedTags = ({ when, excludes, requires_any }: BuildRule): string[] => [
  ...new Set([...when, ...excludes, ...requires_any]),
]

/** Counts forbidden builds without enumerating all: merges choices with equal tags, ignores others. */
export function forbiddenBy(rule: BuildRule, bike: Bike): Forbidden {
  const factors = factorsOf(bike, namedTags(rule))
  const found: Forbidden = { of: 0, builds: 0, examples: [] }
  walk(factors, { tags: [], count: 1, titles: [] }, (all) => {
    found.of += all.count
    if (!isBroken(rule, new Set(all.tags))) return
    found.builds += all.count
    if (found.examples.length < SHOWN) found.examples.push(all.titles.join(' + '))
  })
  return found
}

function walk(factors: readonly Outcome[][], so: Outcome, visit: (all: Outcome) => void): void {
  const [first, ...rest] = factors
  if (!first) {
    visit(so)
    return
  }
  for (const { tags, count, titles } of first) {
    const next = { tags: [...so.tags, ...tags], count: so.count * count }
    walk(rest, { ...next, titles: [...so.titles, ...titles] }, visit)
  }
}

function factorsOf(bike: Bike, named: readonly string[]): Outcome[][] {
  const seen = (tags: readonly string[]) => tags.filter((tag) => named.includes(tag))
  const sizes = bike.sizes.map(({ id, title }) => {
    return { tags: seen(sizeTags(bike, id)), count: 1, titles: [`Size ${title}`] }
  })
  const groups = bike.groups.flatMap((group) => {
    const parts = group.parts.map(({ tags, title }) => ({ tags: seen(tags), title }))
    if (group.selection === 'one') {
      return [parts.map(({ tags, title }) => ({ tags, count: 1, titles: [title] }))]
    }
    return parts.map(({ tags, title }) => [
      { tags, count: 1, titles: [title] },
      { tags: [], count: 1, titles: [] },
    ])
  })
  return [sizes, ...groups].map(together).filter((all) => all.some(({ tags }) => tags.length > 0))
}

/** Merges outcomes with equal tags. Outcomes without tags need no title. */
function together(outcomes: readonly Outcome[]): Outcome[] {
  const by = new Map<string, Outcome>()
  for (const { tags, count, titles } of outcomes) {
    const key = [...tags].sort().join(' ')
    const known = by.get(key) ?? { tags, count: 0, titles: [] }
    known.count += count
    if (tags.length > 0) known.titles = [[...known.titles, ...titles].join(' / ')]
    by.set(key, known)
  }
  return [...by.values()]
}

export type RuleFault = 'no_when' | 'no_then' | 'unknown_tag' | 'no_reason' | 'forbids_all'

export function ruleFault(rule: BuildRule, bike: Bike): RuleFault | null {
  if (rule.when.length === 0) return 'no_when'
  if (rule.excludes.length + rule.requires_any.length === 0) return 'no_then'
  if (rule.reason.trim() === '') return 'no_reason'
  const known = new Set(listRuleTags(bike).map(({ tag }) => tag))
  if (namedTags(rule).some((tag) => !known.has(tag))) return 'unknown_tag'
  const { of, builds } = forbiddenBy(rule, bike)
  return builds > 0 && builds === of ? 'forbids_all' : null
}

export interface RuleTag {
  tag: string
  titles: string[]
  /** Title of the part group; empty for sizes. */
  group: string
}

export function listRuleTags(bike: Bike): RuleTag[] {
  const sizes = bike.sizes.map(({ id, title }) => {
    return { tag: `size-${title}`, titles: [`Size ${title}`], group: '', tags: sizeTags(bike, id) }
  })
  const smallest = sizes.flatMap(({ tags, titles }) =>
    tags.includes('size-smallest') ? titles : [],
  )
  const parts = new Map<string, RuleTag>()
  for (const { title: group, parts: own } of bike.groups) {
    for (const { tags, title } of own) {
      for (const tag of tags) {
        const known = parts.get(tag) ?? { tag, titles: [], group }
        known.titles.push(title)
        parts.set(tag, known)
      }
    }
  }
  return [
    ...sizes.map(({ tag, titles, group }) => ({ tag, titles, group })),
    { tag: 'size-smallest', titles: smallest, group: '' },
    ...parts.values(),
  ]
}
