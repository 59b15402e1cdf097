interface PersonName {
  name: string | null
  /** Empty for people with a single name. */
  last_name: string | null
}

export function fullName({ name, last_name }: PersonName): string {
  return [name, last_name].filter(Boolean).join(' ')
}

/** Returns the first code point, because half of a surrogate pair can't be stored. */
export const initialOf = (name: string): string => [...name][0] ?? ''
