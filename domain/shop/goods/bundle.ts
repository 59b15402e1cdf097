import {
  productSku,
  productSkus,
  variantOf,
  type BundlePart,
  type Product,
} from '@/domain/shop/accessories/accessory'
import { GOODS_PICTURES } from '@/domain/shop/goods/goods-picture'
import { addCents, cents, splitCents, timesCents, type Cents } from '@/domain/kit/money'

/** Maximum different parts of a bundle, and units of each; a bundle has at least two units. */
export const MAX_BUNDLE_PARTS = 8
export const MAX_PART_COUNT = 10
/** Allowed range of a bundle's percentage discount, in basis points. */
export const BUNDLE_PERCENT = { least: 1, most: 9_000 } as const

/** Checks whether a product can be part of a bundle: it needs stock of its own. */
export function canBePart({ is_digital, bundle }: Pick<Product, 'is_digital' | 'bundle'>): boolean {
  return !is_digital && bundle === null
}

/** Returns a part's unit price outside the bundle; undefined for an unknown version. */
export function partPrice(
  product: Pick<Product, 'price' | 'variants' | 'is_digital'>,
  variant: string | null,
): Cents | undefined {
  const version = variantOf(product, variant)
  return version === undefined ? undefined : (version?.price ?? product.price)
}

/** Applies a discount, rounding half a cent up like the database trigger. */
export function percentOff(apart: Cents, basisPoints: number): Cents {
  return cents(Math.floor((apart * (10_000 - basisPoints) + 5_000) / 10_000))
}

/** Returns a bundle's saving in whole percent; 0 without a saving, and for other products. */
export function savedPercent({ price, bundle }: Pick<Product, 'price' | 'bundle'>): number {
  if (!bundle || bundle.apart <= price) return 0
  return Math.floor(((bundle.apart - price) * 100) / bundle.apart)
}

/** Returns the stock that one unit takes: none for digital goods, that of all parts for a bundle. */
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

export function allShelvesOf(product: Product): string[] {
  return product.bundle ? shelvesOf(product, null).map(({ sku }) => sku) : productSkus(product)
}

/** Returns how many units can be sold; for a bundle, limited by its scarcest part. */
export function piecesForSale(product: Product, left: ReadonlyMap<string, number>): number {
  if (!product.bundle) {
    return productSkus(product).reduce((sum, sku) => sum + (left.get(sku) ?? 0), 0)
  }
  const whole = shelvesOf(product, null).map(({ sku, count }) =>
    Math.floor((left.get(sku) ?? 0) / count),
  )
  return Math.min(...whole)
}

/** A bundle as stored; everything else is derived from its parts. */
type BundleRow = Omit<Product, 'bundle'> & Pick<NonNullable<Product['bundle']>, 'basis_points'>

/** Returns a bundle that fits what all its parts fit; null if a part isn't sold. */
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
    // Composed of its parts until the bundle has pictures of its own.
    thumbnail: row.thumbnail.startsWith(GOODS_PICTURES)
      ? row.thumbnail
      : `/pictures/goods/${row.id}`,
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

/** A part of a bundle line, with its units in all bundles and its unit price. */
interface WeighedPart {
  count: number
  price: Cents
}

/** Splits an amount by the parts' separate prices; the shares add up to the amount. */
export function partShares(amount: Cents, parts: readonly WeighedPart[]): Cents[] {
  return splitCents(
    amount,
    parts.map(({ count, price }) => price * count),
  )
}
