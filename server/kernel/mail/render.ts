import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createElement } from 'react'

import type { MailContent, MailFoot } from './letter'
import { LetterView } from './letter-view'
import { renderText } from './render-text'

type ReactDomServer = typeof import('react-dom/server')

/** Uses Node's require, because Next mistakes the worker's import for one in server components. */
const load = createRequire(join(process.cwd(), 'package.json'))

/** Renders HTML and plain text synchronously in about a millisecond: a short transaction. */
export function renderMail(content: MailContent, foot?: MailFoot): { html: string; text: string } {
  const { renderToStaticMarkup } = load('react-dom/server') as ReactDomServer
  const markup = renderToStaticMarkup(createElement(LetterView, { ...content, foot }))
  return { html: `<!doctype html>${markup}`, text: renderText(content, foot?.lines) }
}
