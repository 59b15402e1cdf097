/** Cookie of browsers that see a shop before it opens. */
const PREVIEW_COOKIE = 'shop_preview'
/** Parameter of the link that sets it. */
export const PREVIEW_QUERY = 'preview'

export interface OpeningState {
  is_open: boolean
  /** Secret of the preview link; null while the shop is open. */
  preview_key: string | null
}

/** Whether a browser with these cookies sees the shop whole. */
export const isAdmitted = ({ is_open, preview_key }: OpeningState, cookies = '') =>
  is_open || (preview_key !== null && cookies.split(/; ?/).includes(previewCookie(preview_key)))

export const previewCookie = (key: string) => `${PREVIEW_COOKIE}=${key}`
