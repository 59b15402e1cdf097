/** Text fields and selects of dense screens. */
export const DENSE_CONTROL =
  'block min-h-dense w-full min-w-0 rounded border border-line-strong bg-surface px-2.5 text-sm placeholder:text-ink-soft hover:border-ink aria-invalid:border-bad'
