import { SegmentsScreen } from '@/components/office/segments/segments-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { segments as texts } from '@/messages/office/segments/segments'

export const segments = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SegmentsScreen />,
})
