/** Texts that all lists with a form share. */
export const resourceTexts = {
  choose: 'Choose',
  stale: 'We couldn’t refresh this list. You see what was loaded before.',
  gone: 'Someone removed this. What you entered is still here, and saving adds it again.',
  keys: 'Use J and K to move between rows, Enter to open one, and N for a new one.',
} as const
