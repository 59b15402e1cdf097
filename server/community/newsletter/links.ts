import type { Deps } from '@/server/kernel/deps'
import { deriveKey } from '@/server/kernel/ports/ids'

/** The key that ends a subscription. It can be made again for each letter, so it is not kept. */
export function unsubscribeKey({ secret }: Pick<Deps, 'secret'>, publicId: string): string {
  return deriveKey(secret, 'newsletter-unsubscribe', publicId)
}

/** Id and key as the end of an address, of the page and of the API alike. */
export function unsubscribePath(deps: Pick<Deps, 'secret'>, publicId: string): string {
  return `${publicId}/${unsubscribeKey(deps, publicId)}`
}

/** The page that ends a subscription: for people by its button, for mail programs by a POST (RFC 8058). */
export function newsletterLink(deps: Pick<Deps, 'secret' | 'shopUrl'>, publicId: string): string {
  return `${deps.shopUrl}/newsletter/unsubscribe/${unsubscribePath(deps, publicId)}`
}
