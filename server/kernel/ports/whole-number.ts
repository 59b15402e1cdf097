/**
 * Parses a positive integer setting.
 * @param text as the environment has it; empty or absent: the default
 * @throws Error when it is no whole number above 0: a typo must not lift a limit
 */
export function wholeNumber(name: string, text: string | undefined, byDefault: number): number {
  if (!text) return byDefault
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not "${text}".`)
}
