import { SettingsScreen } from '@/components/account/settings-screen'
import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { settings } from '@/messages/settings'

export default function SettingsPage() {
  return (
    <>
      <PageHead title={settings.title} isHidden />
      <DashboardFrame title={settings.title} lead={settings.lead}>
        <SettingsScreen />
      </DashboardFrame>
    </>
  )
}
