import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { CreditsScreen } from '@/components/credits/credits-screen'
import { credits } from '@/messages/credits'

export default function CreditsPage() {
  return (
    <>
      <PageHead title={credits.title} isHidden />
      <DashboardFrame title={credits.title} lead={credits.lead}>
        <CreditsScreen />
      </DashboardFrame>
    </>
  )
}
