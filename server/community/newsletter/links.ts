import type { Deps } from '@/server/kernel/deps'
import { deriveKey } from '@/server/kernel/ports/ids'

/** Derives the unsubscribe key for each email, so that it needn't be stored. */
export function unsubscribeKey({ secret }: Pick<Deps, 'secret'>, publicId: string): string {
  return deriveKey(secret, 'newsletter-unsubscribe', publicId)
}

/** Returns id and key as the last path segments of the page's and the API's URLs. */
export function unsubscribePath(deps: Pick<Deps, 'secret'>, publicId: string): string {
  return `${publicId}/${unsubscribeKey(deps, publicId)}`
}

/** Builds the unsubscribe URL: a page for people, a POST target for mail programs (RFC 8058). */
export function newsletterLink(deps: Pick<Deps, 'secret' | 'shopUrl'>, publicId: string): string {
  return `${deps.shopUrl}/newsletter/unsubscribe/${unsubscribePath(deps, publicId)}`
}
