import type { Cents } from '@/domain/kit/money'

export interface OrderedBundle {
  /** Number of the bundle in its order, starting at 1. */
  number: number
  product_id: number
  title: string
  thumbnail: string
  count: number
  /** Units of this part per bundle. */
  each: number
}

/** A bundle as ordered. Each line of its parts has a copy, so later edits don't change it. */
export interface LineBundle extends OrderedBundle {
  /** Price of one bundle, in cents. */
  price: Cents
}

export interface PurchasedItem<Line, Bundle = LineBundle> {
  /** Null for a line outside of bundles. */
  bundle: Bundle | null
  lines: [Line, ...Line[]]
}

/** Groups the lines of an order by bundle, in the order of the lines. */
export function boughtThings<
  Bundle extends OrderedBundle,
  Line extends { bundle?: Bundle | null | undefined },
>(
  lines: readonly (Line & { bundle?: Bundle | null | undefined })[],
): PurchasedItem<Line, Bundle>[] {
  const things: PurchasedItem<Line, Bundle>[] = []
  for (const line of lines) {
    const { bundle = null } = line
    const last = things.at(-1)
    if (bundle && last?.bundle?.number === bundle.number) last.lines.push(line)
    else if (bundle) things.push({ bundle, lines: [line] })
    else things.push({ bundle: null, lines: [line] })
  }
  return things
}

type InBundle = { title: string; bundle?: OrderedBundle | null | undefined }

/** Names a unit with its bundle. @example pieceTitle(lock) // 'U-lock (Commuter set)' */
export function pieceTitle({ title, bundle }: InBundle): string {
  return bundle ? `${title} (${bundle.title})` : title
}

export function bundleNote(bundle: OrderedBundle | null | undefined): string {
  return bundle ? `Part of ${bundle.title}` : ''
}
