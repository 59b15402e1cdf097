import { productSkus, type Product } from '@/domain/shop/accessories/accessory'
import {
  inKnownColors,
  pictureKey,
  type ChosenPicture,
} from '@/domain/office/goods/product-pictures'
import type { VersionInput } from '@/domain/office/goods/product-versions'
import type { SpareService } from '@/domain/shop/spares/spare-service'

import { externalHosts } from '@/server/kernel/ports/external-hosts'
import { refuseForeignHost } from '@/server/office/goods/refuse-foreign-host'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { resolveVersions, serviceOf } from './product-details'
import { bundleOf, writeBundle, type BundleInput } from './bundles'
import { categoriesIn } from './stored-categories'
import { resolvePictures, picturesOf, uploadsOf } from './product-pictures'
import { isSpareInStock, recordedGroupOf } from '../spares'

const PLENTY = 100

interface Filter {
  kind: Product['kind']
  q?: string | undefined
  bike?: string | undefined
  group?: string | undefined
  offered?: 'yes' | 'no' | undefined
}

export const isOffered = (shop: MockShop, id: number) => !shop.books().hiddenProducts.includes(id)

/** Returns a product's group; for a spare part that was not moved, the seed's group. */
const groupOf = ({ id, kind, category }: Product) =>
  category || (kind === 'spare' ? recordedGroupOf(id) : '')

export function matchingOf(shop: MockShop, { kind, q, bike, group, offered }: Filter): Product[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ id, title, gtin }: Product) => `${id} ${title} ${gtin ?? ''}`.toLowerCase()
  return [...shop.catalog.products, ...Object.values(shop.books().addedProducts)]
    .filter((product) => product.kind === kind)
    .filter((product) => words.every((word) => textOf(product).includes(word)))
    .filter(({ fits }) => bike === undefined || fits.includes(bike))
    .filter((product) => group === undefined || groupOf(product) === group)
    .filter(({ id }) => offered === undefined || isOffered(shop, id) === (offered === 'yes'))
    .sort((a, b) => a.id - b.id)
}

export function toRow(shop: MockShop, product: Product) {
  const { id, kind, title, fits, price, variants, thumbnail } = product
  const isThere = kind === 'accessory' || isSpareInStock(id)
  return {
    ...{ id, kind, title, thumbnail, fits, price, versions: variants.length },
    has_stuck_picture: false,
    group: groupOf(product) || null,
    is_offered: isOffered(shop, id),
    for_sale: isThere ? PLENTY * (product.bundle ? 1 : productSkus(product).length) : 0,
  }
}

export function requireProduct(shop: MockShop, id: number): Product {
  const added = Object.values(shop.books().addedProducts)
  const product = shop.catalog.productsById.get(id) ?? added.find((one) => one.id === id)
  if (!product) throw mockProblem('catalog_item_not_found')
  return product
}

export const finderOf = (shop: MockShop) => (id: number) =>
  matchingOf(shop, { kind: 'accessory' }).find((one) => one.id === id) ??
  matchingOf(shop, { kind: 'spare' }).find((one) => one.id === id)

function editionOf(shop: MockShop, { id, title, description, fits, ...more }: Product): string {
  const { category, weight_g, facts, warnings, gtin, bundle, variants, external_link } = more
  const seen = picturesOf(shop, id).map((one) => [pictureKey(one), one.alt, one.color])
  const texts = [title, description, [...fits].sort(), isOffered(shop, id), seen]
  return String(
    hash(
      JSON.stringify([
        ...[...texts, category, weight_g, facts, warnings, gtin, bundle],
        ...[variants, shop.books().spareServices?.[id], external_link],
      ]),
    ),
  )
}

export function hash(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
}

export function itemOf(shop: MockShop, id: number) {
  const product = requireProduct(shop, id)
  const { kind, title, description, fits, price, is_digital, variants } = product
  const { weight_g, facts, warnings, gtin, external_link } = product
  return {
    ...{ id, kind, title, description, fits, price, is_digital },
    ...{ weight_g, facts, warnings, gtin, groups: groupsOf(shop, kind) },
    ...{ external_link, external_hosts: externalHosts() },
    group: groupOf(product),
    is_offered: isOffered(shop, id),
    pictures: picturesOf(shop, id),
    uploads: uploadsOf(shop, id),
    plan: shop.books().offerPlans[id] ?? null,
    bundle: bundleOf(product, finderOf(shop)),
    stuck_pictures: [],
    versions: variants,
    service: serviceOf(shop, product),
    bikes: shop.catalog.bikes.map((bike) => ({ slug: bike.slug, title: bike.title })),
    edition: editionOf(shop, product),
    edits: shop.books().productEdits.filter((edit) => edit.product === id),
    history: shop.books().priceChanges.flatMap(({ lines, ...change }) =>
      lines
        .filter(({ product_id, refusal }) => product_id === id && refusal === null)
        .map((line) => ({
          ...{ change: change.id, at: change.starts_at, by: change.by, note: change.note },
          ...{ state: change.state, old: line.old, new: line.new },
          title: variants.find((one) => one.id === line.variant)?.title ?? '',
        })),
    ),
  }
}

