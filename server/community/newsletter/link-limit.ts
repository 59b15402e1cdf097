import { IN_PROCESS } from '@/utils/client-address'
import type { RequestContext } from '@/server/kernel/http/router'

/**
 * Limits per link: mail programs unsubscribe through a page, so all would share one IP limit. Its key can't be guessed.
 */
export async function enforceLinkLimit({
  limits,
  ipBlock,
}: Pick<RequestContext, 'limits' | 'ipBlock'>) {
  if (ipBlock !== IN_PROCESS) await limits.take('newsletterLink', ipBlock)
}
