import type { BundlePart } from '@/domain/shop/accessories/accessory'
import { readFields } from '@/domain/kit/text-field'
import {
  SERVICE_FIELDS,
  type ProductSheet,
  type ServiceTexts,
  type SheetTexts,
  type SpareService,
} from '@/domain/shop/goods/product-fields'
import { bundleInput, type BundleFormValues } from './bundle-form-values'
import { toVersionInputs, type VersionFormValues, type VersionTexts } from './product-versions'
import { pictureKey, type ChosenPicture, type ProductPicture } from './product-pictures'

export interface ProductState extends ProductSheet {
  title: string
  description: string
  /** Code of its group or category; empty if it has none. */
  group: string
  is_offered: boolean
  /** Slugs of the bikes it fits. */
  fits: string[]
  /** The first is the main picture. */
  pictures: ProductPicture[]
  versions: VersionTexts[]
  /** Service information of a spare part; null for other products. */
  service: SpareService | null
  /** Null for products that aren't bundles, and for edits from before bundles were stored. */
  bundle: StoredBundle | null
}

export interface StoredBundle {
  /** Discount on the sum of its parts' prices; null if the bundle has its own price. */
  percent: number | null
  parts: BundlePart[]
}

export interface ProductFormValues extends SheetTexts {
  title: string
  description: string
  group: string
  is_offered: boolean
  fits: string[]
  pictures: ChosenPicture[]
  /** Null for products that aren't bundles, or if unknown. */
  bundle: BundleFormValues | null
  versions: VersionFormValues[]
  /** Null for products that aren't spare parts. */
  service: ServiceTexts | null
}

/** Returns the names of the differing fields in form order, ignoring the order of bikes. */
export function differingFields(
  mine: ProductFormValues,
  theirs: ProductFormValues,
): (keyof ProductFormValues)[] {
  const names = Object.keys(mine) as (keyof ProductFormValues)[]
  return names.filter((name) => toCompare(mine[name]) !== toCompare(theirs[name]))
}

function toCompare(value: ProductFormValues[keyof ProductFormValues]): string {
  if (isBundle(value)) return JSON.stringify(bundleInput(value))
  if (isService(value)) return JSON.stringify(readFields(SERVICE_FIELDS, value))
  if (!Array.isArray(value)) return String(value).trim()
  if (value.some(isVersion)) return JSON.stringify(toVersionInputs(value.filter(isVersion)))
  const items = value.flatMap((one) => {
    if (typeof one === 'string') return one
    return isVersion(one) ? [] : [pictureKey(one), one.alt.trim(), one.color].join(' ')
  })
  const isOrdered = value.some((one) => typeof one !== 'string')
  return (isOrdered ? items : items.sort()).join('\n')
}

type Member = ProductFormValues[keyof ProductFormValues]

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value

const isBundle = (value: Member): value is BundleFormValues => has(value, 'pricing')
const isService = (value: Member): value is ServiceTexts => has(value, 'tools')
const isVersion = (value: unknown): value is VersionFormValues => has(value, 'hex')
