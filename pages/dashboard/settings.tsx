import { SettingsScreen } from '@/components/account/profile/settings-screen'
import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { settings } from '@/messages/account/profile/settings'

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
