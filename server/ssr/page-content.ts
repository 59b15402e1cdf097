import { contentPath, type ContentKind } from '@/domain/shop/content/content'
import { legalChanges } from '@/domain/shop/content/legal-pages'
import type { Content } from '@/services/shop/content'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** Revalidation interval (s): scheduled texts appear within this time. */
export const CONTENT_REVALIDATE_S = 60

export function readText(kind: ContentKind, slug: string): Promise<Content | null> {
  return orNothing(pageServices().content.read(kind, slug))
}

/** Reads a version of a legal document with its changes since the previous one; null if there is none. */
export async function readLegalVersion(slug: string, number: number) {
  const { content } = pageServices()
  const [text, before] = await Promise.all([
    orNothing(content.legalVersion(slug, number)),
    number === 1 ? null : orNothing(content.legalVersion(slug, number - 1)),
  ])
  return text && { text, version: { changes: before && legalChanges(before.body, text.body) } }
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
