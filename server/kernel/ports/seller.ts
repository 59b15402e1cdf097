import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { supportEmail } from '@/utils/public-settings'

import type { Db } from '../db/client'
import type { Seller } from '../db/schema/documents'
import { settings } from '../db/schema/trade'

/** The row of the settings that says who sells, where staff have written it. */
export const SHOP_SETTING = 'shop'

const Stored = z.object({
  name: z.string(),
  address: z.array(z.string()),
  vat_id: z.string(),
  // Staff wrote none before it could be changed.
  email: z.string().optional(),
})

/** Who sells, from the environment: what a new shop begins with. */
export function sellerFromEnvironment(): Seller {
  return {
    name: process.env.SHOP_NAME || 'Nireeka',
    address: (process.env.SHOP_ADDRESS || '1 Factory Road, Albany NY 12207, United States')
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean),
    vat_id: process.env.SHOP_VAT_ID ?? '',
    email: supportEmail(process.env),
  }
}

/** Who sells, given the stored setting. */
export function sellerOf(base: Seller, stored: unknown): Seller {
  const { data } = Stored.safeParse(stored)
  return data ? { ...base, ...data, email: data.email ?? base.email } : base
}

/** Who sells now. */
export async function readSeller({ seller }: { seller: Seller }, db: Db): Promise<Seller> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SHOP_SETTING))
  return sellerOf(seller, row?.value)
}
