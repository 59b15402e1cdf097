import { BrandScreen } from '@/components/office/brand/brand-screen'
import { SettingsScreen } from '@/components/office/settings/settings-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { brandTexts } from '@/messages/office/brand/brand'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

export const settings = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SettingsScreen />,
})

export const brand = (): OfficePage => ({
  title: brandTexts.title,
  lead: brandTexts.lead,
  body: <BrandScreen />,
})
