import { AUDIT_SENTENCE, AUDIT_STATUS } from '@/contract/office/audit/audit.errors'
import { BIKES_SENTENCE, BIKES_STATUS } from '@/contract/office/bikes/bikes.errors'
import {
  CATEGORIES_SENTENCE,
  CATEGORIES_STATUS,
} from '@/contract/office/categories/categories.errors'
import {
  CERTIFICATES_SENTENCE,
  CERTIFICATES_STATUS,
} from '@/contract/office/certificates/certificates.errors'
import { CAPACITY_SENTENCE, CAPACITY_STATUS } from '@/contract/office/capacity/capacity.errors'
import {
  CONNECTIONS_SENTENCE,
  CONNECTIONS_STATUS,
} from '@/contract/office/connections/connections.errors'
import { KEYS_SENTENCE, KEYS_STATUS } from '@/contract/office/keys/keys.errors'
import { GUESTS_SENTENCE, GUESTS_STATUS } from '@/contract/office/guests/guests.errors'
import { CSV_SENTENCE, CSV_STATUS } from '@/contract/office/csv/csv.errors'
import { CUSTOMERS_SENTENCE, CUSTOMERS_STATUS } from '@/contract/office/customers/customers.errors'
import { DELAYS_SENTENCE, DELAYS_STATUS } from '@/contract/office/delays/delays.errors'
import { DRAFTS_SENTENCE, DRAFTS_STATUS } from '@/contract/office/drafts/drafts.errors'
import { EDITS_SENTENCE, EDITS_STATUS } from '@/contract/office/edits/edits.errors'
import {
  FULFILLMENT_SENTENCE,
  FULFILLMENT_STATUS,
} from '@/contract/office/fulfillment/fulfillment.errors'
import { GIFT_SENTENCE, GIFT_STATUS } from '@/contract/office/gift-card/gift-card.errors'
import { MODERATION_SENTENCE, MODERATION_STATUS } from '@/contract/office/reviews/reviews.errors'
import { OPERATION_SENTENCE, OPERATION_STATUS } from '@/contract/office/operation/operation.errors'
import { PRICES_SENTENCE, PRICES_STATUS } from '@/contract/office/goods/goods.errors'
import { ISSUES_SENTENCE, ISSUES_STATUS } from '@/contract/office/newsletter/newsletter.errors'
import { WEBHOOKS_SENTENCE, WEBHOOKS_STATUS } from '@/contract/office/webhooks/webhooks.errors'
import { SETTINGS_SENTENCE, SETTINGS_STATUS } from '@/contract/office/settings/settings.errors'
import { STAFF_SENTENCE, STAFF_STATUS } from '@/contract/office/staff/staff.errors'
import { STOCK_SENTENCE, STOCK_STATUS } from '@/contract/office/stock/stock.errors'
import { RESOURCE_SENTENCE, RESOURCE_STATUS } from './resource/resource.errors'

export const OFFICE_STATUS = {
  ...AUDIT_STATUS,
  ...BIKES_STATUS,
  ...CATEGORIES_STATUS,
  ...CAPACITY_STATUS,
  ...CERTIFICATES_STATUS,
  ...CONNECTIONS_STATUS,
  ...CSV_STATUS,
  ...CUSTOMERS_STATUS,
  ...GUESTS_STATUS,
  ...ISSUES_STATUS,
  ...KEYS_STATUS,
  ...DELAYS_STATUS,
  ...DRAFTS_STATUS,
  ...EDITS_STATUS,
  ...FULFILLMENT_STATUS,
  ...GIFT_STATUS,
  ...MODERATION_STATUS,
  ...OPERATION_STATUS,
  ...PRICES_STATUS,
  ...SETTINGS_STATUS,
  ...STAFF_STATUS,
  ...STOCK_STATUS,
  ...WEBHOOKS_STATUS,
  ...RESOURCE_STATUS,
} as const

export const OFFICE_SENTENCE = {
  ...AUDIT_SENTENCE,
  ...BIKES_SENTENCE,
  ...CATEGORIES_SENTENCE,
  ...CAPACITY_SENTENCE,
  ...CERTIFICATES_SENTENCE,
  ...CONNECTIONS_SENTENCE,
  ...CSV_SENTENCE,
  ...CUSTOMERS_SENTENCE,
  ...GUESTS_SENTENCE,
  ...ISSUES_SENTENCE,
  ...KEYS_SENTENCE,
  ...DELAYS_SENTENCE,
  ...DRAFTS_SENTENCE,
  ...EDITS_SENTENCE,
  ...FULFILLMENT_SENTENCE,
  ...GIFT_SENTENCE,
  ...MODERATION_SENTENCE,
  ...OPERATION_SENTENCE,
  ...PRICES_SENTENCE,
  ...SETTINGS_SENTENCE,
  ...STAFF_SENTENCE,
  ...STOCK_SENTENCE,
  ...WEBHOOKS_SENTENCE,
  ...RESOURCE_SENTENCE,
}
