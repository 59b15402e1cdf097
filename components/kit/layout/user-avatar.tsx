import { User as UserIcon } from 'lucide-react'

import { initialOf } from '@/domain/kit/person-name'
import type { User } from '@/hooks/account/auth/use-auth'

export function UserAvatar({ user }: { user: User | null }) {
  return (
    <span className="grid size-9 place-items-center overflow-hidden rounded-full border border-current/30 text-sm font-semibold">
      {user?.avatar ? (
        // eslint-disable-next-line @next/next/no-img-element -- re-encoded to this size by the shop
        <img src={user.avatar} alt="" width={36} height={36} className="size-full object-cover" />
      ) : user ? (
        <span aria-hidden="true">{initialOf(user.name) + initialOf(user.last_name)}</span>
      ) : (
        <UserIcon aria-hidden="true" className="size-4" />
      )}
    </span>
  )
}
