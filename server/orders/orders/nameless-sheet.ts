import type { Build } from '@/domain/bike'
import { withoutPersonalTexts } from '@/domain/build-fields'
import type { BuildSheet } from '@/server/kernel/db/schema/orders'

/** A build sheet without the words that its owner had painted or engraved. */
export function namelessSheet(sheet: BuildSheet, build: Build): BuildSheet {
  const rows = sheet.rows.map(({ label, text }) => ({
    label,
    text: withoutPersonalTexts(text, build),
  }))
  return { ...sheet, rows }
}
