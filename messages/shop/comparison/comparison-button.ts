import type { ToastText } from '@/messages/kit/toast-text'

/** Separate from the other comparison texts, because every page loads it. */
export const comparisonButton = {
  /** Hidden label of the comparison icon (spec §2 Comparison icon). */
  open: 'Open Comparison',
  count: (size: number) => `${size} in the comparison`,
  add: 'Compare',
  added: 'In comparison',
  ofBike: (title: string) => ` ${title}`,
  missing: (): ToastText => ({
    kind: 'error',
    text: 'We couldn’t load the comparison. Check your connection and try again.',
  }),
} as const
