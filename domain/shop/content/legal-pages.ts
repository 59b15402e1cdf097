import { textOf, type ContentNode } from './content'

/** Pages that an order is made under (Directive 2011/83/EU, art. 6), in the order of the checkout. */
export const LEGAL_PAGES = ['terms', 'rrpolicy', 'warranty', 'privacypolicy'] as const

export function isLegalPage({ kind, slug }: { kind: string; slug: string }): boolean {
  return kind === 'page' && LEGAL_PAGES.some((legal) => legal === slug)
}

/** Returns the permanent path of a version. */
export const legalVersionPath = ({ slug, number }: { slug: string; number: number }) =>
  `/${slug}/versions/${number}`

interface LegalVersion {
  id: number
  slug: string
  number: number
  title: string
  in_force_at: Date
}

/** Returns a version as the checkout and orders link it. */
export const legalLink = (version: LegalVersion) => ({
  id: version.id,
  title: version.title,
  href: legalVersionPath(version),
  in_force_at: version.in_force_at.toISOString(),
})

export interface LegalChanges {
  removed: string[]
  added: string[]
}

/** Returns the paragraphs, list items and table rows that only one of two versions has. */
export function legalChanges(
  before: readonly ContentNode[],
  after: readonly ContentNode[],
): LegalChanges {
  const [old, current] = [paragraphsOf(before), paragraphsOf(after)]
  return {
    removed: old.filter((text) => !current.includes(text)),
    added: current.filter((text) => !old.includes(text)),
  }
}

const GROUPS: readonly string[] = ['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote']

function paragraphsOf(body: readonly ContentNode[]): string[] {
  return body.flatMap((node) =>
    typeof node !== 'string' && GROUPS.includes(node.tag)
      ? paragraphsOf(node.children)
      : [textOf(node).trim()].filter(Boolean),
  )
}
