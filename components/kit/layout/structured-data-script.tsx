import type { Thing } from 'schema-dts'

import { useWrittenByServer } from '@/platform/use-hydrated'

/** Serializes JSON-LD and escapes `<`, so that no value can close the script element. */
function jsonLd(graph: readonly Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': graph }
  return JSON.stringify(document).replace(/</g, '\\u003c')
}

/**
 * Renders JSON-LD on the first page of a visit only: crawlers don't read it after client-side navigation, and Trusted
 * Types would reject it then. Browsers don't get the graph itself (`useServerOnlyList`), and hydration leaves the
 * server's markup alone.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] | undefined }) {
  const isFirst = useWrittenByServer()
  if (!isFirst || graph?.length === 0) return null
  // A build-time constant, so that a browser's code is without the serializer.
  const isServer = typeof window === 'undefined'
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isServer && graph ? jsonLd(graph) : '' }}
    />
  )
}
