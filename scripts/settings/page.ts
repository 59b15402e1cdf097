interface Setting {
  name: string
  value: string
  /** Whether it is commented out in the file: it has no default, and its value is an example. */
  isUnset: boolean
}

interface SettingGroup {
  comment: string
  settings: Setting[]
}

const SETTING = /^(# )?([A-Z][A-Z_]+)=(.*)$/

export function settingsPage(example: string): string {
  const [intro = '', ...sections] = example.split(/^## /m)
  return [
    '# Settings',
    'Generated from `.env.example` by `npm run docs:settings`. Edit that file, not this page.',
    ...parseGroups(intro).map(({ comment }) => linkDocuments(comment)),
    ...sections.map(renderSection),
  ].join('\n\n')
}

function renderSection(text: string): string {
  const [title = '', ...lines] = text.split('\n')
  const groups = parseGroups(lines.join('\n'))
  const rows = groups.flatMap(({ comment, settings }) =>
    settings.length === 0
      ? []
      : [[namesOf(settings), defaultsOf(settings), linkDocuments(comment)]],
  )
  const table = [['setting', 'default', 'description'], ['---', '---', '---'], ...rows]
  const notes = groups.filter(({ settings }) => settings.length === 0)
  return [
    `## ${title}`,
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ...notes.map(({ comment }) => linkDocuments(comment)),
  ].join('\n\n')
}

export function parseGroups(text: string): SettingGroup[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const groups: SettingGroup[] = []
    for (const line of block.split('\n').filter((one) => one !== '')) {
      const [, mark, name, value = ''] = SETTING.exec(line) ?? []
      const last = groups.at(-1)
      if (name !== undefined) {
        const setting = { name, value, isUnset: mark !== undefined }
        if (last) last.settings.push(setting)
        else groups.push({ comment: '', settings: [setting] })
      } else if (last?.settings.length === 0) {
        last.comment += ` ${line.replace(/^# /, '')}`
      } else {
        groups.push({ comment: line.replace(/^# /, ''), settings: [] })
      }
    }
    return groups
  })
}

const namesOf = (settings: readonly Setting[]) =>
  settings.map(({ name }) => code(name)).join('<br>')

const defaultsOf = (settings: readonly Setting[]) => settings.map(defaultOf).join('<br>')

function defaultOf({ value, isUnset }: Setting): string {
  if (!isUnset) return value === '' ? 'empty' : code(value)
  return value === '' ? 'unset' : `unset; example: ${code(value)}`
}

const code = (text: string) => `\`${text}\``

const linkDocuments = (comment: string) =>
  comment
    .replace(/\bdocs\/([\w-]+\.md)\b/g, '[$1]($1)')
    .replace(/\bplatform\/README\.md\b/g, '[$&](../$&)')
