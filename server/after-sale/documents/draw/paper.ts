import type PDFDocument from 'pdfkit'

import { runsOf, sourceOf, type Face, type Weight } from './fonts'

export const INK = '#14161A'
export const SOFT = '#565B64'
const LINE = '#DBD8D0'

export interface Style {
  size?: number
  weight?: Weight
  color?: string
  align?: 'left' | 'right'
}

/** Where a text stands, in points from the left margin. */
interface TextPlacement extends Style {
  x?: number
  y: number
  width?: number
}

const MARGIN = 56
/** A sheet of A4 is higher than one of US letter: what lies below would be cut off there. */
const BOTTOM = 92
const LEADING = 1.38

type PdfDocument = InstanceType<typeof PDFDocument>

/** A page that is filled from top to bottom, and begins another one when it is full. */
export class Paper {
  y = MARGIN
  readonly width: number
  private readonly bottom: number
  private readonly known = new Set<string>()

  constructor(private readonly doc: PdfDocument) {
    this.width = doc.page.width - 2 * MARGIN
    this.bottom = doc.page.height - BOTTOM
  }

  /** Begins a page when `height` does not fit on this one. @returns true when it did */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.doc.addPage()
    this.y = MARGIN
    return true
  }

  /** Draws a text at `y` without moving on. @returns its height */
  put(text: string, { x = 0, y, width = this.width - x, ...style }: TextPlacement): number {
    const { size = 9.5, color = INK, align = 'left' } = style
    const lines = this.wrap(text, width, style)
    lines.forEach((line, index) => {
      const indent = align === 'right' ? width - this.widthOf(line, style) : 0
      this.line(line, { x: x + indent, y: y + index * size * LEADING, ...style, color })
    })
    return lines.length * size * LEADING
  }

  /** The height that `put` would need. */
  heightOf(text: string, width: number, style: Style): number {
    return this.wrap(text, width, style).length * (style.size ?? 9.5) * LEADING
  }

  /** Who a sheet comes from and what it is. */
  putHeading(seller: string, title: string, width = this.width): void {
    this.put(seller, { y: this.y, width, size: 17, weight: 'bold' })
    this.y += 58
    this.y += this.put(title, { y: this.y, width, size: 30, weight: 'bold' }) + 4
  }

  /** Puts a JPEG into a box at the right edge, without moving on. */
  picture(file: Buffer, { y, width, height }: { y: number; width: number; height: number }): void {
    this.doc.image(file, MARGIN + this.width - width, y, { fit: [width, height] })
  }

  rule(y: number, color = LINE): void {
    this.doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Writes the foot of every page and ends the file. */
  finish(foot: string): Promise<Buffer> {
    const { doc } = this
    const { start, count } = doc.bufferedPageRange()
    const y = doc.page.height - BOTTOM + 18
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page)
      this.rule(y - 8)
      const style = { y, size: 8, color: SOFT }
      this.put(foot, { ...style, width: this.width - 80 })
      const number = `Page ${page - start + 1} of ${count}`
      this.put(number, { ...style, x: this.width - 80, width: 80, align: 'right' })
    }
    const chunks: Buffer[] = []
    return new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
      doc.on('end', () => resolve(Buffer.concat(chunks)))
      doc.on('error', reject)
      doc.end()
    })
  }

  private line(
    text: string,
    { x = 0, y, size = 9.5, weight = 'regular', color = INK }: TextPlacement,
  ) {
    let left = MARGIN + x
    this.doc.fillColor(color).fontSize(size)
    for (const run of runsOf(text, weight)) {
      this.use(run.face).text(run.text, left, y, { lineBreak: false })
      left += this.doc.widthOfString(run.text)
    }
  }

  private use(face: Face): PdfDocument {
    // The name lets the library open the font once per file.
    if (!this.known.has(face.file)) this.doc.registerFont(face.file, sourceOf(face))
    this.known.add(face.file)
    return this.doc.font(face.file)
  }

  private widthOf(text: string, { size = 9.5, weight = 'regular' }: Style): number {
    this.doc.fontSize(size)
    return runsOf(text, weight).reduce(
      (sum, run) => sum + this.use(run.face).widthOfString(run.text),
      0,
    )
  }

  /** Lines that fit; a word that is longer than a line is cut. */
  private wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.widthOf(longer, style) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = this.cut(word, width, { lines, style })
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line]
  }

  private cut(word: string, width: number, { lines, style }: { lines: string[]; style: Style }) {
    let line = ''
    for (const character of word) {
      if (line !== '' && this.widthOf(line + character, style) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
    return line
  }
}
