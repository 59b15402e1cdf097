const CANDIDATE = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d])+/g
const SHORTEST = 15

/** Returns whether each text that looks like an IBAN has the right check digits (ISO 7064). */
export function hasSoundIbans(text: string): boolean {
  return [...text.toUpperCase().matchAll(CANDIDATE)].every(([found]) => isSound(found.split(' ')))
}

/** Words may follow an IBAN, such as “BIC”, so it may end after any of its groups. */
function isSound(groups: readonly string[]): boolean {
  const starts = groups.map((_, index) => groups.slice(0, index + 1).join(''))
  const ibans = starts.filter(({ length }) => length >= SHORTEST && length <= 34)
  return ibans.length === 0 || ibans.some((iban) => remainder(iban) === 1)
}

function remainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
