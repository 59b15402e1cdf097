import { moderation as texts } from '@/messages/office/reviews/reviews'
import type { ModeratedReview, ModerationQuery } from '@/contract/office/reviews/reviews'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { ModeratedReview } from '@/contract/office/reviews/reviews'

export function useModeration() {
  return useOfficeList(['list'], ({ moderation }, query: ModerationQuery) => moderation.list(query))
}

interface ModerationFormOptions {
  review: ModeratedReview
  onSaved: (saved: ModeratedReview) => void
  onChanged: () => void
}

const toFormValues = ({ answer, hidden_reason, seen }: ModeratedReview) => ({
  ...{ answer, hidden_reason, version: seen },
  is_hidden: hidden_reason !== '',
})
type ModerationFormValues = ReturnType<typeof toFormValues>

export function useModerationForm({ review, onSaved, onChanged }: ModerationFormOptions) {
  return useEdit({
    saved: toFormValues(review),
    draftKey: `${OFFICE_KEYS.moderationDraft}_${review.id}`,
    check: ({ is_hidden, hidden_reason }: ModerationFormValues) =>
      is_hidden && hidden_reason.trim() === '' ? { hidden_reason: texts.reasonFault } : {},
    conflict: 'review_changed',
    send: ({ moderation }, { is_hidden, hidden_reason, answer, version }) =>
      moderation.set({
        answer,
        hidden_reason: is_hidden ? hidden_reason : '',
        seen: version,
        id: review.id,
      }),
    toFormValues,
    onSaved,
    onChanged,
  })
}
