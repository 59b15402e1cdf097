import type { Deps } from '@/server/kernel/deps'
import { deriveKey } from '@/server/kernel/ports/ids'

/** Derives the unsubscribe key for each email, so that it needn't be stored. */
export const alertKey = ({ secret }: Pick<Deps, 'secret'>, publicId: string): string =>
  deriveKey(secret, 'stock-alert-unsubscribe', publicId)

/** Builds the unsubscribe URL: a page for people, a POST target for mail programs (RFC 8058). */
export function alertLink(deps: Pick<Deps, 'secret' | 'shopUrl'>, publicId: string): string {
  return `${deps.shopUrl}/back-in-stock/unsubscribe/${publicId}/${alertKey(deps, publicId)}`
}
