import { domainToASCII } from 'node:url'

import { emailKey } from '@/server/identity'

/**
 * What of an address is compared. Its domain comes as it is typed or in Punycode (RFC 3492), as programs like.
 * @example addressKey('Ida@Käfer.example') === addressKey('ida@xn--kfer-loa.example') // true
 */
export function addressKey(address: string): string {
  const key = emailKey(address)
  const at = key.lastIndexOf('@') + 1
  return key.slice(0, at) + (domainToASCII(key.slice(at)) || key.slice(at))
}
