import type { SentKey } from '@/utils/sent-key'

import { isRecord, isText } from './stored-value'

/** Longer than any field of the shop takes; a draft is kept as it was typed, also when it is too long. */
const LONGEST = 40_000

/**
 * What of a stored form is sound: the texts, numbers and choices that the form has. Whatever else a form holds, it
 * reads itself.
 */
export function soundMembers<Form extends object>(stored: unknown, form: Form): Partial<Form> {
  if (!isRecord(stored)) return {}
  const sound = Object.keys(form).filter((name) => {
    const value = stored[name]
    const isSameKind = typeof value === typeof form[name as keyof Form]
    return isSameKind && (isText(value, LONGEST) || isPlain(value))
  })
  return Object.fromEntries(sound.map((name) => [name, stored[name]])) as Partial<Form>
}

const isPlain = (value: unknown) => typeof value === 'boolean' || Number.isFinite(value)

/** A stored key; null for anything else. */
export function storedSentKey(value: unknown): SentKey | null {
  if (!isRecord(value)) return null
  const { key, hash } = value
  const isSound = isText(key, 200) && /^[\w-]{8,}$/.test(key) && isText(hash, 20) && hash !== ''
  return isSound ? { key, hash } : null
}
