import { DomainError } from '../errors/domain-error'

interface Sender {
  method: string
  header(name: string): string | undefined
}

/**
 * Protects routes that change state by GET (spec §7: logout, set-unit): only scripts on the shop's own pages may call
 * them. Rejects images, frames, links, prefetches, HEAD and other sites.
 * @throws DomainError request_refused
 */
export function requireSamePage({ method, header }: Sender): void {
  const site = header('sec-fetch-site')
  const isOurs = site === undefined || site === 'same-origin' || site === 'same-site'
  const dest = header('sec-fetch-dest')
  const isCall = dest === undefined || dest === 'empty'
  const isPrefetch = /prefetch/i.test(header('sec-purpose') ?? header('purpose') ?? '')
  if (method !== 'HEAD' && isOurs && isCall && !isPrefetch) return
  throw new DomainError('request_refused', 'Not sent by a page of the shop.')
}
