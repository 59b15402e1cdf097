export type { AccessoryPage } from '@/services/accessories'
export type { GoodsPage } from '@/services/goods'
