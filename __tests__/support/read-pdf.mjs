import { readFileSync } from 'node:fs'

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Prints the text of each PDF page. Separate program, because Jest can't load pdfjs, an ES module.
const data = new Uint8Array(readFileSync(0))
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(''))
}
process.stdout.write(JSON.stringify(pages))
