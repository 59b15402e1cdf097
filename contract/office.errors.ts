import { FULFILLMENT_SENTENCE, FULFILLMENT_STATUS } from './fulfillment.errors'
import { STOCK_SENTENCE, STOCK_STATUS } from './stock.errors'

/** What can go wrong at the back office, by feature; part of the one table in `errors.ts`. */
export const OFFICE_STATUS = { ...FULFILLMENT_STATUS, ...STOCK_STATUS } as const

export const OFFICE_SENTENCE = { ...FULFILLMENT_SENTENCE, ...STOCK_SENTENCE } as const
