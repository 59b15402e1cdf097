/** Length of a password in characters; 64 and more must work, and nothing is cut off. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/**
 * A password in the form that is hashed: the same characters from every keyboard and system (NIST SP 800-63B, RFC 8265).
 * Nothing is trimmed or folded in case.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC')

export interface PasswordOwner {
  name: string
  last_name: string
  email: string
}

const SHOP_WORDS = ['nireeka', 'homie', 'ebike', 'e-bike']
const SHORTEST_WORD = 4

/**
 * Why a password cannot be taken, or null. There are no rules on digits or capitals; only length, and nothing
 * that a stranger would try first: names of the owner or of the shop. Common passwords: the server's list.
 */
export function passwordFault(typed: string, owner: PasswordOwner): string | null {
  const password = normalizePassword(typed)
  // Characters as people count them, not UTF-16 units.
  const length = [...password].length
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`
  const word = guessableTerms(owner).find((one) => leavesLittle(password.toLowerCase(), one))
  return word === undefined ? null : `Please don’t base your password on “${word}.”`
}

function guessableTerms({ name, last_name, email }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@')
  return [...SHOP_WORDS, name, last_name, mailbox]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
}

// "ada.rider-2026" with the owner Rider keeps enough of its own; "rider2026" does not.
function leavesLittle(password: string, word: string): boolean {
  return password.includes(word) && password.replaceAll(word, '').length < PASSWORD_MIN
}
