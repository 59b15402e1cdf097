import { createAction } from '@reduxjs/toolkit'

/**
 * The page has hydrated: from here on listeners may read what the browser holds (storage, frame, clock).
 * Dispatched once per store by pages/_app.
 */
export const appStarted = createAction('app/started')
