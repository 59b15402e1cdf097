export const LONGEST_LINK = 512

interface LinkedItem {
  has_external_link: boolean
  external_link: string | null
}

/**
 * spec §2 Shopping cart panel: target of Continue to Payment if an item has an external link; null for the checkout.
 */
export function externalLinkOf(items: readonly LinkedItem[]): string | null {
  for (const { has_external_link, external_link } of items) {
    if (has_external_link && external_link !== null && isExternalLink(external_link)) {
      return external_link
    }
  }
  return null
}

/** Checks whether a link is an https URL without credentials. */
export function isExternalLink(link: string): boolean {
  if (link.length > LONGEST_LINK || !/^https:\/\/[^\\\s\p{Cc}]+$/iu.test(link)) return false
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

/** Checks whether a link's exact host is on the list; subdomains and other ports don't match. */
export function isAllowedLink(link: string, hosts: readonly string[]): boolean {
  return isExternalLink(link) && hosts.includes(new URL(link).host)
}

/** @example parseHosts('Shop.example, fund.example:8443') // ['shop.example', 'fund.example:8443'] */
export function parseHosts(list: string): string[] | null {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
    .map(parseHost)
  return hosts.every((host) => host !== null) ? hosts : null
}

function parseHost(host: string): string | null {
  if (/[/?#@\\\s]/.test(host) || !URL.canParse(`https://${host}`)) return null
  return new URL(`https://${host}`).host
}
