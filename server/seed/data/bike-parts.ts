import { z } from 'zod'

import type { Part, PartGroup, PartLook, Performance } from '@/domain/shop/bikes/bike'
import { dollars, fromDollars } from '@/domain/kit/money'

import { text, integer } from '../files/cells'
import { readRows } from '../files/read-data'
import { PartRow } from './part-row'

/** Option group of all bikes; groups are in display order. */
const Group = z.strictObject({
  number: integer,
  category: integer.pipe(z.literal([1, 2, 3])),
  title: text,
  selection: z.enum(['one', 'many']).default('one'),
  exclusive_reason: text.nullable().default(null),
})

/** One of nine fits, all free; the middle one is standard. */
const Fit = z.strictObject({
  n: integer,
  bar: z.enum(['narrow', 'middle', 'wide']),
  stem: z.enum(['short', 'middle', 'long']),
  note: text,
})

const FIT_GROUP = 'Handlebar and stem'
const groups = readRows('bikes/part-groups.tsv', Group, 'title')
const fits = readRows('bikes/fits.tsv', Fit, 'n')
const shared = new Map(
  readRows('bikes/shared-parts.json', PartRow, 'code').map((row) => [row.code, row]),
)

const Reference = z.looseObject({ like: text, is_included: z.literal(true).optional() })

/** Complete row, code of a shared part, or `{ "like": code }` with overrides. */
const Entry = z.preprocess((entry, context) => {
  const reference = Reference.safeParse(typeof entry === 'string' ? { like: entry } : entry)
  if (!reference.success) return entry
  const { like, is_included, ...own } = reference.data
  const row = shared.get(like)
  if (row) return { ...(is_included ? included(row) : row), ...own }
  const message = `There is no part “${like}” in bikes/shared-parts.json.`
  context.addIssue({ code: 'custom', path: ['like'], message, input: entry })
  return z.NEVER
}, PartRow)

/** Returns an upgrade as included with a bike: preselected, free and part of the bike's figures. */
function included(row: z.output<typeof PartRow>) {
  const note = `Included. ${row.note}`
  return { ...row, note, dollars: 0, changes: {}, tags: [...row.tags, 'included'] }
}

/** Parts by group title; fits are derived from bars and stems. */
export const Groups = z.record(text, z.array(Entry)).superRefine((all, context) => {
  const refuse = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', path, message })
  for (const [title, parts] of Object.entries(all)) {
    if (title === FIT_GROUP || !groups.some((group) => group.title === title)) {
      refuse('There is no such group in bikes/part-groups.tsv.', title)
    }
    parts.forEach(({ n }, index) => {
      const first = parts.findIndex((part) => part.n === n)
      if (first < index) refuse(`Number ${n} is taken by no. ${first + 1}.`, title, index, 'n')
    })
  }
})

interface Model {
  id: number
  groups: z.output<typeof Groups>
  fits: { bars: [number, number, number]; stems: [number, number, number] }
}

export function groupsOf(model: Model): PartGroup[] {
  const rows = new Map(Object.entries(model.groups)).set(FIT_GROUP, fitsOf(model))
  return groups.flatMap((group) => {
    const parts = rows.get(group.title)
    return parts ? [groupOf(model.id, group, parts)] : []
  })
}

type Row = Omit<z.output<typeof PartRow>, 'look'> & { look: PartLook }

function groupOf(bike: number, group: z.output<typeof Group>, rows: Row[]): PartGroup {
  const { number, category, ...more } = group
  const ids = { category_part_id: number, category_id: category }
  const parts = rows.map(({ n, dollars: amount, changes, ...part }): Part => ({
    ...part,
    ...ids,
    id: bike * 10_000 + number * 100 + n,
    price: fromDollars(dollars(amount)),
    performance: { ...NO_CHANGE, ...changes },
    tags: [part.code, ...part.tags],
  }))
  return { ...ids, ...more, parts }
}

function fitsOf({ fits: { bars, stems } }: Model): Row[] {
  return fits.map(({ n, note, ...fit }) => {
    const width = bars[['narrow', 'middle', 'wide'].indexOf(fit.bar)] ?? bars[1]
    const stem = stems[['short', 'middle', 'long'].indexOf(fit.stem)] ?? stems[1]
    const code = `fit-${width}-${stem}`
    const title = `${width} mm bar, ${stem} mm stem`
    return { ...PLAIN, n, code, title, note, look: { bar: { width, stem } } }
  })
}

const PLAIN = { dollars: 0, changes: {}, range_factor: 1, lead_days: 0, tags: [], by_size: null }

const NO_CHANGE: Performance = {
  ...{ power: 0, max_speed: 0, practicality: 0, suspension: 0 },
  ...{ range: 0, weight: 0, battery: 0 },
}
