import type { ContentNode } from '@/domain/shop/content/content'

/** Content of an email, the single source for HTML and plain text. */
export interface Letter {
  subject: string
  title: string
  /** Preview text in the lists of mail clients. */
  preview: string
  paragraphs: string[]
  /** Shown above the paragraphs; omitted in plain text. */
  picture?: LetterPicture
  /** Free text after the paragraphs, with absolute URLs. */
  body?: readonly ContentNode[]
  tables: LetterTable[]
  action: { label: string; url: string } | null
  closing: string
  /** Unsubscribe page; absent in emails about an order or an account. */
  unsubscribe?: string
}

export const UNSUBSCRIBE = 'Unsubscribe with one click'

export interface LetterPicture {
  /** Absolute URL of a picture in a format that mail clients support: no AVIF, no SVG. */
  src: string
  alt: string
  /** Display size; the file has twice the pixels. */
  width: number
  height: number
}

export interface LetterTable {
  title: string
  /** Labels and values; if the label is empty, the value spans the row. */
  rows: LetterRow[]
  /** Whether the last row is the sum of the others. */
  hasTotal?: boolean
}

export type LetterRow = [label: string, value: string]

/** Same end of every email: logo, address and hours. */
export interface MailFoot {
  /** Name of the shop, for mail clients that block pictures. */
  shop: string
  /** Absolute URL of a picture that is displayed 32 px high. */
  logo: string
  /** Background of the button, #RRGGBB. */
  accent: string
  lines: readonly string[]
}

export type MailContent = Omit<Letter, 'subject'>
