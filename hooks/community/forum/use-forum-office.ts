import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export type {
  WireForumFlagged as ForumFlagged,
  WireForumLog as ForumLog,
  WireForumSilences as ForumSilences,
} from '@/contract/community/forum/forum'

export function useForumReports() {
  return useRequest('forum reports', ({ forum }) => forum.flagged())
}

export function useForumSilences(reloadKey: number) {
  return useRequest(`forum silences ${reloadKey}`, ({ forum }) => forum.silences())
}

/** @param member public id */
export function useMemberSilence(member: string) {
  return useRequest(`forum silence ${member}`, ({ forum }) => forum.silences({ member }))
}

/** @param reloadKey changes when the log may have grown */
export function useForumLog(before: number | null, reloadKey: number) {
  return useRequest(`forum log ${before} ${reloadKey}`, ({ forum }) => forum.log({ before }))
}

export function useLiftSilence() {
  return useAction(({ forum }, member: string) => forum.unsilence({ member, reason: null }))
}
