import type { DecodedInput } from '@/contract/kit/route'
import type { contentSchemas } from '@/contract/shop/content/content.schema'
import { hasSilentPicture } from '@/domain/shop/content/content-pictures'
import { omit } from '@/utils/omit'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { placeholdersOf, unknownPlaceholders } from './facts/resolve'
import {
  findState,
  insertPage,
  insertVersion,
  listHelpCategories,
  listStates,
  listVersions,
  lockPage,
  setPublishAt,
  updatePage,
  type Address,
  type ContentStateQuery,
} from './queries'
import { attachPictures } from './pictures'
import { factsFor } from './read-content'
import { shelveTopics } from './shelve-topics'

type SaveBody = DecodedInput<(typeof contentSchemas)['save']>['body']
type StateRow = NonNullable<Awaited<ReturnType<typeof findState>>>
type VersionAddress = Address & { number: number }

function stateAnswer(row: StateRow) {
  const answer = omit(row, 'id', 'description', 'source', 'category', 'keywords')
  return { ...answer, saved_at: row.saved_at.toISOString() }
}

export async function listTexts({ db, clock }: Deps, query: ContentStateQuery) {
  const [rows, categories] = await Promise.all([
    listStates(db, clock.now(), query),
    listHelpCategories(db),
  ])
  return { entries: rows.map(stateAnswer), categories }
}

/** @throws DomainError content_not_found */
async function requireState({ db, clock }: Deps, address: Address) {
  const state = await findState(db, clock.now(), address)
  if (!state) throw new DomainError('content_not_found', `No ${address.kind} "${address.slug}".`)
  return state
}

export async function editText(deps: Deps, address: Address) {
  const state = await requireState(deps, address)
  const versions = await historyOf(deps, state.id)
  const history = versions.map((one) =>
    omit(one, 'id', 'description', 'source', 'category', 'keywords'),
  )
  const placeholders = Object.keys(placeholdersOf(await factsFor(deps, address)))
  const saved_at = state.saved_at.toISOString()
  const categories = address.kind === 'help' ? await listHelpCategories(deps.db) : []
  return { ...omit(state, 'id'), saved_at, history, placeholders, categories }
}

async function historyOf({ db, clock }: Deps, pageId: number) {
  const rows = await listVersions(db, pageId)
  const now = clock.now()
  const past = rows.filter(({ version }) => version.publish_at && version.publish_at <= now)
  const current = past.sort((a, b) => Number(b.version.publish_at) - Number(a.version.publish_at))
  const publicId = current[0]?.version.id
  return rows.map(({ version, author }) => ({
    ...omit(version, 'page_id', 'author_id'),
    author,
    saved_at: version.saved_at.toISOString(),
    publish_at: version.publish_at?.toISOString() ?? null,
    is_public: version.id === publicId,
  }))
}

/** Returns one version of a text. @throws DomainError content_not_found */
export async function readVersion(deps: Deps, address: VersionAddress) {
  const { id } = await requireState(deps, address)
  const found = (await historyOf(deps, id)).find(({ number }) => number === address.number)
  if (!found) throw new DomainError('content_not_found', `No version ${address.number}.`)
  return found
}

/** @throws DomainError content_changed (version conflict), invalid_input (unknown placeholder) */
export async function saveText(deps: Deps, address: Address, edit: SaveBody & { by: number }) {
  const unknown = unknownPlaceholders(
    `${edit.title} ${edit.description} ${edit.source}`,
    await factsFor(deps, address),
  )
  if (unknown.length > 0) {
    const message = `Unknown placeholder: ${unknown.join(', ')}.`
    throw new DomainError('invalid_input', message, { errors: [{ field: 'source', message }] })
  }
  if (hasSilentPicture(edit.source)) {
    const message = 'Describe each picture for people who don’t see it.'
    throw new DomainError('invalid_input', message, { errors: [{ field: 'source', message }] })
  }
  const now = deps.clock.now()
  const number = edit.base + 1
  const category = await categoryFor(deps, address, edit)
  await deps.db.transaction(async (tx) => {
    const page = await pageForSave(tx, address, edit)
    await insertVersion(tx, {
      page_id: page,
      number,
      title: edit.title,
      description: edit.description,
      source: edit.source,
      category,
      keywords: category === null ? [] : (edit.keywords ?? []),
      note: edit.note ?? '',
      publish_at: notBefore(edit.publish_at, now),
      author_id: edit.by,
      saved_at: now,
    })
    await attachPictures(deps, tx, { owner: { page_id: page }, source: edit.source })
    await shelve(tx, address, now)
  })
  return { number, status: (await requireState(deps, address)).status }
}

/** Updates help topics, which have separate rows in the help center. */
async function shelve(tx: Db, { kind }: Address, now: Date): Promise<void> {
  if (kind === 'help') await shelveTopics(tx, now)
}

/** @throws DomainError invalid_input for a help topic without an existing category */
async function categoryFor({ db }: Deps, { kind }: Address, edit: SaveBody) {
  if (kind !== 'help') return null
  const category = edit.category ?? ''
  const known = await listHelpCategories(db)
  if (known.some(({ slug }) => slug === category)) return category
  const message = 'Choose a category.'
  throw new DomainError('invalid_input', message, { errors: [{ field: 'category', message }] })
}

/** Checks the version that the editor saw and increments it (optimistic locking). */
async function pageForSave(tx: Db, address: Address, edit: SaveBody): Promise<number> {
  const { owner, review_by, base } = edit
  if (base === 0) {
    const page = await insertPage(tx, { ...address, owner, review_by, latest: 1 })
    if (page) return page.id
  }
  const page = await lockPage(tx, address)
  if (!page || page.latest !== base) {
    const latest = page?.latest ?? 0
    throw new DomainError('content_changed', `The newest version is ${latest}.`, {
      data: { latest },
    })
  }
  await updatePage(tx, page.id, { owner, review_by, latest: base + 1 })
  return page.id
}

/** Replaces a past date with now, because a version must be newer than the one it replaces. */
function notBefore(at: string | null, now: Date): Date | null {
  if (at === null) return null
  return new Date(Math.max(Date.parse(at), now.getTime()))
}

/** Reschedules a version, or makes it a draft again. @throws DomainError content_not_found */
export async function scheduleVersion(deps: Deps, address: VersionAddress, at: string | null) {
  const { id } = await requireState(deps, address)
  const { number } = address
  const moved = await setPublishAt(deps.db, {
    pageId: id,
    number,
    at: notBefore(at, deps.clock.now()),
  })
  if (!moved) throw new DomainError('content_not_found', `No version ${number}.`)
  await shelve(deps.db, address, deps.clock.now())
  return { number, status: (await requireState(deps, address)).status }
}

/** Makes an older version the newest draft. @throws DomainError content_not_found, content_changed */
export async function restoreVersion(
  deps: Deps,
  address: VersionAddress,
  { base, by }: { base: number; by: number },
) {
  const old = await readVersion(deps, address)
  const { owner, review_by } = await requireState(deps, address)
  const note = `Restored version ${address.number}`
  const { title, description, source, category, keywords } = old
  const words = { title, description, source, category, keywords }
  const edit = { ...words, note, owner, review_by, publish_at: null, base, by }
  return saveText(deps, address, edit)
}

/** Takes a text off the site, or puts it back. @throws DomainError content_not_found */
export async function archiveText(deps: Deps, address: Address, isArchived: boolean) {
  const { id } = await requireState(deps, address)
  await updatePage(deps.db, id, { archived_at: isArchived ? deps.clock.now() : null })
  await shelve(deps.db, address, deps.clock.now())
  return { status: (await requireState(deps, address)).status }
}
