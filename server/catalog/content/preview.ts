import type { contentSchemas } from '@/contract/shop/content/content.schema'
import type { DecodedInput } from '@/contract/kit/route'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { treeOf } from '@/server/kernel/markdown/tree'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'
import { readVersion } from './edit-content'
import { resolveMarkdown, resolvePlain, unknownPlaceholders } from './facts/resolve'
import { signedPictures } from './pictures'
import { findVersionById, type Address } from './queries'
import { factsFor, renderContent } from './read-content'

const LIFE_MS = 48 * 3_600_000

const keyOf = ({ secret }: Deps, id: number, end: number) =>
  deriveKey(secret, 'content-preview', `${id}:${end}`)

/** Returns an unguessable preview link that expires. @throws DomainError content_not_found */
export async function previewLink(deps: Deps, address: Address & { number: number }) {
  const { id } = await readVersion(deps, address)
  const end = deps.clock.now().getTime() + LIFE_MS
  const token = `${id}.${end}.${keyOf(deps, id, end)}`
  return { url: `${deps.shopUrl}/preview/${token}`, expires_at: new Date(end).toISOString() }
}

/** @throws DomainError content_not_found for an invalid or expired link */
export async function readPreview(deps: Deps, token: string) {
  const [id, end, key] = token.split('.')
  const isRight =
    key !== undefined &&
    isSameSecret(key, keyOf(deps, Number(id), Number(end))) &&
    deps.clock.now().getTime() < Number(end)
  const found = isRight ? await findVersionById(deps.db, Number(id)) : undefined
  if (!found)
    throw new DomainError('content_not_found', 'The preview link is wrong or has expired.')
  const { kind, slug, version } = found
  const at = version.publish_at ?? version.saved_at
  const row = { ...version, kind, slug, position: 0, updated_at: at, first_at: at.toISOString() }
  return renderContent(row, await factsFor(deps, { kind, slug }))
}

type RenderBody = DecodedInput<(typeof contentSchemas)['render']>['body']

/** Renders an unsaved text as the public will see it; unknown placeholders stay as written. */
export async function renderWritten(deps: Deps, address: Address, written: RenderBody) {
  const facts = await factsFor(deps, address)
  const { title, description, source } = written
  return {
    title: resolvePlain(title, facts),
    description: resolvePlain(description, facts),
    body: signedPictures(deps, treeOf(resolveMarkdown(source, facts))),
    unknown: unknownPlaceholders(`${title} ${description} ${source}`, facts),
  }
}
