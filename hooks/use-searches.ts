import { SEARCH_PLACES, synonymFault, synonymTerms, type SearchScope } from '@/domain/synonyms'
import { searches as texts } from '@/messages/searches'
import type { SearchesPage, SynonymGroup } from '@/services/searches'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from './use-action'
import { useEdit } from './use-edit'
import { useStaleIfErrorRequest } from './use-stale-if-error-request'
import { useOfficeAddress } from './use-office-address'

export type { SearchesPage, SearchInVain, SynonymGroup } from '@/services/searches'

/** The place that the address names; null while the address is unknown. */
export function useSearchScope() {
  const { isReady, value, hrefOf } = useOfficeAddress()
  const place = SEARCH_PLACES.find((one) => one === value('place')) ?? 'help'
  return { place: isReady ? place : null, hrefOf }
}

/** What was looked for in vain in a place in the last 30 days, and its groups of synonyms. */
export function useSearches(place: SearchScope) {
  return useStaleIfErrorRequest<SearchesPage>(`searches ${place}`, ({ searches }) =>
    searches.list(place),
  )
}

/** With the version that was on the screen when it was begun. */
interface SynonymsFormValues {
  words: string
  seen: string
}

interface SynonymsFormOptions {
  place: SearchScope
  /** Null for a new one. */
  group: SynonymGroup | null
  /** Words that a new one begins with. */
  first: string
  onSaved: (saved: SynonymGroup) => void
  /** Somebody else changed it first. */
  onChanged: () => void
}

/** Adds or changes a group of synonyms; what is typed stays until it is saved, also over a reload. */
export function useSynonymsForm({ place, group, first, onSaved, onChanged }: SynonymsFormOptions) {
  const typedOf = (one: SynonymGroup | null): SynonymsFormValues => ({
    words: one?.words.join(', ') ?? first,
    seen: one?.seen ?? '',
  })
  return useEdit({
    saved: typedOf(group),
    draftKey: `${OFFICE_KEYS.synonymsDraft}_${group?.id ?? `${place}_${first}`}`,
    check: ({ words }: SynonymsFormValues) => {
      const fault = synonymFault(words)
      return fault === null ? {} : { words: texts[fault] }
    },
    conflict: 'synonyms_changed',
    send: ({ searches }, { words, seen }) =>
      group
        ? searches.change(group.id, synonymTerms(words), seen)
        : searches.add(place, synonymTerms(words)),
    toFormValues: typedOf,
    onSaved,
    onChanged,
  })
}

/** Removes a group of synonyms. */
export function useSynonymsRemoval() {
  return useAction(({ searches }, { id }: SynonymGroup) => searches.remove(id))
}

/** Brings a removed one back. */
export function useSynonymsReturn(place: SearchScope) {
  return useAction(({ searches }, { words }: SynonymGroup) => searches.add(place, [...words]))
}
