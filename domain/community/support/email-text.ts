/** Removes control characters and lone surrogates, which PostgreSQL and screens reject. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
}

/** Truncates a text at a character boundary. @returns the text, and whether it was cut */
export function shorten(text: string, limit: number): [text: string, isCut: boolean] {
  if (text.length <= limit) return [text, false]
  return [`${plainText(text.slice(0, limit - 1)).replace(/\ufffd$/, '')}…`, true]
}

/** Strips reply prefixes from a subject. @example bareSubject('Re: AW: [T-10002] Squeak') // 'Squeak' */
export function bareSubject(subject: string): string {
  let bare = plainText(subject).replace(/\s+/g, ' ').trim().slice(0, 300)
  for (;;) {
    const next = bare.replace(/^((re|aw|fw|fwd|wg|antw|sv|vs|rv|tr)( ?\[\d+\])?:|\[T-\d+\]) ?/i, '')
    if (next === bare) return bare
    bare = next.trim()
  }
}
