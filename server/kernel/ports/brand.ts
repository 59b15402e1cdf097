import { eq, sql } from 'drizzle-orm'

import {
  BRAND_SETTING,
  brandOf,
  PICTURES_SETTING,
  picturesOf,
  type Brand,
  type BrandPictures,
} from '@/domain/kit/brand'

import type { Db } from '../db/client'
import type { Seller } from '../db/schema/orders/documents'
import { settings } from '../db/schema/catalog/trade'

export async function readBrand(seller: Seller, db: Db): Promise<Brand> {
  const [row] = await db.select().from(settings).where(eq(settings.key, BRAND_SETTING))
  return brandOf(row?.value, seller.name)
}

/** Reads sizes and versions of the shop's pictures, without their content. */
export async function readPictures(db: Db): Promise<BrandPictures> {
  const [row] = await db
    .select({ value: sql<unknown>`${settings.value} #- '{logo,content}' #- '{mark,content}'` })
    .from(settings)
    .where(eq(settings.key, PICTURES_SETTING))
  return picturesOf(row?.value)
}
