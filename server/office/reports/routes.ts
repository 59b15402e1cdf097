import { reportsRoutes } from '@/contract/office/reports/reports'
import { reportsSchemas } from '@/contract/office/reports/reports.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readCover } from './cover'
import { readChoices, readFunnel } from './funnel'
import { readPayoutDays } from './payout-days'
import { readJurisdictions, readPayouts, readSales, readTaxes, reportTable } from './read-reports'
import { readThresholds } from './thresholds'

export const reportsRouter = createRouter(reportsRoutes, reportsSchemas)
  .on('sales', async (context) => ({ data: await readSales(context, context.query) }))
  .on('taxes', async (context) => ({ data: await readTaxes(context, context.query) }))
  .on('jurisdictions', async (context) => ({
    data: await readJurisdictions(context, context.query),
  }))
  .on('thresholds', async (context) => ({ data: await readThresholds(context) }))
  .on('payouts', async (context) => ({ data: await readPayouts(context, context.query) }))
  .on('payoutDays', async ({ db, query }) => ({ data: await readPayoutDays(db, query) }))
  .on('cover', async (context) => ({ data: await readCover(context) }))
  .on('funnel', async (context) => ({ data: await readFunnel(context, context.query) }))
  .on('choices', async (context) => ({ data: await readChoices(context, context.query) }))
  .on('table', async (context) => ({
    stream: await reportTable(context, context.params.report, context.query),
  }))
