import { shopRegion } from '@/utils/shop-region'

import type { Paper } from './paper'

interface PaperMetadata {
  title: string
  author: string
  /** Creation date; the same date yields the same bytes. */
  at: Date
  /** By default the shop's. */
  size?: 'A4' | 'A6' | 'LETTER'
}

/** Creates an empty document, lazy-loading the libraries. */
export async function newPaper({ title, author, at, size }: PaperMetadata): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  const { Paper } = await import('./paper')
  return new Paper(
    new PDFDocument({
      size: size ?? shopRegion().paper,
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: asXml(title), Author: asXml(author), CreationDate: at, ModDate: at },
    }),
  )
}

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text whose string form is escaped: the library inserts it unescaped into the XML metadata. */
class XmlText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (sign) => XML_ENTITIES[sign] ?? sign)
  }
}

const asXml = (text: string) => new XmlText(text) as unknown as string
