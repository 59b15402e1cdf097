import { parseHosts } from '@/domain/kit/external-link'

/** Allowed hosts of external product links. None by default. */
export function externalHosts(list = process.env.EXTERNAL_HOSTS): string[] {
  return parseHosts(list ?? '') ?? []
}
