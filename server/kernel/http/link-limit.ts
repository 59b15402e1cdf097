import { IN_PROCESS } from '@/utils/client-address'
import type { RequestContext } from './router'

/** Limits requests by IP block. In-process calls of the page are exempt: keys can't be guessed. */
export async function enforceLinkLimit({
  limits,
  ipBlock,
}: Pick<RequestContext, 'limits' | 'ipBlock'>) {
  if (ipBlock !== IN_PROCESS) await limits.take('emailLink', ipBlock)
}
