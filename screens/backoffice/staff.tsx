import { StaffScreen } from '@/components/backoffice/staff/staff-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { staff as texts } from '@/messages/staff'

export const staff = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <StaffScreen />,
})
