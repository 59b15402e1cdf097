import { parseHosts } from '@/domain/kit/external-link'

/** Returns the allowed hosts of external product links; none by default. */
export function externalHosts(list = process.env.EXTERNAL_HOSTS): string[] {
  return parseHosts(list ?? '') ?? []
}
