import { AuditScreen } from '@/components/backoffice/audit/audit-screen'
import { EntryScreen } from '@/components/backoffice/audit/entry-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { audit as texts } from '@/messages/audit'

export const audit = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <AuditScreen />,
})

export const auditEntry = (id: string | null): OfficePage => ({
  title: texts.entry,
  back: { href: '/backoffice/audit', title: texts.all },
  body: <EntryScreen id={id} />,
})
