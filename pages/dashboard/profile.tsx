import { ProfileScreen } from '@/components/account/profile-screen'
import { AddressBook } from '@/components/addresses/address-book'
import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { ProfileChoice } from '@/components/forum/profile-choice'
import { PageHead } from '@/components/layout/page-head'
import { profile } from '@/messages/profile'

export default function ProfilePage() {
  return (
    <>
      <PageHead title={profile.title} isHidden />
      <DashboardFrame title={profile.title} lead={profile.lead}>
        <ProfileScreen addresses={<AddressBook />} forumPage={<ProfileChoice />} />
      </DashboardFrame>
    </>
  )
}
