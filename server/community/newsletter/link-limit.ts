import { IN_PROCESS } from '@/utils/client-address'
import type { RequestContext } from '@/server/kernel/http/router'

/** Mail programs unsubscribe through a page, where all would share one limit. The key of a link can't be guessed. */
export async function enforceLinkLimit({
  limits,
  ipBlock,
}: Pick<RequestContext, 'limits' | 'ipBlock'>) {
  if (ipBlock !== IN_PROCESS) await limits.take('newsletterLink', ipBlock)
}
