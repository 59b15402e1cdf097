import { useEffect } from 'react'

/** Stores a search without results; lazy-loaded. */
export function useSaveFailedSearch(query: string, results: number | null): void {
  useEffect(() => {
    if (query === '' || results === null) return
    void import('./help-searches').then(
      ({ saveSearch }) => saveSearch({ query, results }),
      () => {
        // A failure to store the search is ignored.
      },
    )
  }, [query, results])
}
