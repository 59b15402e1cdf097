import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

import type { Weight } from '@/server/kernel/fonts/font-families'
import { fontForDocument, type Direction } from '@/server/kernel/fonts/open-font'
import { clustersOf, type Cluster } from '@/server/kernel/fonts/text-clusters'

import { INK, LINE, SOFT } from './colors'
import { inVisualOrder, runsOf, type Run } from './text-runs'
import { wrapLines } from './wrap-lines'

export interface Style {
  size?: number
  weight?: Weight
  color?: string
  align?: 'left' | 'right'
  /** Structure element of the text, for screen readers. */
  tag?: 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'TH' | 'TD' | 'Caption' | 'Lbl'
  /** Cells that a header cell is for. */
  scope?: 'Column' | 'Row'
}

/** Position of a text, in points; `x` starts at the left margin. */
interface TextPlacement extends Style {
  x?: number
  y: number
  width?: number
}

interface PicturePlacement {
  y: number
  width: number
  height: number
  /** Alternative text. */
  alt: string
}

/** The library accepts `scope` and `bbox`, although its types don't mention them. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: Style['scope']
  bbox?: [number, number, number, number]
}

type Container = 'Table' | 'TR' | 'TH' | 'L' | 'LI' | 'LBody' | 'BlockQuote'

type Cell = TextPlacement & { text: string }

interface TextArea {
  width: number
  height: number
  size: number
  weight?: Weight
}

const SIZES = [12, 9.5, 8.5, 7.5, 6.5, 5.5]
/** Smallest font size, in which the longest accepted address fits on a label. */
const SMALLEST = 4.5
const MARGIN = 56
/** Bottom margin: A4 is taller than US letter, which would cut off lower content. */
const BOTTOM = 92
const LEADING = 1.38
/** Offset of a line's baseline from its top, independent of the font. */
const BASELINE = 1
/** Wrapping takes time by the square of a text's length, so long ones are wrapped in pieces. */
const PIECES = /[^]{1,1000}(?!\S)|[^]{1,1000}/g
const REARRANGING = /[\u0900-\u109f\u1780-\u17ff]/
/** Right-to-left runs are laid out as a whole: word by word, the words would be out of order. */
const TEXT_OPTIONS: Record<Direction, PDFKit.Mixins.TextOptions> = {
  ltr: { lineBreak: false, baseline: 'alphabetic' },
  rtl: { lineBreak: false, baseline: 'alphabetic', features: [] },
}

type PdfDocument = InstanceType<typeof PDFDocument>

export class Paper {
  y = MARGIN
  readonly width: number
  private readonly bottom: number
  /** Element that contains the next one; null for artifacts, which screen readers skip. */
  private parent: PDFKit.PDFStructureElement | null
  private readonly fonts = new Map<string, Font>()
  /** Cached, because a text is measured before it is drawn. */
  private readonly clusters = new Map<string, Cluster[][]>()

  constructor(private readonly doc: PdfDocument) {
    this.width = doc.page.width - 2 * MARGIN
    this.bottom = doc.page.height - BOTTOM
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Adds a page if `height` doesn't fit on this one. @returns whether a page was added */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.doc.addPage()
    this.y = MARGIN
    return true
  }

  /** Draws a text at `y` without advancing. @returns the height of the text */
  put(text: string, { x = 0, y, width = this.width - x, ...style }: TextPlacement): number {
    const { size = 9.5, color = INK, align = 'left', tag = 'P', scope } = style
    const lines = this.wrap(text, width, style)
    this.mark(tag, { ...(scope && { scope }) }, () => {
      lines.forEach((line, index) => {
        const indent = align === 'right' ? width - this.widthOf(line, size) : 0
        this.line(line, { x: x + indent, y: y + index * size * LEADING, size, color })
      })
    })
    return lines.length * size * LEADING
  }

  /** Draws a text at the current position, continues it on new pages, and advances. */
  flow(text: string, { x = 0, ...style }: Style & { x?: number }): void {
    const { size = 9.5, color = INK, tag = 'P' } = style
    const pieces = text.match(PIECES) ?? []
    const lines = pieces.flatMap((piece) => this.wrap(piece, this.width - x, style))
    this.mark(tag, {}, () => {
      for (const line of lines) {
        if (this.y + size * LEADING > this.bottom) {
          this.doc.continueOnNewPage()
          this.y = MARGIN
        }
        this.line(line, { x, y: this.y, size, color })
        this.y += size * LEADING
      }
    })
  }

  /** Draws a row of a table at `y` without advancing. @returns the height of the taller cell */
  putRow(header: Cell, cell: Cell): number {
    const heights: number[] = []
    this.inside('TR', () => {
      heights.push(
        this.put(header.text, { ...header, tag: 'TH', scope: 'Row' }),
        this.put(cell.text, { ...cell, tag: 'TD' }),
      )
    })
    return Math.max(...heights)
  }

  heightOf(text: string, width: number, style: Style): number {
    return this.wrap(text, width, style).length * (style.size ?? 9.5) * LEADING
  }

  sizeToFit(text: string, { width, height, size: most, weight = 'regular' }: TextArea): number {
    const fits = (size: number) =>
      size <= most && this.heightOf(text, width, { size, weight }) <= height
    return SIZES.find(fits) ?? SMALLEST
  }

