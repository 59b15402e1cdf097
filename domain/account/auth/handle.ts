/** Format of forum names chosen by members; initial names contain spaces, so they don't match. */
const HANDLE = /^[A-Za-z0-9_-]{3,20}$/

/** Maximum name changes per year. The initial name doesn't count. */
export const MOST_HANDLE_CHANGES = 3
export const HANDLE_PERIOD_MS = 365 * 86_400_000

/** Words that could impersonate the shop, its staff, or everyone. */
const RESERVED = [
  ...['admin', 'administrator', 'all', 'anonymous', 'backoffice', 'deleted', 'everyone', 'forum'],
  ...['guest', 'help', 'here', 'homie', 'mod', 'moderator', 'nireeka', 'null', 'nyx', 'official'],
  ...['owner', 'prime', 'root', 'service', 'shop', 'someone', 'staff', 'support', 'system', 'team'],
  ...['undefined', 'webmaster'],
] as const

type HandleFault = 'format' | 'reserved'

/**
 * Returns why a forum name is rejected, or null; ignores non-letters around reserved words. @example
 * handleFault('Admin_1') // 'reserved'
 */
export function handleFault(name: string): HandleFault | null {
  if (!HANDLE.test(name)) return 'format'
  const word = name.toLowerCase().replace(/[^a-z]/g, '')
  return RESERVED.some((reserved) => reserved === word) ? 'reserved' : null
}

/** Checks whether the member chose the name; initial names contain a space. */
export const isChosen = (name: string): boolean => HANDLE.test(name)
