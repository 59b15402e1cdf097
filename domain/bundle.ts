import { productSku, productSkus, variantOf, type BundlePart, type Product } from './accessory'
import { addCents, cents, splitCents, timesCents, type Cents } from './money'

/** A bundle has two pieces at least, and at most so many different parts with so many pieces each. */
export const MAX_BUNDLE_PARTS = 8
export const MAX_PART_COUNT = 10
/** How much a bundle by percent may take off, in basis points. */
export const BUNDLE_PERCENT = { least: 1, most: 9_000 } as const

/** What can be a part: goods with a shelf of their own. */
export function canBePart({ is_digital, bundle }: Pick<Product, 'is_digital' | 'bundle'>): boolean {
  return !is_digital && bundle === null
}

/** What one piece of a part costs by itself; undefined where there is no such version. */
export function partPrice(
  product: Pick<Product, 'price' | 'variants' | 'is_digital'>,
  variant: string | null,
): Cents | undefined {
  const version = variantOf(product, variant)
  return version === undefined ? undefined : (version?.price ?? product.price)
}

/**
 * What parts cost less a percentage: half a cent up, as the trigger of the database has it.
 * @param basisPoints that are taken off
 */
export function percentOff(apart: Cents, basisPoints: number): Cents {
  return cents(Math.floor((apart * (10_000 - basisPoints) + 5_000) / 10_000))
}

/** How much less a bundle costs than its parts, in whole percent; 0 where it doesn't, and of what is none. */
export function savedPercent({ price, bundle }: Pick<Product, 'price' | 'bundle'>): number {
  if (!bundle || bundle.apart <= price) return 0
  return Math.floor(((bundle.apart - price) * 100) / bundle.apart)
}

/** What one piece of a product takes from the warehouse: nothing of digital goods, all its parts of a bundle. */
function shelvesOf(
  product: Pick<Product, 'id' | 'is_digital' | 'bundle'>,
  variant: string | null,
): { sku: string; count: number }[] {
  if (product.is_digital) return []
  const { id, bundle } = product
  if (!bundle) return [{ sku: productSku(id, variant), count: 1 }]
  return bundle.parts.map((part) => ({
    sku: productSku(part.product_id, part.variant),
    count: part.count,
  }))
}

/** All shelves that a product is taken from, in any of its versions. */
export function allShelvesOf(product: Product): string[] {
  return product.bundle ? shelvesOf(product, null).map(({ sku }) => sku) : productSkus(product)
}

/** How many of a product can be sold: of a bundle, as many as of its scarcest part. */
export function piecesForSale(product: Product, left: ReadonlyMap<string, number>): number {
  if (!product.bundle) {
    return productSkus(product).reduce((sum, sku) => sum + (left.get(sku) ?? 0), 0)
  }
  const whole = shelvesOf(product, null).map(({ sku, count }) =>
    Math.floor((left.get(sku) ?? 0) / count),
  )
  return Math.min(...whole)
}

/** A bundle as its row has it; everything else follows from its parts. */
type BundleRow = Omit<Product, 'bundle'> & Pick<NonNullable<Product['bundle']>, 'basis_points'>

/**
 * A bundle as it is sold. It fits what all its parts fit, and whoever buys it has to know what is to be known of each.
 * @returns null where a part isn’t sold, for then the bundle isn’t either
 */
export function assembleBundle(
  { basis_points, ...row }: BundleRow,
  parts: readonly BundlePart[],
  productOf: (id: number) => Product | undefined,
): Product | null {
  const found = parts.map((part) => {
    const product = productOf(part.product_id)
    const price = product && canBePart(product) ? partPrice(product, part.variant) : undefined
    return product && price !== undefined ? { ...part, product, price } : null
  })
  const known = found.filter((one) => one !== null)
  const [first] = known
  if (!first || known.length < parts.length) return null
  const weight = known.reduce((sum, { product, count }) => sum + product.weight_g * count, 0)
  const needs = known.flatMap(({ product }) => product.needs)
  return {
    ...row,
    // Until it has pictures of its own.
    thumbnail: row.thumbnail || first.product.thumbnail,
    weight_g: weight,
    fits: first.product.fits.filter((slug) =>
      known.every(({ product }) => product.fits.includes(slug)),
    ),
    is_battery: known.some(({ product }) => product.is_battery),
    needs: needs.filter(
      (need, index) => needs.findIndex(({ text }) => text === need.text) === index,
    ),
    warnings: [...new Set([...row.warnings, ...known.flatMap(({ product }) => product.warnings)])],
    bundle: {
      parts: known.map(({ product_id, variant, count }) => ({ product_id, variant, count })),
      apart: addCents(...known.map(({ price, count }) => timesCents(price, count))),
      basis_points,
    },
  }
}

/** A part of a line of bundles: its pieces of all of them, and what one costs by itself. */
interface WeighedPart {
  count: number
  price: Cents
}

/**
 * What each part has of an amount for a line of bundles, by what the parts cost by themselves.
 * @returns cents that add up to the amount
 */
export function partShares(amount: Cents, parts: readonly WeighedPart[]): Cents[] {
  return splitCents(
    amount,
    parts.map(({ count, price }) => price * count),
  )
}
