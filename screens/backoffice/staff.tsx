import { StaffScreen } from '@/components/office/staff/staff-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { staff as texts } from '@/messages/office/staff/staff'

export const staff = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <StaffScreen />,
})
