/** Menus as staff type them: one link per line, such as “Contact: /contact”. */

/** A link whose title is null has the title of the page that it leads to. */
export interface MenuLine {
  href: string
  title: string | null
}

export interface MenuLink extends MenuLine {
  title: string
}

export interface MenuGroup<Link = MenuLink> {
  title: string
  links: Link[]
}

const LINK = /^(?:([^:/]{1,40}): +)?((?:\/(?!\/)|https:\/\/[\w-]+\.)\S{0,190}|\/)$/
const HEADING = /^[^:/]{1,40}$/

function menuLine(line: string): MenuLine | null {
  const [, title, href] = LINK.exec(line) ?? []
  return href === undefined ? null : { href, title: title?.trim() ?? null }
}

export const isMenu = (lines: readonly string[]) => lines.every((line) => menuLine(line) !== null)

export const menuOf = (lines: readonly string[]): MenuLine[] =>
  lines.map(menuLine).filter((link) => link !== null)

/** Pages that a shop must link to from all others by law. */
const LEGAL_LINKS = ['/terms', '/privacypolicy', '/rrpolicy', '/withdrawal'] as const

/** Whether the lines are groups of links, each below a line with its title, and have all legal links. */
export function areGroups(lines: readonly string[]): boolean {
  const isSound = lines.every((line) => HEADING.test(line) || menuLine(line) !== null)
  const begins = lines.length === 0 || HEADING.test(lines[0] ?? '')
  const hrefs = menuOf(lines).map(({ href }) => href)
  return isSound && begins && LEGAL_LINKS.every((href) => hrefs.includes(href))
}

/** Parses groups: a line without an address begins one. */
export function groupsOf(lines: readonly string[]): MenuGroup<MenuLine>[] {
  const groups: MenuGroup<MenuLine>[] = []
  for (const line of lines) {
    const link = menuLine(line)
    if (link) groups.at(-1)?.links.push(link)
    else groups.push({ title: line, links: [] })
  }
  return groups
}
