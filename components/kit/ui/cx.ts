/**
 * Joins class names; skips false, null and empty ones.
 * @example cx('flex', isOpen && 'open') // 'flex open'
 */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
