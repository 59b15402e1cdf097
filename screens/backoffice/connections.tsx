import { ConnectionsScreen } from '@/components/office/connections/connections-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { connections as texts } from '@/messages/office/connections/connections'

export const connections = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ConnectionsScreen />,
})
