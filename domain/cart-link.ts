import { LONGEST_LINK, type GuestCartItem } from './guest-cart'

/**
 * spec §2 Shopping cart panel: where Continue to Payment leads when some item has an external link.
 * A guest's items lie in the visitor's own storage, so only https addresses of known hosts are followed;
 * null means the checkout.
 */
export function externalLinkOf(
  items: readonly Pick<GuestCartItem, 'has_external_link' | 'external_link'>[],
  allowedHosts: readonly string[],
): string | null {
  for (const { has_external_link, external_link } of items) {
    if (has_external_link && isAllowedLink(external_link, allowedHosts)) return external_link
  }
  return null
}

function isAllowedLink(link: string | null, hosts: readonly string[]): link is string {
  if (link === null || link.length > LONGEST_LINK || !/^https:\/\/[^\\\s\p{Cc}]+$/iu.test(link)) {
    return false
  }
  if (!URL.canParse(link)) return false
  const { protocol, host, username, password } = new URL(link)
  const isPlain = username === '' && password === ''
  return protocol === 'https:' && isPlain && hosts.includes(host)
}
