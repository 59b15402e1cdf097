import type { Color, Part, PartLook } from '@/domain/shop/bikes/bike'

/** File names of studio pictures. Those of options and paints contain their look, so that equal looks share one. */
export const goodsStillName = (id: number, paint: string | null): string =>
  paint ? `${id}-${paint.slice(1).toLowerCase()}` : String(id)

export const spareStillName = (id: number): string => `spare-${id}`

export const paintStillName = ({
  type,
  finish,
  hex,
}: Pick<Color, 'type' | 'finish' | 'hex'>): string =>
  `paint-${finish ?? type.toLowerCase()}-${hex.slice(1).toLowerCase()}`

/** Chargers don't change the bike's look, so they are identified by code. */
const CHARGER = /^charger-\d+a$/

/** Options that look the same on every bike; so do extras that are pictured alone. */
const SHARED: ReadonlySet<string> = new Set(['display', 'rotors', 'saddle'])
/** Extras that are shaped for their bike. */
const FITTED: ReadonlySet<string> = new Set(['rack', 'full-mudguards', 'short-mudguards', 'lock'])

/** Returns the picture name of an option; null for bars and options without a look, such as motor tunes. */
export function optionStillName(slug: string, { look, code }: Pick<Part, 'look' | 'code'>) {
  const kind = Object.keys(look)[0] as keyof PartLook | undefined
  if (!kind) return CHARGER.test(code) ? code : null
  if (kind === 'bar') return null
  const isShared = look.extra ? !FITTED.has(look.extra) : SHARED.has(kind)
  const name = wordsOf(look).join('-')
  return isShared ? name : `${slug}-${name}`
}

/** Flattens a look to words in a fixed order, independent of storage. */
function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.flatMap(([name, one]) => [name, ...wordsOf(one)])
}