  putHeading(seller: string, title: string, width = this.width): void {
    this.put(seller, { y: this.y, width, size: 17, weight: 'bold' })
    this.y += 58
    this.y += this.put(title, { y: this.y, width, size: 30, weight: 'bold', tag: 'H1' }) + 4
  }

  /** Draws a JPEG into a box at the right edge, without advancing. */
  picture(file: Buffer, { y, width, height, alt }: PicturePlacement): void {
    const x = MARGIN + this.width - width
    this.mark('Figure', { alt, bbox: [x, y, x + width, y + height] }, () => {
      this.doc.image(file, x, y, { fit: [width, height] })
    })
  }

  rule(y: number, color = LINE): void {
    this.artifact(() => {
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke()
    })
  }

  /** Draws an empty box to tick, which screen readers skip. */
  box(y: number, size: number): void {
    this.artifact(() => {
      this.doc.rect(MARGIN, y, size, size).lineWidth(0.8).strokeColor(INK).stroke()
    })
  }

  /** Makes a structure element of what `draw` draws. */
  inside(tag: Container, draw: () => void, options: ElementOptions = {}): void {
    const { parent } = this
    if (!parent) return draw()
    this.parent = this.doc.struct(tag, options)
    parent.add(this.parent)
    draw()
    this.parent.end()
    this.parent = parent
  }

  /** Hides from screen readers what `draw` draws, such as a repeated header. */
  artifact(draw: () => void): void {
    const { parent } = this
    if (!parent) return draw()
    this.doc.markContent('Artifact')
    this.parent = null
    draw()
    this.parent = parent
    this.doc.endMarkedContent()
  }

  /** Draws the footer on every page and ends the file. */
  finish(foot: string): Promise<Buffer> {
    const { doc } = this
    const { start, count } = doc.bufferedPageRange()
    const y = doc.page.height - BOTTOM + 18
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page)
      this.rule(y - 8)
      const style = { y, size: 8, color: SOFT }
      const putFoot = () => void this.put(foot, { ...style, width: this.width - 80 })
      // Read once, at the end.
      if (page === start + count - 1) putFoot()
      else this.artifact(putFoot)
      const number = `Page ${page - start + 1} of ${count}`
      this.artifact(() => {
        this.put(number, { ...style, x: this.width - 80, width: 80, align: 'right' })
      })
    }
    const chunks: Buffer[] = []
    return new Promise((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
      doc.on('end', () => resolve(Buffer.concat(chunks)))
      doc.on('error', reject)
      doc.end()
    })
  }

  private mark(tag: string, options: ElementOptions, draw: () => void): void {
    if (!this.parent) return draw()
    this.parent.add(this.doc.struct(tag, options, draw))
  }

  private line(
    clusters: readonly Cluster[],
    { x = 0, y, size = 9.5, color = INK }: Omit<TextPlacement, 'weight'>,
  ) {
    this.doc.fillColor(color).fontSize(size)
    const runs = runsOf(clusters)
    const places = new Map<Run, number>()
    let left = MARGIN + x
    for (const run of inVisualOrder(runs)) {
      places.set(run, left)
      left += this.runWidth(run)
    }
    // Marked with the text in typed order, which is what document readers search.
    for (const run of runs) {
      const copied = run.typed ?? (this.isRearranged(run) ? run.text : undefined)
      if (copied) this.doc.markContent('Span', { actual: copied })
      const options = TEXT_OPTIONS[run.direction]
      this.use(run).text(run.text, places.get(run) ?? left, y + BASELINE * size, options)
      if (copied) this.doc.endMarkedContent()
    }
  }

  private runWidth(run: Run): number {
    return this.use(run).widthOfString(run.text, TEXT_OPTIONS[run.direction])
  }

  private use({ file, direction }: Run): PdfDocument {
    const name = `${file} ${direction}`
    if (!this.fonts.has(name)) {
      const font = fontForDocument(file, direction)
      this.fonts.set(name, font)
      // The library accepts an opened font, although its types don't mention it.
      this.doc.registerFont(name, font as unknown as Buffer)
    }
    return this.doc.font(name)
  }

  /** Returns whether glyphs are reordered: some scripts draw a vowel before the letter typed first. */
  private isRearranged({ text, file, direction }: Run): boolean {
    if (!REARRANGING.test(text)) return false
    const run = this.fonts.get(`${file} ${direction}`)?.layout(text)
    return (
      String.fromCodePoint(...(run?.glyphs.flatMap(({ codePoints }) => codePoints) ?? [])) !== text
    )
  }

  private widthOf(clusters: readonly Cluster[], size: number): number {
    this.doc.fontSize(size)
    return runsOf(clusters).reduce((sum, run) => sum + this.runWidth(run), 0)
  }

  private wrap(text: string, width: number, { size = 9.5, weight = 'regular' }: Style) {
    const fits = (line: readonly Cluster[]) => this.widthOf(line, size) <= width
    const key = `${weight} ${text}`
    const paragraphs = this.clusters.get(key) ?? clustersOf(text, weight)
    this.clusters.set(key, paragraphs)
    return paragraphs.flatMap((paragraph) => wrapLines(paragraph, fits))
  }
}
