import {
  isWithin,
  MOST_GROUPS,
  synonymTerms,
  type SearchScope,
} from '@/domain/community/help-center/synonyms'
import { findTopics, readHelpBook, searchForumAgain } from '@/server/community'
import { searchSparesAgain } from '@/server/goods'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  deleteGroup,
  findSearchScope,
  insertGroup,
  listGroups,
  listInVain,
  lockGroups,
  updateGroup,
  type GroupRow,
} from './queries'

const DAYS_MS = 30 * 86_400_000
/** Number of queries that are read and shown. Those that have results by now come last. */
const LOOKED_AT = 200
const SHOWN = 100

export async function readSearches(deps: Deps, scope: SearchScope) {
  const { db, clock } = deps
  const since = dayOf(new Date(clock.now().getTime() - DAYS_MS))
  const [rows, groups] = await Promise.all([
    listInVain(db, { scope, since, limit: LOOKED_AT }),
    listGroups(db, scope),
  ])
  const texts = rows.map(({ query }) => query)
  const again = await SEARCH_AGAIN[scope](deps, texts)
  const searches = rows.map((row, at) => ({ ...row, ...(again[at] ?? NOTHING) }))
  const [open, solved] = [true, false].map((isOpen) =>
    searches.filter(({ results_now }) => (results_now === 0) === isOpen),
  )
  return {
    searches: [...(open ?? []), ...(solved ?? [])].slice(0, SHOWN),
    synonyms: groups.map(toResponse),
  }
}

/** By scope: repeats queries and returns their result counts and the terms without any match. */
const SEARCH_AGAIN: Record<
  SearchScope,
  (deps: Deps, texts: readonly string[]) => Promise<CurrentResults[]>
> = {
  help: async (deps, texts) => {
    const [book, now] = [await readHelpBook(deps), deps.clock.now()]
    return texts.map((text) => {
      const { topics, wanted } = findTopics(book, text, now)
      const unknown = wanted.filter(({ meanings }) => meanings.size === 0)
      return { results_now: topics.length, unknown: unknown.map(({ typed }) => typed) }
    })
  },
  spares: searchSparesAgain,
  forum: searchForumAgain,
}

interface CurrentResults {
  results_now: number
  unknown: string[]
}

const NOTHING: CurrentResults = { results_now: 0, unknown: [] }

interface NewGroup {
  place: SearchScope
  words: readonly string[]
}

/** @throws DomainError invalid_input, synonyms_exist, synonyms_full */
export async function addGroup(
  { db, about }: Pick<Deps, 'db'> & AuditSubjects,
  { place: scope, words: terms }: NewGroup,
) {
  const words = requireTerms(terms)
  return db.transaction(async (tx) => {
    const groups = await lockGroups(tx, scope)
    if (groups.length >= MOST_GROUPS) throw new DomainError('synonyms_full', '')
    requireNews(groups, words)
    const group = await insertGroup(tx, scope, words)
    about({ kind: 'synonyms', id: String(group.id) })
    return toResponse(group)
  })
}

/** @throws DomainError invalid_input, synonyms_not_found, synonyms_changed, synonyms_exist */
export async function changeGroup(
  db: Db,
  id: number,
  { words: terms, seen }: { words: readonly string[]; seen: string },
) {
  const words = requireTerms(terms)
  return db.transaction(async (tx) => {
    const scope = await findSearchScope(tx, id)
    const groups = scope ? await lockGroups(tx, scope) : []
    const known = groups.find((group) => group.id === id)
    if (!known) throw new DomainError('synonyms_not_found', String(id))
    if (versionOf(known) !== seen) throw new DomainError('synonyms_changed', String(id))
    requireNews(
      groups.filter((group) => group.id !== id),
      words,
    )
    await updateGroup(tx, id, words)
    return toResponse({ id, words })
  })
}

/** @throws DomainError synonyms_not_found */
export async function removeGroup(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteGroup(tx, id))) throw new DomainError('synonyms_not_found', String(id))
  })
}

/** Normalizes terms like the search does. Terms that become identical don't form a group. */
function requireTerms(terms: readonly string[]): string[] {
  const words = synonymTerms(terms.join(' '))
  if (words.length >= 2) return words
  const message = 'Enter at least two words.'
  throw new DomainError('invalid_input', message, { errors: [{ field: 'words', message }] })
}

function requireNews(groups: readonly GroupRow[], words: readonly string[]): void {
  if (!groups.some((group) => isWithin(words, group.words))) return
  throw new DomainError('synonyms_exist', words.join(', '))
}

const toResponse = (group: GroupRow) => ({ ...group, seen: versionOf(group) })

const versionOf = ({ words }: GroupRow) => sha256(words.join(' ')).slice(0, 32)
