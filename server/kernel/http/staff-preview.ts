import { isAdmitted, previewCookie } from '@/utils/shop-preview'
import { processGlobals } from '@/utils/process-globals'

import type { Caller } from './caller'

/** Returns the cookie by which a browser of staff sees a shop that isn't open yet. */
export function staffPreview({ role }: Caller, cookies = ''): string[] {
  const { opening } = processGlobals()
  if (!role || !opening?.preview_key || isAdmitted(opening, cookies)) return []
  return [`${previewCookie(opening.preview_key)}; Path=/; Secure; HttpOnly; SameSite=Lax`]
}
