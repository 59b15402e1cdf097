/** Returns `byDefault` if empty. @throws Error for other text: a typo must not disable a limit */
export function wholeNumber(name: string, text: string | undefined, byDefault: number): number {
  if (!text) return byDefault
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not "${text}".`)
}
