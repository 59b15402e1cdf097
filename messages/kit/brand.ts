import { publicSettings } from '@/utils/public-settings'

/** How the shop presents itself, as staff set it. */
export const brand = () => publicSettings().brand
