import { setupWorker } from 'msw/browser'

import { mockHandlers } from './handlers'
import { openMockShop } from './mock-shop'
import { tabShelf } from './shop-state'

/** Answers what the pages of one browser tab ask for; see components/layout/mock-gate.tsx. */
export const worker = setupWorker(
  ...mockHandlers(openMockShop({ shelf: tabShelf(window.sessionStorage) })),
)
