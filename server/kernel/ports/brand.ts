import { eq } from 'drizzle-orm'

import { BRAND_SETTING, brandOf, type Brand } from '@/domain/kit/brand'

import type { Db } from '../db/client'
import type { Seller } from '../db/schema/orders/documents'
import { settings } from '../db/schema/catalog/trade'

export async function readBrand(seller: Seller, db: Db): Promise<Brand> {
  const [row] = await db.select().from(settings).where(eq(settings.key, BRAND_SETTING))
  return brandOf(row?.value, seller.name)
}
