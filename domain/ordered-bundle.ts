import type { Cents } from './money'

/** A bundle of an order as everyone may see it. */
export interface OrderedBundle {
  /** Counts the bundles of an order from 1. */
  number: number
  product_id: number
  title: string
  thumbnail: string
  /** How many bundles. */
  count: number
  /** Pieces of this part in one bundle. */
  each: number
}

/** A bundle as it was ordered. Each of its parts is a line of the order and carries this; no later edit changes it. */
export interface LineBundle extends OrderedBundle {
  /** What one bundle has cost, in cents. */
  price: Cents
}

/** What was bought as one thing: a line by itself, or a bundle with the lines of its parts. */
export interface PurchasedItem<Line, Bundle = LineBundle> {
  /** Null for a line by itself. */
  bundle: Bundle | null
  lines: [Line, ...Line[]]
}

/** The lines of an order with the parts of each bundle together, in the order of the lines. */
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

/**
 * How a piece is called where it stands by itself, in a parcel, a return or a refund.
 * @example pieceTitle(lock) // 'U-lock (Commuter set)'
 */
export function pieceTitle({ title, bundle }: InBundle): string {
  return bundle ? `${title} (${bundle.title})` : title
}

/** Where a part belongs, beside its own choices; empty for what was bought by itself. */
export function bundleNote(bundle: OrderedBundle | null | undefined): string {
  return bundle ? `Part of ${bundle.title}` : ''
}
