import { useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime'

/**
 * Removes a list that only the server renders from the data that a page brings along, where it would be a second time.
 * An empty list stays: without it, hydration expects the server's markup.
 */
export function useServerOnlyList(name: string): void {
  const { props } = useHtmlContext().__NEXT_DATA__
  removeList((props as { pageProps?: Record<string, unknown> }).pageProps, name)
}

function removeList(pageProps: Record<string, unknown> | undefined, name: string): void {
  if (process.env.TRICK_KEPT_MARKUP === 'off' || !pageProps) return
  const list = pageProps[name]
  if (Array.isArray(list) && list.length > 0) delete pageProps[name]
}
