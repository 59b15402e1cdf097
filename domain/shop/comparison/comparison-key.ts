import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'

/**
 * Encodes a build as the key of a comparison entry and as part of a shared comparison's URL.
 * @example comparisonKey('nyx', build) // 'nyx.302.311.-.3001_3011_3201'
 */
export function comparisonKey(slug: string, build: Build): string {
  return `${slug}.${buildAddress(build)}`
}
