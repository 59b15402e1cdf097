import { soundMembers } from '@/domain/kit/form-draft'
import { isRecord, isText } from '@/domain/kit/stored-value'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { Draft } from '@/hooks/kit/use-draft'

export const EMPTY_POST = { title: '', category: '', tags: '', text: '', quote: null, website: '' }

export interface ForumForm extends Omit<typeof EMPTY_POST, 'quote'> {
  quote: { post_id: number; number: number; name: string; text: string } | null
}

const MOST = 20

/** @param storageKey 'new' or 'thread-7' */
export function forumDraft(storageKey: string): Draft<ForumForm> {
  return {
    read: () => storedDrafts()[storageKey],
    write: (stored) => saveDraft(storageKey, stored),
    remove: () => saveDraft(storageKey),
    // Don't restore a honeypot value that a bot filled in.
    parse: (form) => ({ ...soundMembers(form, EMPTY_POST), quote: quoteOf(form), website: '' }),
  }
}

function storedDrafts(): Record<string, unknown> {
  const stored = localStore.read(LOCAL_KEYS.forumDrafts)
  return isRecord(stored) ? stored : {}
}

/** Saves a draft and drops the oldest ones, so that they never fill the storage. */
function saveDraft(storageKey: string, draft?: unknown): void {
  const others = Object.entries(storedDrafts()).filter(([name]) => name !== storageKey)
  const all = draft ? [...others.slice(1 - MOST), [storageKey, draft] as const] : others
  if (all.length === 0) localStore.remove(LOCAL_KEYS.forumDrafts)
  else localStore.write(LOCAL_KEYS.forumDrafts, Object.fromEntries(all))
}

function quoteOf(form: unknown): ForumForm['quote'] {
  if (!isRecord(form) || !isRecord(form.quote)) return null
  const { post_id, number, name, text } = form.quote
  const isWhole = typeof post_id === 'number' && typeof number === 'number'
  return isWhole && isText(name, 100) && isText(text, 2_000)
    ? { post_id, number, name, text }
    : null
}
