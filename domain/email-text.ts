/** Without what no database and no screen takes: control characters and halves of characters. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
}

/** Cuts a text between characters. @returns the text, and whether something is missing */
export function shorten(text: string, limit: number): [text: string, isCut: boolean] {
  if (text.length <= limit) return [text, false]
  return [`${plainText(text.slice(0, limit - 1)).replace(/\ufffd$/, '')}…`, true]
}

/** A subject without the marks of replies. @example bareSubject('Re: AW: [T-10002] Squeak') // 'Squeak' */
export function bareSubject(subject: string): string {
  let bare = plainText(subject).replace(/\s+/g, ' ').trim().slice(0, 300)
  for (;;) {
    const next = bare.replace(/^((re|aw|fw|fwd|wg|antw|sv|vs|rv|tr)( ?\[\d+\])?:|\[T-\d+\]) ?/i, '')
    if (next === bare) return bare
    bare = next.trim()
  }
}
