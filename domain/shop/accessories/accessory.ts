import { STUDIO_PICTURE } from '@/domain/shop/goods/goods-picture'
import type { ProductSheet } from '@/domain/shop/goods/product-fields'
import type { Cents } from '@/domain/kit/money'

/** A version of a product; its price is the full price, not a difference. */
export interface ProductVariant {
  /** Used in URLs, such as 'bone-m'. */
  id: string
  title: string
  price: Cents
  color: { title: string; hex: string } | null
  size: string | null
}

export interface DisplayPicture {
  src: string
  alt: string
  /** Title of the color shown; null for pictures of every color. */
  color: string | null
}

export interface ProductNeed {
  text: string
  /** Code of the bike part that meets this need, for the link to the configurator. */
  part_code: string | null
}

export interface BundlePart {
  product_id: number
  variant: string | null
  count: number
}

interface Bundle {
  parts: BundlePart[]
  apart: Cents
  /** Discount on the sum of the parts; null if the bundle has its own price. */
  basis_points: number | null
}

/** An accessory or spare part sold by its own id. Its external link has an allowed host. */
export interface Product extends ProductSheet {
  id: number
  kind: 'accessory' | 'spare'
  /** Group in lists, such as 'bags'; empty if it has none. */
  category: string
  title: string
  description: string
  price: Cents
  /** Image in lists: the first picture, or the studio picture. */
  thumbnail: string
  /** In page order; empty if there is at most a studio picture. */
  pictures: DisplayPicture[]
  /** Slugs of the bikes it fits. */
  fits: string[]
  /** Whether it counts as battery goods, which travel by ground or sea only. */
  is_battery: boolean
  /** Whether it is a gift card, delivered by email without shipping costs. */
  is_digital: boolean
  variants: ProductVariant[]
  load_limit_g: number | null
  volume_l: number | null
  needs: ProductNeed[]
  bundle: Bundle | null
}

type WithVariants = Pick<Product, 'variants' | 'is_digital'>

/** Returns the requested or first version; null without versions, undefined if it doesn't exist. */
export function variantOf(
  { variants, is_digital }: WithVariants,
  id: string | null,
): ProductVariant | null | undefined {
  if (is_digital || variants.length === 0) return id === null ? null : undefined
  return id === null ? variants[0] : variants.find((one) => one.id === id)
}

export function hasVersions({ variants, is_digital }: WithVariants): boolean {
  return !is_digital && variants.length > 1
}

export function productSku(id: number, variantId: string | null): string {
  return variantId === null ? `product:${id}` : `product:${id}:${variantId}`
}

export function productSkus(product: WithVariants & { id: number }): string[] {
  if (product.is_digital || product.variants.length === 0) return [productSku(product.id, null)]
  return product.variants.map((variant) => productSku(product.id, variant.id))
}

/** Returns the pictures of a version: first those of its color, then those for all colors. */
export function versionPictures(
  pictures: readonly DisplayPicture[],
  variant: Pick<ProductVariant, 'color'> | null,
): readonly DisplayPicture[] {
  const color = variant?.color?.title
  const shown = [color, null].flatMap((title) => pictures.filter((one) => one.color === title))
  return shown.length > 0 ? shown : pictures
}

export function goodsPicture(
  { thumbnail, pictures = [] }: Pick<Product, 'thumbnail'> & Partial<Pick<Product, 'pictures'>>,
  variant: ProductVariant | null,
): string {
  const own = variant?.color && versionPictures(pictures, variant)[0]
  if (own) return own.src
  return STUDIO_PICTURE.test(thumbnail) && variant?.color
    ? `${thumbnail}?variant=${variant.id}`
    : thumbnail
}

/** Returns how a cart line names a version: by color and size, or by its title as the size. */
export function versionText(variant: ProductVariant | null) {
  if (!variant) return { color: null, size: null }
  const { color, size, title } = variant
  return { color: color?.title ?? null, size: size ?? (color ? null : title) }
}
