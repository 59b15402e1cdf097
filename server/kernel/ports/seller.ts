import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { DEFAULT_BRAND } from '@/utils/default-brand'
import { supportEmail } from '@/utils/environment-settings'

import type { Db } from '../db/client'
import type { Seller } from '../db/schema/orders/documents'
import { settings } from '../db/schema/catalog/trade'

/** Key of the setting that stores the seller's data if staff have changed it. */
export const SHOP_SETTING = 'shop'

const Stored = z.object({
  name: z.string(),
  address: z.array(z.string()),
  vat_id: z.string(),
  // Missing in settings saved before the email address became editable.
  email: z.string().optional(),
})

export function sellerFromEnvironment(): Seller {
  return {
    name: process.env.SHOP_NAME || DEFAULT_BRAND.name,
    address: (process.env.SHOP_ADDRESS || '1 Factory Road, Albany NY 12207, United States')
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean),
    vat_id: process.env.SHOP_VAT_ID ?? '',
    email: supportEmail(process.env),
  }
}

export function sellerOf(base: Seller, stored: unknown): Seller {
  const { data } = Stored.safeParse(stored)
  return data ? { ...base, ...data, email: data.email ?? base.email } : base
}

export async function readSeller({ seller }: { seller: Seller }, db: Db): Promise<Seller> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SHOP_SETTING))
  return sellerOf(seller, row?.value)
}
