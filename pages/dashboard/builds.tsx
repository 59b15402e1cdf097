import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { SavedBuildsScreen } from '@/components/account/saved-builds/saved-builds-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { savedBuilds } from '@/messages/account/saved-builds/saved-builds'

export default function BuildsPage() {
  return (
    <>
      <PageHead title={savedBuilds.title} isHidden />
      <DashboardFrame title={savedBuilds.title} lead={savedBuilds.lead}>
        <SavedBuildsScreen />
      </DashboardFrame>
    </>
  )
}
