import { contentPath, type ContentKind } from '@/domain/content'
import type { Content } from '@/services/content'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** Seconds after which a text is made anew: a scheduled one appears within this time. */
export const CONTENT_REVALIDATE_S = 60

/** A published text; null when there is none at this address. */
export function readText(kind: ContentKind, slug: string): Promise<Content | null> {
  return orNothing(pageServices().content.read(kind, slug))
}

/** The version of a preview link; null when the link is not right or over. */
export function readPreview(token: string): Promise<Content | null> {
  return orNothing(pageServices().content.preview(token))
}

/** A text that the site cannot do without. @throws Error when it is gone */
export async function requireText(kind: ContentKind, slug: string): Promise<Content> {
  const text = await readText(kind, slug)
  if (!text) throw new Error(`The ${kind} "${slug}" is not published.`)
  return text
}

/** The published texts of a kind as rows of a list. */
export async function listTexts(kind: ContentKind) {
  const entries = await pageServices().content.list(kind)
  return entries.map(({ slug, title, description, published_at, updated_at }) => ({
    ...{ slug, title, description, published_at, updated_at },
    href: contentPath({ kind, slug }),
  }))
}

async function orNothing(request: Promise<Content>): Promise<Content | null> {
  try {
    return await request
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    const isMissing = error.kind === 'problem' && error.status === 404
    if (isMissing) return null
    throw thrown
  }
}
