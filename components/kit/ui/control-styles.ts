import { cx } from './cx'

export const CONTROL_STYLES = cx(
  'block w-full min-h-touch rounded border bg-surface px-3.5 text-base text-ink transition-colors',
  'border-line-strong hover:border-ink placeholder:text-ink-soft',
  'aria-invalid:border-bad disabled:opacity-60',
)
