import { readFileSync } from 'node:fs'

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Prints a PDF's pages and what screen readers read. Separate program, because Jest can't load pdfjs, an ES module.
const data = new Uint8Array(readFileSync(0))
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
const textOf = (items) => items.map(({ str = '', hasEOL }) => (hasEOL ? `${str} ` : str)).join('')
const pages = []
const structure = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number)
  pages.push(textOf((await page.getTextContent()).items))
  const texts = textsById((await page.getTextContent({ includeMarkedContent: true })).items)
  structure.push(...((await page.getStructTree())?.children ?? []).map((node) => read(node, texts)))
}

function textsById(items) {
  const texts = {}
  const open = []
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop()
    else if (item.type) open.push(item.id)
    else {
      const id = open.findLast(Boolean)
      texts[id] = (texts[id] ?? '') + textOf([item])
    }
  }
  return texts
}

function read({ role, alt, children }, texts) {
  const parts = children.map((child) =>
    child.type === 'content' ? (texts[child.id] ?? '').trim() : read(child, texts),
  )
  return { role, alt, children: parts }
}

const { info } = await pdf.getMetadata()
const markInfo = await pdf.getMarkInfo()
const preferences = await pdf.getViewerPreferences()
process.stdout.write(JSON.stringify({ pages, structure, info, markInfo, preferences }))
