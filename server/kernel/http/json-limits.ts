interface JsonLimits {
  /** Number of opening brackets and commas outside of strings, which is about the number of fields. */
  tokens: number
  depth: number
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPENING, CLOSING] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])]

/** Returns whether JSON is within limits; much cheaper per field than parsing and validating it. */
export function isWithinLimits(raw: Uint8Array, limits: JsonLimits): boolean {
  let [tokens, depth, isText] = [0, 0, false]
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at] ?? 0
    if (byte === QUOTE) isText = !isText
    else if (isText) at += byte === BACKSLASH ? 1 : 0
    else if (byte === COMMA) tokens += 1
    else if (OPENING.has(byte)) [tokens, depth] = [tokens + 1, depth + 1]
    else if (CLOSING.has(byte)) depth -= 1
    if (tokens > limits.tokens || depth > limits.depth) return false
  }
  return true
}
