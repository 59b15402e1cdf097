import { failureSentence } from '@/messages/account/profile/account'
import { helpCenterFeature } from '@/store/help-center/help-center-feature'
import {
  ASKED,
  commentTyped,
  feedbackReopened,
  selectHelpCenter,
  sendFeedback,
} from '@/store/help-center/help-center-slice'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(helpCenterFeature)

/** Sends an answer on click, a comment on submit; both are stored until received. */
export function useHelpFeedback(topicId: number) {
  const dispatch = useAppDispatch()
  const feedback = useAppSelector(selectHelpCenter).feedback[topicId] ?? ASKED
  const { help_full, comment, error } = feedback
  const send = (help: boolean) =>
    dispatch(sendFeedback({ topic_id: topicId, comment: comment.trim(), help_full: help }))
  return {
    ...feedback,
    sentence: error && failureSentence(error),
    answer: (help: boolean) => void send(help),
    type: (text: string) => void dispatch(commentTyped({ id: topicId, comment: text })),
    say: () => void (help_full !== null && send(help_full)),
    reopen: () => void dispatch(feedbackReopened(topicId)),
  }
}
