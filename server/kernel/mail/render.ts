import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createElement } from 'react'

import type { MailContent } from './letter'
import { LetterView } from './letter-view'
import { renderText } from './render-text'

type ReactDomServer = typeof import('react-dom/server')

/** Asked of Node: Next refuses the import in the bundle of the worker, which it takes for server components. */
const load = createRequire(join(process.cwd(), 'package.json'))

/**
 * Both forms of a letter. Rendered at once instead of as a stream: about a millisecond, during which the
 * transaction that queues the letter waits for nothing else.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  const { renderToStaticMarkup } = load('react-dom/server') as ReactDomServer
  const markup = renderToStaticMarkup(createElement(LetterView, content))
  return { html: `<!doctype html>${markup}`, text: renderText(content) }
}
