import { shopRegion } from '@/utils/shop-region'

/** Labels a field for an amount. @example amountLabel('Price') // 'Price ($)' */
export const amountLabel = (label: string) => `${label} (${shopRegion().currency})`
