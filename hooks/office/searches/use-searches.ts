import { SEARCH_PLACES, type SearchScope } from '@/domain/community/help-center/synonyms'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'

/** Returns the scope in the URL; null while the URL is unknown. */
export function useSearchScope() {
  const { isReady, value, hrefOf } = useOfficeAddress()
  const scope = SEARCH_PLACES.find((one) => one === value('place')) ?? 'help'
  return { scope: isReady ? scope : null, hrefOf }
}

/** Loads a scope's searches without results of the last 30 days. */
export function useSearchesInVain(place: SearchScope) {
  return useStaleIfErrorRequest(`searches-in-vain ${place}`, ({ searches }) =>
    searches.inVain({ place }),
  )
}
