/**
 * Hours that those who were told have the units to themselves; then as many of the next are told. A unit that nobody
 * buys so reaches everyone who waits.
 */
export const ALERT_WINDOW_HOURS = 24

/** Maximum items that an address can wait for. */
export const MOST_ALERTS = 50
