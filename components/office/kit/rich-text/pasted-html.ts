import { DOMParser as NodeParser, type Schema, type Slice } from 'prosemirror-model'

interface HtmlPolicy {
  createHTML: (html: string) => string
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }
}

let policy: HtmlPolicy | undefined

/** Parses HTML into a document of its own, in which no script runs and nothing loads. */
function inertDocument(html: string): Document {
  const { trustedTypes } = window as TrustedTypesWindow
  policy ??= trustedTypes?.createPolicy('pasted-html', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/
const NUMBER = /^\s*\(?(?:\d+|[a-z])[.)]/i

/** Word writes lists as paragraphs that begin with a bullet or number. */
function replaceWordLists(body: HTMLElement): void {
  const { ownerDocument } = body
  const open: HTMLElement[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    const isNext = paragraph.previousElementSibling === open[0]
    open.length = isNext ? Math.min(open.length, level) : 0
    if (level === 0) continue
    const marks = [...paragraph.querySelectorAll('[style*="mso-list"]')]
    const isNumbered = NUMBER.test(marks.map(({ textContent }) => textContent).join(''))
    for (const mark of marks) mark.remove()
    while (open.length < level) {
      const list = ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    const item = ownerDocument.createElement('li')
    open.at(-1)?.append(item)
    item.append(paragraph)
  }
}

/** Removes what a reader doesn't see, and turns Word's lists into lists. */
function pastedBody(html: string): HTMLElement {
  const { body } = inertDocument(html)
  for (const hidden of body.querySelectorAll('script, style, title, meta, link, template, o\\:p')) {
    hidden.remove()
  }
  // Google Docs wraps everything that it copies in an element of normal weight.
  for (const wrapper of body.querySelectorAll('b[id^=docs-internal]')) {
    wrapper.replaceWith(...wrapper.childNodes)
  }
  for (const end of body.querySelectorAll(':scope > br')) end.remove()
  replaceWordLists(body)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img, br'))
      paragraph.remove()
  }
  return body
}

/** Returns pasted HTML as the parts of the text that the editor knows; null if the browser refuses. */
export function pastedSlice(html: string, schema: Schema): Slice | null {
  try {
    return NodeParser.fromSchema(schema).parseSlice(pastedBody(html))
  } catch {
    return null
  }
}
