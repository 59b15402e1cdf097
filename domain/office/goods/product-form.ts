import type { BundlePart, ProductFact } from '@/domain/shop/accessories/accessory'
import { bundleInput, type BundleFormValues } from './bundle-form-values'
import { isExternalLink } from '@/domain/kit/external-link'
import { toVersionInputs, type VersionFormValues, type VersionTexts } from './product-versions'
import { pictureKey, type ChosenPicture, type ProductPicture } from './product-pictures'
import {
  readService,
  type SpareService,
  type ServiceFormValues,
} from '@/domain/shop/spares/spare-service'

/** Form values of product details: weight in grams; data sheet and warnings with one entry a line. */
export interface ProductDetailValues {
  weight: string
  facts: string
  warnings: string
  gtin: string
  external_link: string
}

export interface ProductDetails {
  weight_g: number
  facts: ProductFact[]
  warnings: string[]
  gtin: string | null
  /** URL of an external checkout; null for the shop's own. */
  external_link: string | null
}

export interface ProductState extends ProductDetails {
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

export const MAX_WEIGHT_G = 200_000
export const MAX_FACTS = 30
export const MAX_WARNINGS = 20
export const FACT_LENGTHS = { label: 60, value: 200 } as const
export const WARNING_LENGTH = 500

/** Converts details to form values; `detailsOf` reverses it. */
export function typedDetails({
  weight_g,
  facts,
  warnings,
  gtin,
  external_link,
}: ProductDetails): ProductDetailValues {
  return {
    weight: String(weight_g),
    facts: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    warnings: warnings.join('\n'),
    gtin: gtin ?? '',
    external_link: external_link ?? '',
  }
}

export interface ProductFormValues extends ProductDetailValues {
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
  service: ServiceFormValues | null
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
  if (isService(value)) return JSON.stringify(readService(value))
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
const isService = (value: Member): value is ServiceFormValues => has(value, 'tools')
const isVersion = (value: unknown): value is VersionFormValues => has(value, 'hex')

type ParsedDetails = { [Name in keyof ProductDetailValues]: unknown }

interface ReadDetails extends ParsedDetails {
  weight: number | null
  facts: ProductFact[] | null
  warnings: string[] | null
  gtin: string | null | undefined
  external_link: string | null | undefined
}

/** Parses form values; an invalid weight, fact or warning yields null, an invalid GTIN or link undefined. */
export function readDetails(typed: ProductDetailValues): ReadDetails {
  return {
    weight: weightOf(typed.weight),
    facts: factsOf(typed.facts),
    warnings: warningsOf(typed.warnings),
    gtin: gtinOf(typed.gtin),
    external_link: linkOf(typed.external_link),
  }
}

function weightOf(text: string): number | null {
  const grams = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null
  return grams !== null && grams <= MAX_WEIGHT_G ? grams : null
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)

/** Parses one fact per line, labeled by the text before its first colon; null if invalid. */
function factsOf(text: string): ProductFact[] | null {
  const facts = linesOf(text).map((one) => {
    const [label = '', ...rest] = one.split(':')
    return { label: label.trim(), value: rest.join(':').trim() }
  })
  return facts.length <= MAX_FACTS && facts.every(isFact) ? facts : null
}

const isFact = ({ label, value }: ProductFact) =>
  label !== '' &&
  value !== '' &&
  label.length <= FACT_LENGTHS.label &&
  value.length <= FACT_LENGTHS.value

function warningsOf(text: string): string[] | null {
  const lines = linesOf(text)
  const isSound = lines.length <= MAX_WARNINGS && lines.every((one) => one.length <= WARNING_LENGTH)
  return isSound ? lines : null
}

function gtinOf(text: string): string | null | undefined {
  const digits = text.replace(/[\s-]/g, '')
  if (digits === '') return null
  return isGtin(digits) ? digits : undefined
}

function linkOf(text: string): string | null | undefined {
  const link = text.trim()
  if (link === '') return null
  return isExternalLink(link) ? link : undefined
}

/** Verifies the check digit (GTIN-8, -12, -13, -14). @example isGtin('036000291452') // true */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
