export type { GoodsPage } from '@/contract/shop/goods/goods'
export type { AccessoryPage } from '@/contract/shop/accessories/accessories'
