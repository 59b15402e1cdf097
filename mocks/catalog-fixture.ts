import { z } from 'zod'

import { AccessoryCategory } from '@/contract/shop/accessories/accessories.schema'
import { Bike } from '@/contract/shop/configurator/configurator.schema'
import { Country } from '@/contract/shop/countries/countries.schema'
import { Dealer, Place } from '@/contract/community/dealers/dealers.schema'
import { Product } from '@/contract/shop/goods/goods.schema'
import { Money } from '@/contract/kit/money.schema'
import { PROMO_KINDS } from '@/domain/shop/promo/promo'

const Promotion = z.object({
  code: z.string(),
  basis_points: z.int().nullable(),
  amount: Money.nullable(),
  kinds: z.array(z.enum(PROMO_KINDS)),
  product_ids: z.array(z.int()),
  country_ids: z.array(z.int()),
  first_order: z.boolean(),
  cap: Money.nullable(),
  threshold: Money,
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  is_active: z.boolean(),
  max_uses_total: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
})

/** Schema of the catalog that mocks/record.ts writes, in the API's format. */
export const CatalogFixture = z.object({
  bikes: z.array(Bike),
  countries: z.array(Country),
  products: z.array(Product),
  categories: z.array(AccessoryCategory),
  promotions: z.array(Promotion),
  closed_days: z.array(z.iso.date()),
  settings: z.record(z.string(), z.unknown()),
})

/** Dealers without past closed days, and the larger towns. */
export const DealersFixture = z.object({ dealers: z.array(Dealer), places: z.array(Place) })

export type WireDealers = z.input<typeof DealersFixture>

/** Catalog in the file format, with amounts in dollars. */
export type WireCatalog = z.input<typeof CatalogFixture>
