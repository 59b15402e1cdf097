/** How mail programs name what they repeat: by the verb of “On … wrote:”, in the languages of our riders. */
const WROTE = [
  ...['wrote', 'schrieb', 'geschrieben', 'écrit', 'escribió', 'escribio', 'ha scritto', 'schreef'],
  ...['escreveu', 'skrev', 'napisał', 'napisal', 'kirjoitti', 'napsal', 'írta', 'написал', 'yazdı'],
]
const OPENINGS =
  /^(on|am|le|el|il|op|em|den|dne|w dniu|dnia|pon|wt|śr|czw|pt|sob|niedz|ti|to|pe|la|su|ma|ke) /i

/** No attribution is longer; what is, was written. */
const LONGEST = 400

/**
 * Whether a line introduces a quote: “On Nov 23, 2026, Us <us@example.com> wrote:”. Where the quote itself is not
 * marked, it must have opening, date and address.
 */
export function isAttribution(line: string, where: 'above a quote' | 'alone'): boolean {
  if (line.length > LONGEST || !line.endsWith(':')) return false
  const lower = line.toLowerCase()
  if (!/\d/.test(line) || !WROTE.some((verb) => hasWord(lower, verb))) return false
  return where === 'above a quote' || (line.includes('@') && opensAttribution(line))
}

/** Whether a line begins as “On Nov 23” does. */
export const opensAttribution = (line: string) => OPENINGS.test(line)

const isLetter = (character: string | undefined) => /\p{L}/u.test(character ?? '')

function hasWord(lower: string, word: string): boolean {
  const at = lower.indexOf(word)
  return at > 0 && !isLetter(lower[at - 1])
}

const ORIGINAL = [
  ...['original message', 'ursprüngliche nachricht', 'originalnachricht', "message d'origine"],
  ...['message d’origine', 'mensaje original', 'messaggio originale', 'oorspronkelijk bericht'],
  ...['mensagem original', 'ursprungligt meddelande', 'oprindelig meddelelse'],
]

/** Whether a line says “-----Original Message-----”. */
export function isOriginalMark(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line.length > 100 || !line.startsWith('--')) return false
  const words = line.replace(/-/g, ' ').trim().toLowerCase()
  return ORIGINAL.includes(words)
}

const FROM = /^\*?(from|von|de|da|van|fra|från|od|lähettäjä) ?:\*? ./i
const OTHERS =
  /^\*?(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto|inviato|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|fecha|data) ?:/i
const BLOCK_LINES = 8

/** Whether the headers of an earlier email begin here, as Outlook writes them, a rule above them included. */
export function startsHeaderBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (/^_{5,}$/.test(line)) {
    return [at + 1, at + 2].some((next) => hasHeaders(lines, next))
  }
  return hasHeaders(lines, at)
}

function hasHeaders(lines: readonly string[], at: number): boolean {
  if (!FROM.test(lines[at] ?? '')) return false
  const below = lines.slice(at + 1, at + BLOCK_LINES)
  return below.filter((line) => OTHERS.test(line)).length >= 2
}
