import type { PageBrand } from '@/domain/kit/page-brand'

import { sha256 } from './ids'

/** Version of the icons in their addresses: what they are drawn from. */
export function iconVersion({
  name,
  accent,
  pictures: { logo, mark },
}: Pick<PageBrand, 'name' | 'accent' | 'pictures'>): string {
  return sha256(JSON.stringify([name, accent, logo?.version, mark?.version])).slice(0, 8)
}
