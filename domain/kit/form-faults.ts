/**
 * Maps fault codes to messages of the same name.
 * @example faultMessages({ name: 'missing' }, { missing: 'Enter it.' }) // { name: 'Enter it.' }
 */
export function faultMessages<Field extends string, Code extends string>(
  faults: Partial<Record<Field, Code>>,
  sentences: Record<Code, string>,
): Partial<Record<Field, string>> {
  const entries = Object.entries<Code | undefined>(faults)
  return Object.fromEntries(
    entries.flatMap(([field, code]) => (code ? [[field, sentences[code]]] : [])),
  ) as Partial<Record<Field, string>>
}
