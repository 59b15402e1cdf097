import { parseDollars, type Cents } from '@/domain/kit/money'
import { MAX_PRICE } from './prices'

/** A version without its price, because prices have a separate history. */
export interface VersionTexts {
  id: string
  title: string
  color: { title: string; hex: string } | null
  size: string | null
}

/** A version to save; a new one has a first price but no id yet. */
export interface VersionInput extends Omit<VersionTexts, 'id'> {
  id: string | null
  price: Cents | null
}

export interface VersionFormValues {
  id: string | null
  title: string
  /** Empty if the version has no color. */
  color: string
  hex: string
  /** Empty if the version has no size. */
  size: string
  /** Price of a new version; prices of existing versions are changed elsewhere. */
  price: string
}

export const MAX_VERSIONS = 60
export const VERSION_LENGTH = 60
const FIRST_HEX = '#14161A'
export const NEW_VERSION: VersionFormValues = {
  ...{ id: null, title: '', color: '', hex: FIRST_HEX, size: '', price: '' },
}

export type VersionsFault = 'title' | 'twice' | 'same' | 'mixed' | 'hex' | 'price' | 'many'

const HEX = /^#[0-9a-f]{6}$/i

export const typedVersions = (versions: readonly VersionTexts[]): VersionFormValues[] =>
  versions.map(({ id, title, color, size }) => ({
    ...{ id, title, color: color?.title ?? '', hex: color?.hex ?? FIRST_HEX },
    ...{ size: size ?? '', price: '' },
  }))

export const toVersionInputs = (typed: readonly VersionFormValues[]): VersionInput[] =>
  typed.map(({ id, title, color, hex, size, price }) => ({
    ...{ id, title: title.trim(), size: size.trim() || null },
    color: color.trim() ? { title: color.trim(), hex: hex.trim() } : null,
    price: id === null ? parseDollars(price) : null,
  }))

export function versionsFault(versions: readonly VersionInput[]): VersionsFault | null {
  const titles = versions.map(({ title }) => title.toLowerCase())
  const choices = versions.flatMap(({ color, size }) =>
    color || size ? [JSON.stringify([color?.title.toLowerCase(), size?.toLowerCase()])] : [],
  )
  if (versions.length > MAX_VERSIONS) return 'many'
  if (titles.includes('')) return 'title'
  if (hasTwice(titles)) return 'twice'
  if (hasTwice(choices)) return 'same'
  if (isMixed(versions.map(({ color }) => color))) return 'mixed'
  if (isMixed(versions.map(({ size }) => size))) return 'mixed'
  if (versions.some(({ color }) => color && !HEX.test(color.hex))) return 'hex'
  return versions.some(isUnpriced) ? 'price' : null
}

const hasTwice = (values: readonly string[]) => new Set(values).size < values.length

/** All versions need a color or none may have one, and likewise for sizes: shoppers choose by both. */
const isMixed = (values: readonly unknown[]) =>
  values.some((one) => one === null) && values.some((one) => one !== null)

const isUnpriced = ({ id, price }: VersionInput) =>
  id === null && (price === null || price <= 0 || price > MAX_PRICE)

/** Returns a unique id for URLs. @example versionId('Bone, M', ['bone-m']) // 'bone-m-2' */
export function versionId(title: string, usedIds: readonly string[]): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)
  const base = words || 'version'
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!usedIds.includes(id)) return id
  }
}
