import type { Seller } from '../db/schema/documents'

/** Who sells, from the environment. */
export function sellerFromEnvironment(): Seller {
  return {
    name: process.env.SHOP_NAME || 'Nireeka',
    address: (process.env.SHOP_ADDRESS || '1 Factory Road, Albany NY 12207, United States')
      .split(',')
      .map((line) => line.trim())
      .filter(Boolean),
    vat_id: process.env.SHOP_VAT_ID ?? '',
    email: process.env.NEXT_PUBLIC_SUPPORT_EMAIL || 'support@nireeka.example',
  }
}
