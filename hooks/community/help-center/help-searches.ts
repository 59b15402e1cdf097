import {
  storedSearches,
  withSearch,
  type HelpSearch,
} from '@/domain/community/help-center/help-searches'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

export function readVainSearches(): HelpSearch[] {
  return storedSearches(sessionStore.read(SESSION_KEYS.helpSearches))
}

/** Stores a search without results in this tab until a message is sent. */
export function saveSearch(search: HelpSearch): void {
  sessionStore.write(SESSION_KEYS.helpSearches, withSearch(readVainSearches(), search))
}

export function clearSearches(): void {
  sessionStore.remove(SESSION_KEYS.helpSearches)
}
