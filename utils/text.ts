const ELLIPSIS = '…'

/**
 * Truncates by code points to preserve surrogate pairs.
 * @example preview('Size M, Night, Carbon rims', 25) // 'Size M, Night, Carbon rim…'
 */
export function preview(text: string, limit: number): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  return characters.slice(0, limit).join('') + ELLIPSIS
}

/**
 * spec §2 User menu: the first 19 characters plus an ellipsis if the email address is longer than 18. The defaults
 * equal EMAIL_DISPLAY_LIMIT and EMAIL_DISPLAY_CUT, which this layer must not import.
 */
export function shortEmail(email: string, limit = 18, cut = 19): string {
  return email.length > limit ? email.slice(0, cut) + ELLIPSIS : email
}

/** Lowercases a title for use within a sentence: 'Air fork' → 'air fork', but 'GPS tracker' stays. */
export function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** @example listed(['a', 'b', 'c']) // 'a, b and c' */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Keeps numbers and their units together: `48 V 10 Ah` breaks only between V and 10. */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(/(\d) (?=[A-Za-z°]{1,2}\b)/g, '$1\u00a0')
}

/** Returns a cyrb53 hash: 53 bits in base 36, the same on all machines. Not for secrets. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
