import { z } from 'zod'

import { GIFT_CARD_DOLLARS } from '@/domain/shop/gift-card/gift-card'
import { PUBLIC_FIELDS } from '@/domain/shop/goods/product-fields'

import { Variant } from '@/contract/shop/cart/cart.schema'
import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { answersOf } from '@/contract/kit/text-field.schema'

const ProductVariant = z.object({
  id: Variant,
  title: z.string(),
  price: Money,
  color: z.object({ title: z.string(), hex: z.string() }).nullable(),
  size: z.string().nullable(),
})

const BundlePart = z.object({
  product_id: Id,
  variant: Variant.nullable(),
  count: z.int().describe('Pieces in one bundle'),
})

const priced = {
  apart: Money.describe('What the parts cost one by one'),
  basis_points: z.int().nullable().describe('Taken off `apart`; null for a price of its own'),
}

export const Product = z.object({
  id: Id,
  kind: z.enum(['accessory', 'spare']),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  price: Money,
  thumbnail: z.string(),
  fits: z.array(z.string()),
  is_battery: z.boolean(),
  is_digital: z.boolean(),
  variants: z.array(ProductVariant),
  load_limit_g: z.int().nullable(),
  volume_l: z.number().nullable(),
  needs: z.array(z.object({ text: z.string(), part_code: z.string().nullable() })),
  ...answersOf(PUBLIC_FIELDS),
  pictures: z
    .array(
      z.object({
        src: z.string(),
        alt: z.string(),
        color: z.string().nullable().describe('Color that it shows; null for every color'),
      }),
    )
    .describe('The first one is the main one; empty if it has none but its `thumbnail`'),
  bundle: z.object({ parts: z.array(BundlePart), ...priced }).nullable(),
})

export const Stock = z.object({
  state: z.enum(['in_stock', 'few', 'sold_out']),
  left: z.int().nullable().describe('How many are left, if only a few'),
})

const Party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: z.string(),
})

export const Safety = z.object({
  maker: Party,
  eu_responsible: Party.nullable().describe('Responsible party in the EU'),
  identifier: z.object({ sku: z.string(), gtin: z.string().nullable() }),
  warnings: z.array(z.string()),
  marks: z.array(z.string()).describe('Certificates, for example “UL 2849”'),
})

export const Delivered = z.object({
  product: Id,
  country_id: Id,
  country: z.string(),
  country_code: z.string().length(2),
  is_deliverable: z
    .boolean()
    .describe('False if it can’t be shipped there; `reason` says why, and amounts are 0'),
  reason: z.string().nullable(),
  price: Money,
  shipping: Money,
  tax: Money,
  tax_title: z.string(),
  total: Money,
  shown: z
    .object({ price: Money, shipping: Money, includes_tax: z.boolean() })
    .describe('The amounts as the country’s law wants them shown'),
  way: z
    .enum(['email', 'parcel', 'ground'])
    .describe('`email` for digital products, `ground` if batteries may ship by ground or sea only'),
  working_days: z.int().describe('Business days until it ships'),
  transit_days: z.int(),
  delivery_date: z.iso.date().nullable().describe('Earliest arrival; null if it can’t be shipped'),
})

const PriorPrice = Money.nullable().describe(
  'Lowest price of the 30 days before the current offer, before tax; null without an offer',
)

export const Goods = Product.extend({
  category_title: z
    .string()
    .describe('Of an accessory, in words; empty if it has no category that the shop shows'),
  stock: Stock,
  bundle: z
    .object({
      parts: z.array(
        BundlePart.extend({
          kind: z.enum(['accessory', 'spare']),
          title: z.string(),
          version: z.string().nullable().describe('Null for goods without versions'),
        }),
      ),
      ...priced,
    })
    .nullable()
    .describe('What a bundle is made of; null for what is sold by itself'),
  variants: z.array(ProductVariant.extend({ stock: Stock, prior_price: PriorPrice })),
  prior_price: PriorPrice,
  bikes: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      fits: z.boolean(),
      is_sold: z.boolean().describe('False if its page is gone'),
      needs: z
        .array(z.array(z.string()))
        .describe('Options that it depends on: the bike needs one of each list'),
    }),
  ),
  safety: Safety,
  delivered: Delivered.describe('Price delivered to the default country'),
})

const { min, max } = GIFT_CARD_DOLLARS
const Amount = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().min(min).max(max))

named({
  ProductVariant,
  Product: [Product, 'An accessory or spare part'],
  Stock: [Stock, 'Availability. The number is given only if it’s small'],
  Party,
  ProductSafety: [Safety, 'Product safety information required by law'],
  DeliveredPrice: [Delivered, 'What one item costs including shipping and tax'],
  ProductDetail: [Goods, 'A product with everything its page shows'],
})

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
      amount: Amount.optional().describe('Value of a gift card in whole dollars'),
    }),
    response: Delivered,
  },
  picture: {
    summary:
      'Returns a picture of a product in one of its widths and formats, or the nearest that there is.',
    spec: 'open',
    file: { type: 'image/*', description: 'AVIF or WebP, or what was uploaded.' },
    limits: limitedBy('goodsPicture'),
    errors: ['file_not_found'],
    params: z.object({
      id: z.string().max(40),
      size: z
        .string()
        .regex(/^\d{1,5}x\d{1,5}$/)
        .meta({ description: 'Width and height in pixels', examples: ['1200x900'] }),
      file: z
        .string()
        .regex(/^\d{1,5}\.(avif|webp)$/)
        .meta({ description: 'Width in pixels and format', examples: ['800.webp'] }),
    }),
    response: z.any(),
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
