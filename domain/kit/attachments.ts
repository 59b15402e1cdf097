import { isRecord, isText, isWhole } from './stored-value'

export const ATTACHMENT_TYPES = ['png', 'jpg', 'webp', 'pdf', 'txt'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Maximum file size in bytes, and maximum files per message. */
export const FILE_LIMIT = 5_000_000
export const FILES_LIMIT = 5

/**
 * Sanitizes a file name: no folders, control or direction characters, and the extension of the detected
 * type.
 * @example fileName('C:\\Pictures\\rear‮gnp.exe', 'png') // 'reargnp.png'
 */
export function fileName(name: string, type: AttachmentType): string {
  const last = name.split(/[\\/]/).pop() ?? ''
  // Persian and Indic scripts need zero-width joiners and non-joiners.
  const plain = last.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  const stem = Array.from(plain.replace(/\.[^.]*$/, ''))
    .slice(0, 80)
    .join('')
    .trim()
  return `${stem || 'file'}.${type}`
}

/** @example sizeText(1_234_567) // '1.2 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`
  return `${Math.round(bytes / 100_000) / 10} MB`
}

interface StoredAttachment {
  id: string
  name: string
  type: AttachmentType
  size: number
}

/** Parses the files of a stored draft; invalid entries are dropped. */
export function parseStoredFiles(stored: unknown): StoredAttachment[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isStoredAttachment).slice(0, FILES_LIMIT)
}

function isStoredAttachment(value: unknown): value is StoredAttachment {
  if (!isRecord(value)) return false
  const { id, name, type, size } = value
  const isKnown = ATTACHMENT_TYPES.some((one) => one === type)
  return isKnown && isText(id, 40) && isText(name, 120) && isWhole(size, 0, FILE_LIMIT)
}
