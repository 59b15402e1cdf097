/** Minimum length in characters; lengths of 64 and more must work without truncation. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Normalizes a password for hashing (NIST SP 800-63B, RFC 8265); neither trims nor changes case. */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC')

export interface PasswordOwner {
  name: string
  last_name: string
  email: string
}

const SHOP_WORDS = ['ebike', 'e-bike']
const SHORTEST_WORD = 4

/**
 * Returns why a password is rejected, or null. There are no composition rules; only length, and a ban on
 * obvious guesses: names of the owner or of the `shop`. The server also checks a list of common passwords.
 */
export function passwordFault(typed: string, owner: PasswordOwner, shop: string): string | null {
  const password = normalizePassword(typed)
  // Count code points, not UTF-16 code units.
  const length = [...password].length
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`
  const word = guessableTerms(owner, shop).find((one) => leavesLittle(password.toLowerCase(), one))
  return word === undefined ? null : `Please don’t base your password on “${word}.”`
}

function guessableTerms({ name, last_name, email }: PasswordOwner, shop: string): string[] {
  const [mailbox = ''] = email.split('@')
  return [...SHOP_WORDS, shop, ...shop.split(/\s+/), name, last_name, mailbox]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
}

// Whether a password is too short without a word: Rider's "rider2026" is, "ada.rider-2026" isn't.
function leavesLittle(password: string, word: string): boolean {
  return password.includes(word) && password.replaceAll(word, '').length < PASSWORD_MIN
}
