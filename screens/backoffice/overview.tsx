import { OverviewScreen } from '@/components/office/overview/overview-screen'
import { SetupGuide } from '@/components/office/settings/setup-guide'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { backoffice as texts } from '@/messages/office/overview/overview'

export const overview = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: (
    <div className="flex flex-col">
      <SetupGuide />
      <div>
        <OverviewScreen />
      </div>
    </div>
  ),
})
