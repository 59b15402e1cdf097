import type { ToastText } from './toast-text'

/** What every page shows of the comparison, on its own because every page carries it. */
export const comparisonButton = {
  /** spec §2 Comparison icon: its hidden label. */
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
