/** Maximum number of characters of a header that are parsed. */
const LONGEST = 5_000

/**
 * Checks whether the receiving server reported a DMARC failure (RFC 8601, RFC 7489). Senders can
 * forge such headers, so “pass” proves nothing, and “fail” harms only their own email.
 * @param servers names of the shop’s own mail servers; if empty, results of any server count
 * @example isDmarcFailure(['mx.shop.example; dmarc=fail (p=none)'], ['mx.shop.example']) // true
 */
export function isDmarcFailure(headers: readonly string[], servers: readonly string[]): boolean {
  return headers.some((header) => {
    const [server = '', ...results] = withoutComments(header.slice(0, LONGEST)).split(';')
    // A version number may follow the server's name.
    const name = server.trim().split(/\s/)[0]?.toLowerCase() ?? ''
    const isTrusted = servers.length === 0 || servers.includes(name)
    return (
      isTrusted && results.some((result) => /^\s*dmarc\s*(\/\s*\d+\s*)?=\s*fail\b/i.test(result))
    )
  })
}

/** Removes comments, which may be nested, and quoted text. */
function withoutComments(header: string): string {
  let [text, depth, isQuoted] = ['', 0, false]
  for (let at = 0; at < header.length; at += 1) {
    const character = header[at]
    if (character === '\\') at += 1
    else if (character === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(') depth += 1
    else if (character === ')' && depth > 0) depth -= 1
    else if (depth === 0) text += character
  }
  return text
}
