import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The page has hydrated: from here on listeners may read what the browser holds (storage, frame, clock).
 * Dispatched once per store by pages/_app.
 */
export const appStarted = createAction('app/started')

/** A feature that arrived after the page had hydrated; the payload is its name. */
export const featureStarted = createAction<string>('app/featureStarted')

/**
 * The moment from which a feature that is fetched with its page may read what the browser holds.
 * @example listen({ predicate: startOf('checkout'), effect: … })
 */
export function startOf(feature: string): (action: UnknownAction) => boolean {
  return (action) =>
    appStarted.match(action) || (featureStarted.match(action) && action.payload === feature)
}
