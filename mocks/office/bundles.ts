import { variantOf, type Product } from '@/domain/shop/accessories/accessory'
import { assembleBundle, partPrice, percentOff } from '@/domain/shop/goods/bundle'
import type { BundlePart } from '@/domain/shop/accessories/accessory'
import { bundleFault } from '@/domain/office/goods/bundle-form'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { MockShop } from '../mock-shop'

const PLENTY = 100

export interface BundleInput {
  percent: number | null
  parts: BundlePart[]
}

export function bundleOf({ bundle }: Product, find: (id: number) => Product | undefined) {
  if (!bundle) return null
  const { basis_points, apart } = bundle
  return {
    percent: basis_points === null ? null : basis_points / 100,
    apart,
    parts: bundle.parts.flatMap((part) => {
      const product = find(part.product_id)
      const price = product && partPrice(product, part.variant)
      if (!product || price === undefined) return []
      const { kind, title } = product
      const version = variantOf(product, part.variant)?.title ?? null
      return [{ ...part, kind, title, version, price, is_offered: true, for_sale: PLENTY }]
    }),
  }
}

interface WriteBundleInput {
  product: Product
  bundle: BundleInput
  find: (id: number) => Product | undefined
}

/** Turns a product into a bundle priced by its parts. @throws DomainError invalid_input */
export function writeBundle({ product, bundle: { percent, parts }, find }: WriteBundleInput): void {
  const fault = bundleFault(parts, find)
  if (fault) {
    const { position, message } = fault
    const field = position === null ? 'bundle' : `bundle.parts.${position}`
    throw new DomainError('invalid_input', message, { message, errors: [{ field, message }] })
  }
  const basis_points = percent === null ? null : Math.round(percent * 100)
  const { bundle: _, ...row } = product
  const made = assembleBundle({ ...row, basis_points }, parts, find)
  if (made) Object.assign(product, made, priceOf(made))
}

const priceOf = ({ price, bundle }: Product) => ({
  price:
    bundle && bundle.basis_points !== null ? percentOff(bundle.apart, bundle.basis_points) : price,
})

export function repriceBundles({ catalog }: MockShop): void {
  for (const product of catalog.products) {
    if (!product.bundle) continue
    const { bundle, ...row } = product
    const { basis_points, parts } = bundle
    const find = (id: number) => catalog.productsById.get(id)
    const made = assembleBundle({ ...row, basis_points }, parts, find)
    if (made) Object.assign(product, { bundle: made.bundle }, priceOf(made))
  }
}
