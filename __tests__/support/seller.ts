import type { Db } from '@/server/kernel/db/client'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { SHOP_SETTING } from '@/server/kernel/ports/seller'

export const TEST_SELLER = {
  name: 'Fixture Bikes Inc.',
  address: ['1 Test Road', 'Albany NY 12207', 'United States'],
  vat_id: 'US-TEST-1',
  email: 'support@shop.test',
}

/** Changes the email address of the shop, as owners do on a screen. */
export async function setShopEmail({ db }: { db: Db }, email: string): Promise<void> {
  await db.insert(settings).values({ key: SHOP_SETTING, value: { ...TEST_SELLER, email } })
}
