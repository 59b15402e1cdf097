import { moderation as texts } from '@/messages/moderation'
import type { ModeratedReview, ModerationQuery } from '@/services/moderation'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from './use-edit'
import { useKeptRequest } from './use-kept-request'
import { given, useOfficeAddress } from './use-office-address'
import { useSlow } from './use-slow'

export type { ModeratedReview } from '@/services/moderation'

/** The reviews that the address asks for. */
export function useModeration() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list') }
  // What somebody wrote into the address is refused by the API in its own words.
  const query = given({
    ...{ ...filter, after: value('after'), before: value('before') },
  }) as ModerationQuery
  const list = useKeptRequest(isReady ? JSON.stringify(query) : null, ({ moderation }) =>
    moderation.list(query),
  )
  return { ...address, list, filter, isSlow: useSlow(list.state.status === 'loading') }
}

interface Editing {
  review: ModeratedReview
  onSaved: (saved: ModeratedReview) => void
  onChanged: () => void
}

const typedOf = ({ answer, hidden_reason, seen }: ModeratedReview) => ({
  ...{ answer, hidden_reason, seen },
  is_hidden: hidden_reason !== '',
})
type Typed = ReturnType<typeof typedOf>

/** Answers a review, hides it or publishes it again. */
export function useModerationForm({ review, onSaved, onChanged }: Editing) {
  return useEdit({
    saved: typedOf(review),
    draftKey: `${OFFICE_KEYS.moderationDraft}_${review.id}`,
    check: ({ is_hidden, hidden_reason }: Typed) =>
      is_hidden && hidden_reason.trim() === '' ? { hidden_reason: texts.reasonFault } : {},
    conflict: 'review_changed',
    send: ({ moderation }, { is_hidden, hidden_reason, answer, seen }) =>
      moderation.set(review.id, { answer, hidden_reason: is_hidden ? hidden_reason : '', seen }),
    typedOf,
    onSaved,
    onChanged,
  })
}
