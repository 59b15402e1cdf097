import { SettingsScreen } from '@/components/backoffice/settings/settings-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { shopSettings as texts } from '@/messages/shop-settings'

export const settings = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SettingsScreen />,
})
