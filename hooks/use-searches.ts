import { SEARCH_PLACES, synonymFault, synonymWords, type SearchPlace } from '@/domain/synonyms'
import { searches as texts } from '@/messages/searches'
import type { SearchesPage, SynonymGroup } from '@/services/searches'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from './use-action'
import { useEdit } from './use-edit'
import { useKeptRequest } from './use-kept-request'
import { useOfficeAddress } from './use-office-address'

export type { SearchesPage, SearchInVain, SynonymGroup } from '@/services/searches'

/** The place that the address names; null while the address is unknown. */
export function useSearchPlace() {
  const { isReady, value, hrefOf } = useOfficeAddress()
  const place = SEARCH_PLACES.find((one) => one === value('place')) ?? 'help'
  return { place: isReady ? place : null, hrefOf }
}

/** What was looked for in vain in a place in the last 30 days, and its groups of synonyms. */
export function useSearches(place: SearchPlace) {
  return useKeptRequest<SearchesPage>(`searches ${place}`, ({ searches }) => searches.list(place))
}

/** With the version that was on the screen when it was begun. */
interface Typed {
  words: string
  seen: string
}

interface Editing {
  place: SearchPlace
  /** Null for a new one. */
  group: SynonymGroup | null
  /** Words that a new one begins with. */
  first: string
  onSaved: (saved: SynonymGroup) => void
  /** Somebody else changed it first. */
  onChanged: () => void
}

/** Adds or changes a group of synonyms; what is typed stays until it is saved, also over a reload. */
export function useSynonymsForm({ place, group, first, onSaved, onChanged }: Editing) {
  const typedOf = (one: SynonymGroup | null): Typed => ({
    words: one?.words.join(', ') ?? first,
    seen: one?.seen ?? '',
  })
  return useEdit({
    saved: typedOf(group),
    draftKey: `${OFFICE_KEYS.synonymsDraft}_${group?.id ?? `${place}_${first}`}`,
    check: ({ words }: Typed) => {
      const fault = synonymFault(words)
      return fault === null ? {} : { words: texts[fault] }
    },
    conflict: 'synonyms_changed',
    send: ({ searches }, { words, seen }) =>
      group
        ? searches.change(group.id, synonymWords(words), seen)
        : searches.add(place, synonymWords(words)),
    typedOf,
    onSaved,
    onChanged,
  })
}

/** Removes a group of synonyms. */
export function useSynonymsRemoval() {
  return useAction(({ searches }, { id }: SynonymGroup) => searches.remove(id))
}

/** Brings a removed one back. */
export function useSynonymsReturn(place: SearchPlace) {
  return useAction(({ searches }, { words }: SynonymGroup) => searches.add(place, [...words]))
}
