import type { ContentNode } from '@/domain/content'

/** A letter of the shop in parts: one source for its HTML and its plain text. */
export interface Letter {
  subject: string
  title: string
  /** The line that mail programs show in a list. */
  preview: string
  paragraphs: string[]
  /** Above them: what the letter is about. Plain text goes without. */
  picture?: LetterPicture
  /** What follows them where somebody wrote it freely, with addresses that lead out of a mailbox. */
  body?: readonly ContentNode[]
  tables: LetterTable[]
  /** Null where there is nothing to press. */
  action: { label: string; url: string } | null
  closing: string
  /** Page that ends the letters of this kind; absent where they belong to an order or an account. */
  unsubscribe?: string
}

/** The words of the link that ends a subscription. */
export const UNSUBSCRIBE = 'Unsubscribe with one click'

export interface LetterPicture {
  /** On the web, of a type that mail programs show: no AVIF, no SVG. */
  src: string
  alt: string
  /** As it is shown; the file has twice the pixels. */
  width: number
  height: number
}

export interface LetterTable {
  title: string
  /** Label and value; an empty label lets the value have the whole row. */
  rows: LetterRow[]
  /** The last row is the sum of those above. */
  hasTotal?: boolean
}

export type LetterRow = [label: string, value: string]

/** What a renderer needs: the subject is no part of the body. */
export type MailContent = Omit<Letter, 'subject'>
