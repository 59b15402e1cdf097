import { AuditScreen } from '@/components/office/audit/audit-screen'
import { EntryScreen } from '@/components/office/audit/entry-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { audit as texts } from '@/messages/office/audit/audit'

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
