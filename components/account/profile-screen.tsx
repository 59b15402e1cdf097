import type { ReactNode } from 'react'

import { Skeleton } from '@/components/ui/skeleton'
import { useAuth } from '@/hooks/use-auth'

import { AvatarForm } from './avatar-form'
import { EmailForm } from './email-form'
import { NamesForm } from './names-form'

/** Picture, names and e-mail. @param addresses the address book, which another feature brings */
export function ProfileScreen({ addresses }: { addresses: ReactNode }) {
  const { user } = useAuth()
  if (!user) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <AvatarForm user={user} />
      <NamesForm user={user} key={user.id} />
      <EmailForm user={user} />
      {addresses}
    </>
  )
}
