import { AccountingScreen } from '@/components/office/accounting/accounting-screen'
import { ChoicesScreen } from '@/components/office/reports/choices-screen'
import { CoverScreen } from '@/components/office/reports/cover-screen'
import { FunnelScreen } from '@/components/office/reports/funnel-screen'
import { JurisdictionsScreen } from '@/components/office/reports/jurisdictions-screen'
import { PayoutsScreen } from '@/components/office/reports/payouts-screen'
import { SalesScreen } from '@/components/office/reports/sales-screen'
import { TaxesScreen } from '@/components/office/reports/taxes-screen'
import { ThresholdsScreen } from '@/components/office/reports/thresholds-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { accounting as accountingTexts } from '@/messages/office/accounting/accounting'
import { reports as texts } from '@/messages/office/reports/reports'

export const accounting = (): OfficePage => ({
  title: accountingTexts.title,
  lead: accountingTexts.lead,
  body: <AccountingScreen />,
})

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

export const jurisdictions = (): OfficePage => ({
  title: texts.jurisdictions,
  lead: texts.jurisdictionsLead,
  body: <JurisdictionsScreen />,
})

export const thresholds = (): OfficePage => ({
  title: texts.thresholds,
  lead: texts.thresholdsLead,
  body: <ThresholdsScreen />,
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
