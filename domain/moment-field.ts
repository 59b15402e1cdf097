/** A moment as a field for day and time has it, by the clock of the device. */
export function momentField(moment: string | null): string {
  if (moment === null) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
