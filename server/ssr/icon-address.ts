import type { PageBrand } from '@/domain/kit/page-brand'
import { iconVersion } from '@/server/kernel/ports/icon-version'

/** Returns the address of an icon, which changes with what it is drawn from. */
export const iconAddress = (path: string, brand: PageBrand) => `${path}?${iconVersion(brand)}`
