import { Paper } from './paper'

interface About {
  title: string
  author: string
  /** The same moment gives the same bytes. */
  at: Date
}

/** An empty paper. The library is loaded with the first one. */
export async function newPaper({ title, author, at }: About): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  return new Paper(
    new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    }),
  )
}
