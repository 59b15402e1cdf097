import { pathOf } from '@/domain/kit/chrome-rules'
import type { Permission } from '@/domain/kit/permissions'
import { backoffice } from '@/messages/office/overview/overview'

import { useAuth } from '@/hooks/account/auth/use-auth'

export type HasPermission = (permission: Permission) => boolean

/** Returns a check for what screens show; the API checks again. */
export function useMay(): HasPermission {
  const { user } = useAuth()
  return (permission) => user?.permissions.includes(permission) ?? false
}

export function useOfficeLinks() {
  const may = useMay()
  return backoffice.links.filter(({ permission }) => may(permission))
}

/** Returns the start page of this user: the first one with write permission, not just read. */
export function useFirstOfficePage(): string | undefined {
  const { user } = useAuth()
  const links = useOfficeLinks()
  const worksOn = ({ permission }: (typeof links)[number]) => {
    const [area] = permission.split('.')
    return user?.permissions.some((one) => one.startsWith(`${area}.`) && !one.endsWith('.read'))
  }
  return (links.find(worksOn) ?? links[0])?.href
}

/** Requires for a nested page, such as an order, the permission of its list. */
export function useMayOpen(address: string): boolean {
  const may = useMay()
  const path = pathOf(address)
  const [nearest] = backoffice.links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return nearest === undefined || may(nearest.permission)
}
