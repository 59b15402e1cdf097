import { readFileSync } from 'node:fs'

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdfjs is an ES module, which Jest does not load: run in a process of its own. Prints the text of each page.
const data = new Uint8Array(readFileSync(0))
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(''))
}
process.stdout.write(JSON.stringify(pages))
