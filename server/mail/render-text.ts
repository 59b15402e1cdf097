import type { MailContent } from './letter'

/** A letter as plain text, with the words of its HTML. */
export function renderText({ title, paragraphs, tables, action, closing }: MailContent): string {
  const blocks = tables.map(
    (table) => `${table.title}\n${table.rows.map(([a, b]) => (a ? `- ${a}: ${b}` : b)).join('\n')}`,
  )
  return [title, ...paragraphs, ...blocks, `${action.label}: ${action.url}`, closing].join('\n\n')
}
