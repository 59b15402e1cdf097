import { auditService } from './audit'
import { backofficeService } from './backoffice'
import { bookkeepingService } from './bookkeeping'
import { csvService } from './csv'
import { customersService } from './customers'
import { deskService } from './desk'
import { fulfillmentService } from './fulfillment'
import type { Http } from './http/http'
import { pricesService } from './prices'
import { staffService } from './staff'
import { stockService } from './stock'

/** What the screens of the back office use, in one piece: each of its own would weigh on every page of the shop. */
export const officeServices = (http: Http) => ({
  audit: auditService(http),
  backoffice: backofficeService(http),
  bookkeeping: bookkeepingService(http),
  csv: csvService(http),
  customers: customersService(http),
  desk: deskService(http),
  fulfillment: fulfillmentService(http),
  prices: pricesService(http),
  staff: staffService(http),
  stock: stockService(http),
})
