import { DRAWN_GOODS } from './goods-picture'
import type { Cents } from './money'

/** A version of a product; its price is the whole price, not a difference. */
export interface ProductVariant {
  /** Stands in addresses: 'bone-m'. */
  id: string
  title: string
  price: Cents
  /** Of goods that come in colors and sizes; null where the title says it all. */
  color: { title: string; hex: string } | null
  size: string | null
}

/** A picture as pages show it. */
export interface DisplayPicture {
  src: string
  alt: string
  /** Title of the color that it shows; null where it stands for every color. */
  color: string | null
}

/** One line of a data sheet, in words. */
export interface ProductFact {
  label: string
  value: string
}

/** What has to be there before the product is of use. */
export interface ProductNeed {
  text: string
  /** Code of the part of a bike that brings it, for the way to the configurator. */
  part_code: string | null
}

/** What a bundle has of a product: so many pieces, all in one version. */
export interface BundlePart {
  product_id: number
  /** Null for goods without versions. */
  variant: string | null
  /** Of one bundle. */
  count: number
}

/** What makes a product a bundle: its parts, and what they cost one by one. */
interface Bundle {
  parts: BundlePart[]
  apart: Cents
  /** What it takes off them; null where it has a price of its own. */
  basis_points: number | null
}

/** An accessory or spare part sold by its own id. */
export interface Product {
  id: number
  kind: 'accessory' | 'spare'
  /** Groups goods of a kind for lists: 'bags'. Empty where there is no group. */
  category: string
  title: string
  description: string
  price: Cents
  /** Grams; 0 for digital goods. */
  weight_g: number
  /** What stands for it in lists: its first picture, or its drawing. */
  thumbnail: string
  /** In the order of its page; empty where there is but a drawing. */
  pictures: DisplayPicture[]
  /** Slugs of the bikes it fits. */
  fits: string[]
  /** Battery goods travel by ground or sea only. */
  is_battery: boolean
  /** A gift card is delivered by e-mail and ships for nothing. */
  is_digital: boolean
  variants: ProductVariant[]
  /** What it may carry or be loaded with, in grams. */
  load_limit_g: number | null
  volume_l: number | null
  facts: ProductFact[]
  needs: ProductNeed[]
  warnings: string[]
  /** Global trade item number, 13 digits. */
  gtin: string | null
  /** What it is made of; null for what is sold by itself. */
  bundle: Bundle | null
  /** Where it is paid instead of at the checkout (spec §2), on a host that the shop allows. */
  external_link: string | null
}

type WithVariants = Pick<Product, 'variants' | 'is_digital'>

/**
 * The version that is meant: the named one, the first one where none is named, null for goods without versions.
 * A gift card has amounts, not versions.
 * @returns undefined when there is no such version
 */
export function variantOf(
  { variants, is_digital }: WithVariants,
  id: string | null,
): ProductVariant | null | undefined {
  if (is_digital || variants.length === 0) return id === null ? null : undefined
  return id === null ? variants[0] : variants.find((one) => one.id === id)
}

/** Whether one version or another has to be chosen. */
export function hasVersions({ variants, is_digital }: WithVariants): boolean {
  return !is_digital && variants.length > 1
}

/** Under which number a product lies in the warehouse; every version has its own shelf. */
export function productSku(id: number, variantId: string | null): string {
  return variantId === null ? `product:${id}` : `product:${id}:${variantId}`
}

/** All shelves of a product. */
export function productSkus(product: WithVariants & { id: number }): string[] {
  if (product.is_digital || product.variants.length === 0) return [productSku(product.id, null)]
  return product.variants.map((variant) => productSku(product.id, variant.id))
}

/** The pictures that a version is shown by: those of its color before those of every color. */
export function versionPictures(
  pictures: readonly DisplayPicture[],
  variant: Pick<ProductVariant, 'color'> | null,
): readonly DisplayPicture[] {
  const color = variant?.color?.title
  const shown = [color, null].flatMap((title) => pictures.filter((one) => one.color === title))
  return shown.length > 0 ? shown : pictures
}

/** What stands for a version: a drawing in its color, or a picture of its color. */
export function goodsPicture(
  { thumbnail, pictures = [] }: Pick<Product, 'thumbnail'> & Partial<Pick<Product, 'pictures'>>,
  variant: ProductVariant | null,
): string {
  const own = variant?.color && versionPictures(pictures, variant)[0]
  if (own) return own.src
  return DRAWN_GOODS.test(thumbnail) && variant?.color
    ? `${thumbnail}?variant=${variant.id}`
    : thumbnail
}

/** How a version is told apart in a cart: color and size where it has them, else its title as a size. */
export function versionText(variant: ProductVariant | null) {
  if (!variant) return { color: null, size: null }
  const { color, size, title } = variant
  return { color: color?.title ?? null, size: size ?? (color ? null : title) }
}
