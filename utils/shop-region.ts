import type { ShopRegion } from './default-region'
import { publicSettings } from './public-settings'

export const shopRegion = (): ShopRegion => publicSettings().region

export const shopZone = (): string => shopRegion().zone
