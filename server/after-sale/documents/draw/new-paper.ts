import type { Paper } from './paper'

interface PaperMetadata {
  title: string
  author: string
  /** Creation date; the same date yields the same bytes. */
  at: Date
  size?: 'A4' | 'A6'
}

/** Creates an empty document, lazy-loading the libraries. */
export async function newPaper({ title, author, at, size = 'A4' }: PaperMetadata): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  const { Paper } = await import('./paper')
  return new Paper(
    new PDFDocument({
      size,
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    }),
  )
}
