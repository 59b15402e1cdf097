import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { GarageScreen } from '@/components/account/garage/garage-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { garage } from '@/messages/account/garage/garage'

/** A static shell: the user's browser loads the garage. */
export default function DashboardPage() {
  return (
    <>
      <PageHead title={garage.title} isHidden />
      <DashboardFrame title={garage.title} lead={garage.lead}>
        <GarageScreen />
      </DashboardFrame>
    </>
  )
}
