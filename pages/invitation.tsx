import { InvitationScreen } from '@/components/auth/invitation-screen'
import { PageHead } from '@/components/layout/page-head'
import { invitation } from '@/messages/invitation'

export default function InvitationPage() {
  return (
    <>
      <PageHead title={invitation.title} isHidden />
      <InvitationScreen />
    </>
  )
}
