import type { BundlePart, ProductVariant } from '@/domain/shop/accessories/accessory'
import {
  BUNDLE_PERCENT,
  MAX_BUNDLE_PARTS,
  MAX_PART_COUNT,
  percentOff,
} from '@/domain/shop/goods/bundle'
import { addCents, timesCents, ZERO, type Cents } from '@/domain/kit/money'
import { isRecord, isText } from '@/domain/kit/stored-value'

export interface BundlePartFormValues {
  product_id: number
  title: string
  variant: string | null
  version: string | null
  /** Available versions of the product; empty if unknown. */
  versions: Pick<ProductVariant, 'id' | 'title' | 'price'>[]
  /** Unit price outside the bundle, in cents. */
  price: Cents
  count: string
  is_offered: boolean
}

export interface BundleFormValues {
  pricing: 'price' | 'percent'
  percent: string
  parts: BundlePartFormValues[]
}

export const NO_BUNDLE: BundleFormValues = { pricing: 'percent', percent: '10', parts: [] }

export type BundleFormFault = 'few' | 'many' | 'count' | 'twice' | 'percent'

export function typedCount(text: string): number | null {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= MAX_PART_COUNT ? count : null
}

/** Parses a percentage with up to two decimals into basis points; null if invalid or out of range. */
export function typedPercent(text: string): number | null {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())) return null
  const points = Math.round(Number(text.replace(',', '.')) * 100)
  return points >= BUNDLE_PERCENT.least && points <= BUNDLE_PERCENT.most ? points : null
}

export function bundleFormFault({
  pricing,
  percent,
  parts,
}: BundleFormValues): BundleFormFault | null {
  const counts = parts.map(({ count }) => typedCount(count))
  if (counts.some((count) => count === null)) return 'count'
  if (counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) < 2) return 'few'
  if (parts.length > MAX_BUNDLE_PARTS) return 'many'
  if (new Set(parts.map(partKey)).size < parts.length) return 'twice'
  return pricing === 'percent' && typedPercent(percent) === null ? 'percent' : null
}

export const partKey = ({ product_id, variant }: Pick<BundlePart, 'product_id' | 'variant'>) =>
  `${product_id} ${variant ?? ''}`

/** Sums the separate prices of the parts; a part with an invalid quantity counts as zero. */
export function typedApart({ parts }: BundleFormValues): Cents {
  return addCents(
    ZERO,
    ...parts.map(({ price, count }) => timesCents(price, typedCount(count) ?? 0)),
  )
}

/** Returns the bundle's price; null if the percentage is invalid. @param own its fixed price */
export function typedPrice(bundle: BundleFormValues, own: Cents | null): Cents | null {
  if (bundle.pricing === 'price') return own
  const points = typedPercent(bundle.percent)
  return points === null ? null : percentOff(typedApart(bundle), points)
}

export function bundleInput({ pricing, percent, parts }: BundleFormValues) {
  const points = typedPercent(percent)
  return {
    percent: pricing === 'price' || points === null ? null : points / 100,
    parts: parts.map(({ product_id, variant, count }) => {
      return { product_id, variant, count: typedCount(count) ?? 0 }
    }),
  }
}

/** Parses a stored draft of the bundle form, dropping invalid values. */
export function soundBundle(stored: unknown): BundleFormValues {
  if (!isRecord(stored) || !Array.isArray(stored.parts)) return NO_BUNDLE
  const { pricing, percent } = stored
  return {
    pricing: pricing === 'price' ? 'price' : 'percent',
    percent: isText(percent, 10) ? percent : '',
    parts: stored.parts.filter(isSoundPart),
  }
}

function isSoundPart(part: unknown): part is BundlePartFormValues {
  if (!isRecord(part) || !Array.isArray(part.versions)) return false
  const { product_id, title, variant, version, price, count, is_offered } = part
  const isWord = (text: unknown) => text === null || isText(text, 200)
  return (
    Number.isSafeInteger(product_id) &&
    Number.isSafeInteger(price) &&
    isText(title, 200) &&
    isText(count, 20) &&
    isWord(variant) &&
    isWord(version) &&
    typeof is_offered === 'boolean' &&
    part.versions.every((one) => isRecord(one) && isText(one.id, 100) && isText(one.title, 200))
  )
}
