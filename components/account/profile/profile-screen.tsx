import type { ReactNode } from 'react'

import { Skeleton } from '@/components/kit/ui/skeleton'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { profile as texts } from '@/messages/account/profile/profile'

import { AvatarForm } from './avatar-form'
import { EmailForm } from './email-form'
import { NamesForm } from './names-form'
import { Section } from './section'

interface ProfileScreenProps {
  /** Sections that are rendered by other features. */
  addresses: ReactNode
  forumPage: ReactNode
  certificates: ReactNode
}

export function ProfileScreen({ addresses, forumPage, certificates }: ProfileScreenProps) {
  const { user } = useAuth()
  if (!user) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <AvatarForm user={user} />
      <NamesForm user={user} key={user.id} />
      <EmailForm user={user} />
      {addresses}
      <Section title={texts.forumPage} lead={texts.forumPageLead}>
        {forumPage}
      </Section>
      {certificates}
    </>
  )
}
