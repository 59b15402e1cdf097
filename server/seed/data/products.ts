import type { z } from 'zod'

import type { Product, ProductVariant } from '@/domain/shop/accessories/accessory'
import { assembleBundle, percentOff } from '@/domain/shop/goods/bundle'
import { SHEET_FIELDS } from '@/domain/shop/goods/product-fields'
import { ZERO } from '@/domain/kit/money'
import { blankValues } from '@/domain/kit/text-field'

import { readRows } from '../files/read-data'
import { Accessory, SeedBundle, Spare } from './goods'
import type { SeedProduct, SpareService } from './types'

const accessories = readRows('goods/accessories.json', Accessory, 'id')
const spares = ['drive', 'brake', 'electric', 'frame'].flatMap((kind) =>
  readRows(`goods/${kind}-spares.json`, Spare, 'id'),
)
const groupById = new Map(spares.map(({ id, group }) => [id, group]))

const singles: SeedProduct[] = [
  ...accessories.map((row): SeedProduct => {
    const made = productOf(row)
    return {
      ...made,
      kind: 'accessory',
      is_digital: row.is_digital,
      gtin: row.is_digital ? null : made.gtin,
      service: null,
    }
  }),
  ...spares.map((row): SeedProduct => ({
    ...productOf(row),
    is_battery: row.is_battery,
    service: serviceOf(row.service),
  })),
]

export const seedProducts: SeedProduct[] = [
  ...singles,
  ...readRows('goods/bundles.json', SeedBundle, 'id').map(bundleOf),
]

export function spareGroupOf(id: number): string | null {
  return groupById.get(id) ?? null
}

type Row = Omit<z.output<typeof Accessory>, 'is_digital'>

function productOf(row: Row): Product {
  return {
    ...blankValues(SHEET_FIELDS),
    id: row.id,
    kind: 'spare',
    title: row.title,
    description: row.description,
    price: row.dollars,
    weight_g: row.grams,
    thumbnail: `/pictures/goods/${row.id}`,
    pictures: [],
    fits: row.fits,
    fits_parts: row.options,
    is_battery: false,
    is_digital: false,
    category: row.category,
    variants: variantsOf(row),
    load_limit_g: row.load_kg === undefined ? null : row.load_kg * 1_000,
    volume_l: row.volume_l ?? null,
    facts: row.facts.map(([label, value]) => ({ label, value })),
    needs: row.needs,
    warnings: row.warnings,
    gtin: gtinOf(row.id),
    bundle: null,
  }
}

/** Converts a bundle. Rejects unknown parts and bundles that don't cost less than their parts. */
function bundleOf({ parts, percent_off, ...row }: z.output<typeof SeedBundle>): SeedProduct {
  const basis_points = percent_off === undefined ? null : percent_off * 100
  const { dollars = ZERO } = row
  const plain = {
    ...row,
    dollars,
    grams: 0,
    fits: [],
    options: [],
    variants: [],
    colors: {},
    sizes: [],
    needs: [],
  }
  const bundle = assembleBundle(
    { ...productOf(plain), kind: 'accessory', thumbnail: '', gtin: null, basis_points },
    parts.map(({ product, version, count }) => ({ product_id: product, variant: version, count })),
    (id) => singles.find((one) => one.id === id),
  )
  if (!bundle?.bundle) throw new Error(`Bundle ${row.id} has a part that there isn’t.`)
  const { apart } = bundle.bundle
  const price = basis_points === null ? dollars : percentOff(apart, basis_points)
  if (price >= apart) throw new Error(`Bundle ${row.id} costs no less than its parts.`)
  return { ...bundle, price, service: null }
}

/** Lists the explicit versions, or all combinations of colors and sizes. */
function variantsOf({ variants, colors, sizes, dollars: price }: Row): ProductVariant[] {
  const listed = variants.map(({ id, title, dollars }) => {
    return { id, title, price: dollars, color: null, size: null }
  })
  const made = Object.entries(colors).flatMap(([title, hex]) =>
    sizes.map((size) => {
      const id = `${title.replaceAll(' ', '-')}-${size.slice(0, 1)}`.toLowerCase()
      return { id, title: `${title}, ${size}`, price, color: { title, hex }, size }
    }),
  )
  return [...listed, ...made]
}

function serviceOf(service: z.output<typeof Spare>['service']): SpareService {
  const { standard_equivalent = null, wear_interval_km = null } = service
  return { ...service, standard_equivalent, wear_interval_km }
}

/** Returns a GTIN-13: five digits for the company, seven for the product and a check digit. */
function gtinOf(id: number): string {
  const digits = `08500${id}`
  const sum = [...digits].reduce(
    (all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
