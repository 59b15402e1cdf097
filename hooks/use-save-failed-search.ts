import { useEffect } from 'react'

/** Keeps what a page of results was asked for when it found nothing; its code comes after the page. */
export function useSaveFailedSearch(query: string, results: number | null): void {
  useEffect(() => {
    if (query === '' || results === null) return
    void import('./help-searches').then(
      ({ saveSearch }) => saveSearch({ query, results }),
      () => {
        // A search that isn't counted is no fault of the page.
      },
    )
  }, [query, results])
}
