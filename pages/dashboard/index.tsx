import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { GarageScreen } from '@/components/garage/garage-screen'
import { PageHead } from '@/components/layout/page-head'
import { garage } from '@/messages/garage'

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
