import type { DocumentKind } from '@/server/kernel/db/schema/orders/documents'

interface DocumentRef {
  kind: DocumentKind
  number: number
}

/** @example documentNumber({ kind: 'invoice', number: 7 }) // 'INV-000007' */
export function documentNumber({ kind, number }: DocumentRef): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`
}

export function documentTitle(document: DocumentRef): string {
  const name = document.kind === 'invoice' ? 'Invoice' : 'Credit note'
  return `${name} ${documentNumber(document)}`
}
