import {
  SEARCH_PLACES,
  synonymFault,
  synonymTerms,
  type SearchScope,
} from '@/domain/community/help-center/synonyms'
import { searches as texts } from '@/messages/office/searches/searches'
import type { SearchesPage, SynonymGroup } from '@/services/office/searches'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'

export type { SearchesPage, SearchInVain, SynonymGroup } from '@/services/office/searches'

/** Returns the scope in the URL; null while the URL is unknown. */
export function useSearchScope() {
  const { isReady, value, hrefOf } = useOfficeAddress()
  const scope = SEARCH_PLACES.find((one) => one === value('place')) ?? 'help'
  return { scope: isReady ? scope : null, hrefOf }
}

/** Loads a scope's searches without results of the last 30 days, and its synonym groups. */
export function useSearches(scope: SearchScope) {
  return useStaleIfErrorRequest<SearchesPage>(`searches ${scope}`, ({ searches }) =>
    searches.list(scope),
  )
}

interface SynonymsFormValues {
  words: string
  seen: string
}

interface SynonymsFormOptions {
  scope: SearchScope
  group: SynonymGroup | null
  first: string
  onSaved: (saved: SynonymGroup) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

export function useSynonymsForm({ scope, group, first, onSaved, onChanged }: SynonymsFormOptions) {
  const typedOf = (one: SynonymGroup | null): SynonymsFormValues => ({
    words: one?.words.join(', ') ?? first,
    seen: one?.seen ?? '',
  })
  return useEdit({
    saved: typedOf(group),
    draftKey: `${OFFICE_KEYS.synonymsDraft}_${group?.id ?? `${scope}_${first}`}`,
    check: ({ words }: SynonymsFormValues) => {
      const fault = synonymFault(words)
      return fault === null ? {} : { words: texts[fault] }
    },
    conflict: 'synonyms_changed',
    send: ({ searches }, { words, seen }) =>
      group
        ? searches.change(group.id, synonymTerms(words), seen)
        : searches.add(scope, synonymTerms(words)),
    toFormValues: typedOf,
    onSaved,
    onChanged,
  })
}

export function useSynonymsRemoval() {
  return useAction(({ searches }, { id }: SynonymGroup) => searches.remove(id))
}

export function useSynonymsReturn(scope: SearchScope) {
  return useAction(({ searches }, { words }: SynonymGroup) => searches.add(scope, [...words]))
}
