import { CannedScreen } from '@/components/backoffice/desk/canned-screen'
import { Inbox } from '@/components/backoffice/desk/inbox'
import { TicketScreen } from '@/components/backoffice/desk/ticket-screen'
import { ReportsScreen } from '@/components/backoffice/reports-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { desk as texts } from '@/messages/desk'
import { deskCanned } from '@/messages/desk-canned'
import { deskReports } from '@/messages/desk-reports'

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

export const canned = (): OfficePage => ({
  title: deskCanned.title,
  lead: deskCanned.lead,
  back: BACK,
  body: <CannedScreen />,
})

export const ticketReports = (): OfficePage => ({
  title: deskReports.title,
  lead: deskReports.lead,
  back: BACK,
  body: <ReportsScreen />,
})
