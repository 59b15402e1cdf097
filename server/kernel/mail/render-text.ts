import { UNSUBSCRIBE, type MailContent } from './letter'

/** A letter as plain text, with the words of its HTML. */
export function renderText(content: MailContent): string {
  const { title, paragraphs, tables, action, closing, unsubscribe } = content
  const blocks = tables.map(
    (table) => `${table.title}\n${table.rows.map(([a, b]) => (a ? `- ${a}: ${b}` : b)).join('\n')}`,
  )
  const way = `${action.label}: ${action.url}`
  const end = unsubscribe === undefined ? [] : [`${UNSUBSCRIBE}: ${unsubscribe}`]
  return [title, ...paragraphs, ...blocks, way, closing, ...end].join('\n\n')
}
