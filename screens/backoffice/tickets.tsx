import { Inbox } from '@/components/office/support/inbox'
import { TicketScreen } from '@/components/office/support/ticket-screen'
import { ReportsScreen } from '@/components/office/reports/reports-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { desk as texts } from '@/messages/office/support/support'
import { deskReports } from '@/messages/office/support/reports'

const ALL = { href: '/backoffice/tickets', title: texts.allTickets }
const BACK = { href: '/backoffice/tickets', title: deskReports.tickets }

export const tickets = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <Inbox />,
})

export const ticket = (number: string | null): OfficePage => ({
  title: number ? texts.ticket(number) : texts.title,
  back: ALL,
  body: <TicketScreen number={number} />,
})

export const ticketReports = (): OfficePage => ({
  title: deskReports.title,
  lead: deskReports.lead,
  back: BACK,
  body: <ReportsScreen />,
})
