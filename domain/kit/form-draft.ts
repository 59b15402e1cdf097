import type { SentKey } from '@/utils/sent-key'

import { isRecord, isText } from './stored-value'

/** Longer than any field of the shop allows; drafts are stored even if too long. */
const LONGEST = 40_000

/** Restores text, numbers and choices; forms restore other types themselves. */
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

export function storedSentKey(value: unknown): SentKey | null {
  if (!isRecord(value)) return null
  const { key, hash } = value
  const isSound = isText(key, 200) && /^[\w-]{8,}$/.test(key) && isText(hash, 20) && hash !== ''
  return isSound ? { key, hash } : null
}
