import type { Build } from '@/domain/shop/bikes/bike'
import { withoutPersonalTexts } from '@/domain/shop/bikes/build-fields'
import type { BuildSheet } from '@/server/kernel/db/schema/orders/orders'

/** Removes the owner's painted or engraved text from a build sheet. */
export function namelessSheet(sheet: BuildSheet, build: Build): BuildSheet {
  const rows = sheet.rows.map(({ label, text }) => ({
    label,
    text: withoutPersonalTexts(text, build),
  }))
  return { ...sheet, rows }
}
