import type { Thing } from 'schema-dts'

import { useWrittenByServer } from '@/platform/use-hydrated'

/** JSON-LD that no text of it can end early. */
function jsonLd(graph: readonly Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': graph }
  return JSON.stringify(document).replace(/</g, '\\u003c')
}

/**
 * What machines read of a page: data, not a script. It belongs to the first page of a visit; a page that the
 * browser draws later has no reader for it, and Trusted Types would refuse it.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  const isFirst = useWrittenByServer()
  if (!isFirst || graph.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />
}
