/** A name that a member chose for the forum; names given at registration have blanks and stay until then. */
const HANDLE = /^[A-Za-z0-9_-]{3,20}$/

/** Chosen names within a year. The given one doesn't count. */
export const MOST_HANDLE_CHANGES = 3
export const HANDLE_PERIOD_MS = 365 * 86_400_000

/** Words that sound like the shop, like its staff, or like everyone. */
const RESERVED = [
  ...['admin', 'administrator', 'all', 'anonymous', 'backoffice', 'deleted', 'everyone', 'forum'],
  ...['guest', 'help', 'here', 'homie', 'mod', 'moderator', 'nireeka', 'null', 'nyx', 'official'],
  ...['owner', 'prime', 'root', 'service', 'shop', 'someone', 'staff', 'support', 'system', 'team'],
  ...['undefined', 'webmaster'],
] as const

type HandleFault = 'format' | 'reserved'

/**
 * Why a name can’t be chosen, or null. Signs and numbers around a reserved word don’t free it.
 * @example handleFault('Admin_1') // 'reserved'
 */
export function handleFault(name: string): HandleFault | null {
  if (!HANDLE.test(name)) return 'format'
  const word = name.toLowerCase().replace(/[^a-z]/g, '')
  return RESERVED.some((reserved) => reserved === word) ? 'reserved' : null
}

/** Whether a name is one that was chosen: the given ones have a blank. */
export const isChosen = (name: string): boolean => HANDLE.test(name)