function stateOf(shop: MockShop, product: Product) {
  const { id, title, description, fits, category: group, weight_g, facts, warnings, gtin } = product
  const { external_link } = product
  const texts = { title, description, fits, group, is_offered: isOffered(shop, id) }
  return {
    ...{ ...texts, weight_g, facts, warnings, gtin, external_link },
    pictures: picturesOf(shop, id),
    versions: product.variants.map(({ price: _, ...words }) => words),
    service: serviceOf(shop, product),
    bundle: bundleOf(product, finderOf(shop)),
  }
}

export function groupsOf(shop: MockShop, kind: Product['kind']) {
  return categoriesIn(shop, kind).map(({ code, title }) => ({ code, title }))
}

interface Texts {
  id: number
  title: string
  description: string
  fits: string[]
  is_offered: boolean
  group: string
  pictures: ChosenPicture[]
  edition: string
  versions?: VersionInput[] | undefined
  service?: SpareService | null | undefined
  external_link?: string | null | undefined
  bundle?: BundleInput | null | undefined
}

export function saveTexts(shop: MockShop, saved: Texts) {
  const {
    id,
    edition,
    is_offered,
    group,
    pictures: chosen,
    bundle,
    versions,
    service,
    external_link: link,
    ...texts
  } = saved
  const product = requireProduct(shop, id)
  refuseForeignHost(link, product.external_link)
  if (editionOf(shop, product) !== edition) throw mockProblem('catalog_changed')
  requireGroup(shop, product.kind, group)
  const variants = versions ? resolveVersions(product, versions) : product.variants
  const pictures = resolvePictures(shop, id, inKnownColors(chosen, variants))
  const was = stateOf(shop, product)
  if (bundle) writeBundle({ product, bundle, find: finderOf(shop) })
  // Fit and weight of a bundle follow from its parts.
  const { fits: _, ...others } = texts
  Object.assign(product, product.bundle ? others : texts, {
    ...{ category: group, variants },
    external_link: link === undefined ? product.external_link : link,
  })
  shop.change((books) => {
    const others = books.hiddenProducts.filter((one) => one !== id)
    if (service) books.spareServices = { ...books.spareServices, [id]: service }
    books.productPictures = { ...books.productPictures, [id]: pictures }
    books.hiddenProducts = is_offered ? others : [...others, id]
    const became = { ...stateOf(shop, product), is_offered, pictures }
    const edit = { id: books.productEdits.length + 1, at: shop.now().toISOString(), by: '' }
    books.productEdits = [{ ...edit, product: id, was, became }, ...books.productEdits]
  })
}

function requireGroup(shop: MockShop, kind: Product['kind'], group: string): void {
  const isKnown = group === '' || groupsOf(shop, kind).some(({ code }) => code === group)
  if (!isKnown) throw mockProblem('group_not_found')
}

type AddProductBody = Pick<Product, 'kind' | 'title' | 'description' | 'weight_g' | 'price'> & {
  bundle?: BundleInput | null | undefined
} & Partial<Pick<Product, 'fits' | 'facts' | 'warnings' | 'gtin' | 'external_link'>>

/** Adds a product that isn't offered yet; idempotent by key. */
export function addProduct(
  shop: MockShop,
  added: AddProductBody & { group: string; request_key: string },
) {
  const { group, request_key, bundle, ...values } = added
  const known = shop.books().addedProducts[request_key]
  if (known) return known.id
  requireGroup(shop, values.kind, group)
  const all = [...shop.catalog.products, ...Object.values(shop.books().addedProducts)]
  const id = Math.max(...all.map((one) => one.id)) + 1
  const product: Product = {
    ...{ is_battery: false, is_digital: false, load_limit_g: null, volume_l: null },
    ...{ facts: [], needs: [], warnings: [], gtin: null, bundle: null, fits: [], variants: [] },
    external_link: null,
    ...{ ...values, id, category: group, thumbnail: '', pictures: [] },
  }
  if (bundle) writeBundle({ product, bundle, find: finderOf(shop) })
  shop.change((books) => {
    books.hiddenProducts = [...books.hiddenProducts, id]
    books.addedProducts = { ...books.addedProducts, [request_key]: product }
  })
  return id
}
