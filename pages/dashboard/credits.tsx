import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { PageHead } from '@/components/kit/layout/page-head'
import { CreditsScreen } from '@/components/account/credits/credits-screen'
import { credits } from '@/messages/account/credits/credits'

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
