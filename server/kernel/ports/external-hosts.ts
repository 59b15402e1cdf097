import { parseHosts } from '@/domain/external-link'

/** The hosts that a product may link to. None by default. */
export function externalHosts(list = process.env.EXTERNAL_HOSTS): string[] {
  return parseHosts(list ?? '') ?? []
}
