import { readFileSync, writeFileSync } from 'node:fs'

import { format, resolveConfig } from 'prettier'

/** Replaces the text between `<!-- mark -->` and `<!-- /mark -->` in a Markdown file and formats it. */
export async function writeSection(file: string, mark: string, text: string): Promise<void> {
  const section = new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(<!-- /${mark} -->)`)
  const before = readFileSync(file, 'utf8')
  if (!section.test(before)) throw new Error(`${file} has no place for “${mark}”.`)
  const after = before.replace(section, (_, start, end) => `${start}\n${text}\n\n${end}`)
  const options = await resolveConfig(file)
  writeFileSync(file, await format(after, { ...options, filepath: file }))
}

export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
