/** Parses 0 to 100 % into basis points, with point or comma; null if invalid. @example percentOf('12,5') // 1250 */
export function percentOf(text: string): number | null {
  const clean = text.replace('%', '').replace(',', '.').trim()
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(clean)) return null
  const value = Math.round(Number(clean) * 100)
  return value <= 10_000 ? value : null
}
