/**
 * Hours that emailed shoppers have the units to themselves; then as many of the next are emailed, so that an unsold
 * unit reaches everyone who waits.
 */
export const ALERT_WINDOW_HOURS = 24

/** Maximum items that an address can wait for. */
export const MOST_ALERTS = 50
