/**
 * Joins class names; what is false, null or empty is left out.
 * @example cx('flex', isOpen && 'open') // 'flex open'
 */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
