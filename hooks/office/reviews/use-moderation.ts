import { moderation as texts } from '@/messages/office/reviews/reviews'
import type { ModeratedReview, ModerationQuery } from '@/contract/office/reviews/reviews'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { ModeratedReview } from '@/contract/office/reviews/reviews'

export function useModeration() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list') }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...{ ...filter, after: value('after'), before: value('before') },
  }) as ModerationQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ moderation }) =>
    moderation.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
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
