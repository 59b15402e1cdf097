import { InvitationScreen } from '@/components/account/auth/invitation-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { invitation } from '@/messages/account/auth/invitation'

export default function InvitationPage() {
  return (
    <>
      <PageHead title={invitation.title} isHidden />
      <InvitationScreen />
    </>
  )
}
