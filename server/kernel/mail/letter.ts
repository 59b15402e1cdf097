import type { ContentNode } from '@/domain/shop/content/content'

/** Content of a letter: one source for HTML and plain text. */
export interface Letter {
  subject: string
  title: string
  /** Preview line in mail clients' lists. */
  preview: string
  paragraphs: string[]
  /** Shown above the paragraphs; omitted in plain text. */
  picture?: LetterPicture
  /** Free text after the paragraphs, with absolute URLs. */
  body?: readonly ContentNode[]
  tables: LetterTable[]
  action: { label: string; url: string } | null
  closing: string
  /** Unsubscribe page; absent for letters about an order or an account. */
  unsubscribe?: string
}

export const UNSUBSCRIBE = 'Unsubscribe with one click'

export interface LetterPicture {
  /** Absolute URL, of a type that mail clients support: no AVIF, no SVG. */
  src: string
  alt: string
  /** Display size; the file has twice the pixels. */
  width: number
  height: number
}

export interface LetterTable {
  title: string
  /** Label and value; with an empty label the value spans the row. */
  rows: LetterRow[]
  /** The last row is the sum of the others. */
  hasTotal?: boolean
}

export type LetterRow = [label: string, value: string]

export type MailContent = Omit<Letter, 'subject'>
