import { IN_PROCESS } from '@/utils/client-address'
import type { RequestContext } from '@/server/kernel/http/router'

/** Limits per link: mail programs unsubscribe through a page, so an IP limit would be shared. Keys can't be guessed. */
export async function enforceLinkLimit({
  limits,
  ipBlock,
}: Pick<RequestContext, 'limits' | 'ipBlock'>) {
  if (ipBlock !== IN_PROCESS) await limits.take('newsletterLink', ipBlock)
}
