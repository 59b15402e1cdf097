import type { WireForumFlag } from '@/contract/forum'

import { useAction } from './use-action'
import { useRequest } from './use-request'

/** The text of a post as it was typed. */
export function usePostSource(postId: number) {
  return useRequest(`source ${postId}`, ({ forum }) => forum.source(postId))
}

/** Saves the changed text of a post. */
export function usePostEdit(postId: number) {
  return useAction(({ forum }, text: string) => forum.edit(postId, text))
}

/** Reports a post. */
export function usePostReport(postId: number) {
  return useAction(({ forum }, report: WireForumFlag) => forum.flag(postId, report))
}
