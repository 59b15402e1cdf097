import { isRecord, isText } from '@/domain/stored-value'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

/** What is being written at one place of the forum; the key makes a repeat of the same text the same post. */
export interface ForumDraft {
  title: string
  category: string
  text: string
  quote: { post_id: number; number: number; name: string; text: string } | null
  sentAs: { key: string; hash: string } | null
}

const MOST = 20
const LONGEST = 40_000

/** @param place 'new' or 'thread-7' */
export function readForumDraft(place: string): ForumDraft | null {
  const kept = localStore.read(LOCAL_KEYS.forumDrafts)
  return isRecord(kept) ? draftOf(kept[place]) : null
}

/** Null forgets it. The oldest give way, so that a browser's storage is never full of them. */
export function keepForumDraft(place: string, draft: ForumDraft | null): void {
  const kept = localStore.read(LOCAL_KEYS.forumDrafts)
  const others = Object.entries(isRecord(kept) ? kept : {}).filter(([name]) => name !== place)
  const all = draft ? [...others.slice(1 - MOST), [place, draft] as const] : others
  if (all.length === 0) localStore.remove(LOCAL_KEYS.forumDrafts)
  else localStore.write(LOCAL_KEYS.forumDrafts, Object.fromEntries(all))
}

function draftOf(value: unknown): ForumDraft | null {
  if (!isRecord(value) || !isText(value.text, LONGEST)) return null
  const { text, title, category } = value
  return {
    text,
    title: isText(title, LONGEST) ? title : '',
    category: isText(category, 60) ? category : '',
    quote: quoteOf(value.quote),
    sentAs: sentAs(value.sentAs),
  }
}

function quoteOf(value: unknown): ForumDraft['quote'] {
  if (!isRecord(value)) return null
  const { post_id, number, name, text } = value
  const isWhole = typeof post_id === 'number' && typeof number === 'number'
  return isWhole && isText(name, 100) && isText(text, 2_000)
    ? { post_id, number, name, text }
    : null
}

function sentAs(value: unknown): ForumDraft['sentAs'] {
  if (!isRecord(value)) return null
  const { key, hash } = value
  return isText(key, 36) && isText(hash, 20) ? { key, hash } : null
}
