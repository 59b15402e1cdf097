import { BoardScreen } from '@/components/backoffice/builds/board-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { builds as texts } from '@/messages/builds'

export const builds = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <BoardScreen />,
})
