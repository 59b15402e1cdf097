/** Parses a list of ids. @example idsOf('7,9') // [7, 9] */
export const idsOf = (list: string): number[] =>
  list
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

/** Adds a member to a comma-separated list, or removes it. @example toggled('7,9', '7') // '9' */
export function toggled(list: string, member: string): string {
  const members = list.split(',').filter(Boolean)
  const rest = members.filter((one) => one !== member)
  return (rest.length < members.length ? rest : [...members, member]).join(',')
}
