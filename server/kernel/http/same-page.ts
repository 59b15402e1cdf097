import { DomainError } from '../errors/domain-error'

interface Sender {
  method: string
  header(name: string): string | undefined
}

/**
 * For calls that change something by GET (spec §7: logout, set-unit): only a script of the shop's own pages may
 * send them. Images, frames, links, prefetches, HEAD and other sites change nothing.
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
