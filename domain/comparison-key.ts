import type { Build } from './bike'
import { buildAddress } from './build-address'

/**
 * A build as text: the name under which it is compared, and its place in the address of a shared comparison.
 * @example comparisonKey('nyx', build) // 'nyx.302.311.-.3001_3011_3201'
 */
export function comparisonKey(slug: string, build: Build): string {
  return `${slug}.${buildAddress(build)}`
}
