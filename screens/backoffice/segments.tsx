import { SegmentsScreen } from '@/components/backoffice/segments/segments-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { segments as texts } from '@/messages/segments'

export const segments = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SegmentsScreen />,
})
