import { contentPath, type ContentKind } from '@/domain/shop/content/content'
import type { Content } from '@/services/shop/content'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** Revalidation interval (s): scheduled texts appear within this time. */
export const CONTENT_REVALIDATE_S = 60

export function readText(kind: ContentKind, slug: string): Promise<Content | null> {
  return orNothing(pageServices().content.read(kind, slug))
}

/** Reads the version of a preview link; returns null if the link is invalid or expired. */
export function readPreview(token: string): Promise<Content | null> {
  return orNothing(pageServices().content.preview(token))
}

/** Reads a text that must exist. @throws Error if it is missing */
export async function requireText(kind: ContentKind, slug: string): Promise<Content> {
  const text = await readText(kind, slug)
  if (!text) throw new Error(`The ${kind} "${slug}" is not published.`)
  return text
}

export async function listTexts(kind: ContentKind) {
  const entries = await pageServices().content.list({ kind })
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
