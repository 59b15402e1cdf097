import { initialOf } from '@/domain/kit/person-name'
import { unicodeForm } from '@/domain/kit/plain-text'

const MOST_LETTERS = 20
/** Format of usernames. Accounts from before this rule may have initial names with spaces. */
const HANDLE = /^[A-Za-z0-9_-]{3,20}$/

/** Maximum name changes per year. The initial name doesn't count. */
export const MOST_HANDLE_CHANGES = 3
export const HANDLE_PERIOD_MS = 365 * 86_400_000

/** Words that could impersonate the shop's staff, or everyone. */
const RESERVED = [
  ...['admin', 'administrator', 'all', 'anonymous', 'backoffice', 'deleted', 'everyone', 'forum'],
  ...['guest', 'help', 'here', 'mod', 'moderator', 'null', 'official', 'owner', 'root', 'service'],
  ...['shop', 'someone', 'staff', 'support', 'system', 'team', 'undefined', 'webmaster'],
] as const

type HandleFault = 'format' | 'reserved'

/**
 * Returns why a forum name is rejected, or null; ignores non-letters around reserved words, to which the name of the
 * shop belongs. @example handleFault('Admin_1', 'Velo') // 'reserved'
 */
export function handleFault(name: string, shop: string): HandleFault | null {
  if (!HANDLE.test(name)) return 'format'
  const word = lettersOf(name)
  return [...RESERVED, lettersOf(plain(shop))].some((reserved) => word !== '' && reserved === word)
    ? 'reserved'
    : null
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

interface Person {
  name: string
  last_name: string
}

/** Leaves room for a hyphen and the initial of the last name. */
const MOST_OF_FIRST_NAME = MOST_LETTERS - 2

/**
 * Returns an initial username, which is valid for any name; the suffix tells members with the same name apart.
 * @example defaultHandle({ name: 'Zoë', last_name: 'Quinn' }, '-2') // 'Zoe-Q-2'
 */
export function defaultHandle({ name, last_name }: Person, suffix = ''): string {
  const first = plain(name).slice(0, MOST_OF_FIRST_NAME)
  const base = [first, plain(initialOf(last_name))].filter(Boolean).join('-')
  const known = [base, `Rider-${base}`].map(
    (one) => one.slice(0, MOST_LETTERS - suffix.length) + suffix,
  )
  return (base && known.find((one) => handleFault(one, '') === null)) || `Rider${suffix}`
}

/** Returns the letters and digits that a username may have, without accents. */
function plain(text: string): string {
  return unicodeForm(text, 'NFD').replace(/[^A-Za-z0-9]/g, '')
}

/** Checks whether the member chose the name, instead of getting it at registration. */
export function isChosen(user_name: string, person: Person): boolean {
  const initial = defaultHandle(person)
  const isNumbered = /^(-\d+)?$/.test(user_name.slice(initial.length))
  return HANDLE.test(user_name) && !(user_name.startsWith(initial) && isNumbered)
}
