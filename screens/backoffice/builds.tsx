import { BoardScreen } from '@/components/office/builds/board-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { builds as texts } from '@/messages/office/builds/builds'

export const builds = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <BoardScreen />,
})
