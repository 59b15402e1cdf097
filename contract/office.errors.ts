import { AUDIT_SENTENCE, AUDIT_STATUS } from './audit.errors'
import { BIKES_SENTENCE, BIKES_STATUS } from './bikes.errors'
import { CAMPAIGNS_SENTENCE, CAMPAIGNS_STATUS } from './campaigns.errors'
import { CATEGORIES_SENTENCE, CATEGORIES_STATUS } from './categories.errors'
import { CAPACITY_SENTENCE, CAPACITY_STATUS } from './capacity.errors'
import { CSV_SENTENCE, CSV_STATUS } from './csv.errors'
import { CUSTOMERS_SENTENCE, CUSTOMERS_STATUS } from './customers.errors'
import { DEALERSHIPS_SENTENCE, DEALERSHIPS_STATUS } from './dealerships.errors'
import { DELAYS_SENTENCE, DELAYS_STATUS } from './delays.errors'
import { DRAFTS_SENTENCE, DRAFTS_STATUS } from './drafts.errors'
import { EDITS_SENTENCE, EDITS_STATUS } from './edits.errors'
import { FULFILLMENT_SENTENCE, FULFILLMENT_STATUS } from './fulfillment.errors'
import { GIFT_SENTENCE, GIFT_STATUS } from './gift.errors'
import { MODERATION_SENTENCE, MODERATION_STATUS } from './moderation.errors'
import { OPERATION_SENTENCE, OPERATION_STATUS } from './operation.errors'
import { PRICES_SENTENCE, PRICES_STATUS } from './prices.errors'
import { PROMOTIONS_SENTENCE, PROMOTIONS_STATUS } from './promotions.errors'
import { SEARCHES_SENTENCE, SEARCHES_STATUS } from './searches.errors'
import { ISSUES_SENTENCE, ISSUES_STATUS } from './issues.errors'
import { SEGMENTS_SENTENCE, SEGMENTS_STATUS } from './segments.errors'
import { SETTINGS_SENTENCE, SETTINGS_STATUS } from './settings.errors'
import { SHIPPING_SENTENCE, SHIPPING_STATUS } from './shipping.errors'
import { STAFF_SENTENCE, STAFF_STATUS } from './staff.errors'
import { STOCK_SENTENCE, STOCK_STATUS } from './stock.errors'

export const OFFICE_STATUS = {
  ...AUDIT_STATUS,
  ...BIKES_STATUS,
  ...CAMPAIGNS_STATUS,
  ...CATEGORIES_STATUS,
  ...CAPACITY_STATUS,
  ...CSV_STATUS,
  ...CUSTOMERS_STATUS,
  ...ISSUES_STATUS,
  ...SEARCHES_STATUS,
  ...SEGMENTS_STATUS,
  ...DEALERSHIPS_STATUS,
  ...DELAYS_STATUS,
  ...DRAFTS_STATUS,
  ...EDITS_STATUS,
  ...FULFILLMENT_STATUS,
  ...GIFT_STATUS,
  ...MODERATION_STATUS,
  ...OPERATION_STATUS,
  ...PRICES_STATUS,
  ...PROMOTIONS_STATUS,
  ...SETTINGS_STATUS,
  ...SHIPPING_STATUS,
  ...STAFF_STATUS,
  ...STOCK_STATUS,
} as const

export const OFFICE_SENTENCE = {
  ...AUDIT_SENTENCE,
  ...BIKES_SENTENCE,
  ...CAMPAIGNS_SENTENCE,
  ...CATEGORIES_SENTENCE,
  ...CAPACITY_SENTENCE,
  ...CSV_SENTENCE,
  ...CUSTOMERS_SENTENCE,
  ...ISSUES_SENTENCE,
  ...SEARCHES_SENTENCE,
  ...SEGMENTS_SENTENCE,
  ...DEALERSHIPS_SENTENCE,
  ...DELAYS_SENTENCE,
  ...DRAFTS_SENTENCE,
  ...EDITS_SENTENCE,
  ...FULFILLMENT_SENTENCE,
  ...GIFT_SENTENCE,
  ...MODERATION_SENTENCE,
  ...OPERATION_SENTENCE,
  ...PRICES_SENTENCE,
  ...PROMOTIONS_SENTENCE,
  ...SETTINGS_SENTENCE,
  ...SHIPPING_SENTENCE,
  ...STAFF_SENTENCE,
  ...STOCK_SENTENCE,
}
