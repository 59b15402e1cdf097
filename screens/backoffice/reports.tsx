import { ChoicesScreen } from '@/components/backoffice/reports/choices-screen'
import { CoverScreen } from '@/components/backoffice/reports/cover-screen'
import { FunnelScreen } from '@/components/backoffice/reports/funnel-screen'
import { PayoutsScreen } from '@/components/backoffice/reports/payouts-screen'
import { SalesScreen } from '@/components/backoffice/reports/sales-screen'
import { TaxesScreen } from '@/components/backoffice/reports/taxes-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { reports as texts } from '@/messages/reports'

export const sales = (): OfficePage => ({
  title: texts.sales,
  lead: texts.salesLead,
  body: <SalesScreen />,
})

export const taxes = (): OfficePage => ({
  title: texts.taxes,
  lead: texts.taxesLead,
  body: <TaxesScreen />,
})

export const payouts = (): OfficePage => ({
  title: texts.payouts,
  lead: texts.payoutsLead,
  body: <PayoutsScreen />,
})

export const cover = (): OfficePage => ({
  title: texts.cover,
  lead: texts.coverLead,
  body: <CoverScreen />,
})

export const funnel = (): OfficePage => ({
  title: texts.funnel,
  lead: texts.funnelLead,
  body: <FunnelScreen />,
})

export const choices = (): OfficePage => ({
  title: texts.choices,
  lead: texts.choicesLead,
  body: <ChoicesScreen />,
})
