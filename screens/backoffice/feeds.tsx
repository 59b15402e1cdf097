import { FeedsScreen } from '@/components/office/feeds/feeds-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { feeds as texts } from '@/messages/office/feeds/feeds'

export const feeds = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <FeedsScreen />,
})
