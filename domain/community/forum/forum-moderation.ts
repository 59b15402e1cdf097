export const FORUM_ACTIONS = [
  ...(['change_thread', 'delete_thread', 'change_post', 'delete_post'] as const),
  ...(['restore_thread', 'restore_post', 'approve_post', 'reject_post'] as const),
  ...(['silence_member', 'unsilence_member'] as const),
] as const
export type ForumAction = (typeof FORUM_ACTIONS)[number]

/** State of a moderated item; it never contains the text of a post. */
export type ForumState = Record<string, boolean | string | null>

export const FORUM_LOG_PAGE = 50
export const SILENCE_DAYS = { least: 1, most: 365 } as const
export const REASON_LENGTH = 1_000
export const REFERENCE_LENGTH = 200

/** Grounds of a restriction: the shop's rules or a law (Regulation (EU) 2022/2065, art. 17(3)(d) and (e)). */
export const GROUNDS = ['rules', 'law'] as const
export type Ground = (typeof GROUNDS)[number]

export interface Grounds {
  ground: Ground
  /** The rule or law. */
  reference: string
  /** Why the content breaks it. */
  reason: string
}

export function groundsFaults({ reference, reason }: Omit<Grounds, 'ground'>) {
  return {
    ...(reference.trim() === '' && { reference: 'referenceMissing' as const }),
    ...(reason.trim() === '' && { reason: 'reasonMissing' as const }),
  }
}

/**
 * Returns the changed fields with their old and new values. @example changesOf({ a: true }, { a: false }) // [['a',
 * true, false]]
 */
export function changesOf(before: ForumState, after: ForumState) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key): [string, ForumState[string], ForumState[string]][] => {
    const [was, is] = [before[key] ?? null, after[key] ?? null]
    return was === is ? [] : [[key, was, is]]
  })
}
