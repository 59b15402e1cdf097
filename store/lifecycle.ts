import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/** End of hydration: listeners may now read browser state. Once per store, by pages/_app. */
export const appStarted = createAction('app/started')

/** A feature was registered after hydration; the payload is the feature's name. */
export const featureStarted = createAction<string>('app/featureStarted')

/** Matches the action after which a lazy-loaded feature may read browser state. */
export function startOf(feature: string): (action: UnknownAction) => boolean {
  return (action) =>
    appStarted.match(action) || (featureStarted.match(action) && action.payload === feature)
}
