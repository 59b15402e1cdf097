export type { AccessoryPage } from '@/services/shop/accessories'
export type { GoodsPage } from '@/services/shop/goods'
