import { setupServer } from 'msw/node'

import { mockHandlers } from './handlers'
import { openMockShop } from './mock-shop'

/** Answers what pages ask for on the server while they are made; see instrumentation.ts. */
export const server = setupServer(...mockHandlers(openMockShop()))
