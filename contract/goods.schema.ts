import { z } from 'zod'

import { GIFT_CARD_DOLLARS } from '@/domain/gift-card'

import { Variant } from './cart.schema'
import { Id, IdParam } from './configurator.schema'
import { Money } from './money.schema'

export const ProductVariant = z.object({
  id: Variant,
  title: z.string(),
  price: Money,
  color: z.object({ title: z.string(), hex: z.string() }).nullable(),
  size: z.string().nullable(),
})

/** An accessory or spare as the catalogue has it. */
export const Product = z.object({
  id: Id,
  kind: z.enum(['accessory', 'spare']),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  price: Money,
  weight_g: z.number(),
  thumbnail: z.string(),
  fits: z.array(z.string()),
  is_battery: z.boolean(),
  is_digital: z.boolean(),
  variants: z.array(ProductVariant),
  load_limit_g: z.int().nullable(),
  volume_l: z.number().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  needs: z.array(z.object({ text: z.string(), part_code: z.string().nullable() })),
  warnings: z.array(z.string()),
  gtin: z.string().nullable(),
})

/** What the warehouse says: a small number is named, a large one is not. */
export const Stock = z.object({
  state: z.enum(['in_stock', 'few', 'sold_out']),
  /** How many are left where they are few. */
  left: z.int().nullable(),
})

const Party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: z.string(),
})

/** What product safety law asks of every listing. */
export const Safety = z.object({
  maker: Party,
  /** Who answers for the product inside the EU. */
  eu_responsible: Party.nullable(),
  identifier: z.object({ sku: z.string(), gtin: z.string().nullable() }),
  warnings: z.array(z.string()),
  /** Certificates such as 'UL 2849'. */
  marks: z.array(z.string()),
})

/** What one piece costs at the door, by the arithmetic of cart and checkout. */
export const Delivered = z.object({
  product: Id,
  country_id: Id,
  country: z.string(),
  /** False where it cannot be sent; `reason` says why and the amounts are 0. */
  is_deliverable: z.boolean(),
  reason: z.string().nullable(),
  price: Money,
  shipping: Money,
  tax: Money,
  tax_title: z.string(),
  total: Money,
  /** 'email' for digital goods, 'ground' where batteries may go by ground or sea only. */
  way: z.enum(['email', 'parcel', 'ground']),
  /** Working days until it leaves, then calendar days on the way. */
  working_days: z.int(),
  transit_days: z.int(),
  /** The earliest day of arrival; null where it cannot be sent. */
  delivery_date: z.iso.date().nullable(),
})

/** A product as its page shows it. */
export const Goods = Product.extend({
  stock: Stock,
  variants: z.array(ProductVariant.extend({ stock: Stock })),
  bikes: z.array(z.object({ slug: z.string(), title: z.string(), fits: z.boolean() })),
  safety: Safety,
  /** To the country that a visitor starts with. */
  delivered: Delivered,
})

const { min, max } = GIFT_CARD_DOLLARS
const Amount = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().min(min).max(max))

export const goodsSchemas = {
  shippingCalculator: {
    summary:
      'Returns the delivered price and arrival date of one unit of a product (accessory, spare part or standard bike) for a country. Amounts match the cart and checkout.',
    spec: '§7 Other',
    errors: ['product_not_found', 'country_not_found', 'invalid_input'],
    query: z.object({
      country: IdParam,
      product: IdParam,
      variant: Variant.optional(),
      /** Of a gift card, in dollars. */
      amount: Amount.optional(),
    }),
    response: Delivered,
  },
  safety: {
    summary:
      'Returns the manufacturer, responsible person, identifiers, warnings and safety marks of a product or bike.',
    spec: 'open',
    errors: ['product_not_found'],
    query: z.object({ product: IdParam, variant: Variant.optional() }),
    response: Safety,
  },
}
