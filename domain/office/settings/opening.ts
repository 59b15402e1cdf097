import { isRecord } from '@/domain/kit/stored-value'
import type { OpeningState } from '@/utils/shop-preview'

export const OPENING_SETTING = 'opening'

/** Parses the stored setting; without one, the shop is open. */
export function openingOf(stored: unknown): OpeningState {
  if (!isRecord(stored)) return { is_open: true, preview_key: null }
  const { is_open, preview_key } = stored
  return {
    is_open: is_open !== false,
    preview_key: typeof preview_key === 'string' ? preview_key : null,
  }
}

/**
 * A new shop at a public address starts closed. It starts open on the machine of who tries it, and under names that are
 * reserved for tests (RFC 2606), which have no visitors.
 */
export function startsClosed(shopUrl: string | undefined): boolean {
  if (!shopUrl || !URL.canParse(shopUrl)) return false
  const { hostname } = new URL(shopUrl)
  return !/^(localhost|127\..*|\[::1\]|.*\.(localhost|example|test|invalid))$/.test(hostname)
}
