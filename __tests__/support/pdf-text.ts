import { execFileSync } from 'node:child_process'

export interface PdfElement {
  role: string
  alt?: string
  children: (PdfElement | string)[]
}

interface ReadPdf {
  pages: string[]
  /** Structure of each page, from its root. */
  structure: PdfElement[]
  info: { Title: string; Language: string }
  markInfo: { Marked: boolean } | null
  preferences: { DisplayDocTitle: boolean } | null
}

export function readPdf(file: Buffer): ReadPdf {
  const read = execFileSync(process.execPath, ['__tests__/support/read-pdf.mjs'], { input: file })
  return JSON.parse(read.toString()) as ReadPdf
}

export function pdfText(file: Buffer): string[] {
  return readPdf(file).pages.map((page) => page.replace(/\s+/g, ' '))
}
