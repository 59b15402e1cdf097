import { pathOf } from '@/domain/kit/chrome-rules'
import type { Permission } from '@/domain/kit/permissions'
import { backoffice } from '@/messages/office/overview/overview'

import { useAuth } from '@/hooks/account/auth/use-auth'

export type HasPermission = (permission: Permission) => boolean

/** Returns a permission check for what screens show; the API checks again. */
export function useMay(): HasPermission {
  const { user } = useAuth()
  return (permission) => user?.permissions.includes(permission) ?? false
}

export function useOfficeLinks() {
  const may = useMay()
  return backoffice.links.filter(({ permission }) => may(permission))
}

/** Returns the user's start page: the first one for which they have more than read permission. */
export function useFirstOfficePage(): string | undefined {
  const { user } = useAuth()
  const links = useOfficeLinks()
  const worksOn = ({ permission }: (typeof links)[number]) => {
    const [area] = permission.split('.')
    return user?.permissions.some((one) => one.startsWith(`${area}.`) && !one.endsWith('.read'))
  }
  return (links.find(worksOn) ?? links[0])?.href
}

/** Checks access to a page; a nested page, such as an order, requires its list's permission. */
export function useMayOpen(address: string): boolean {
  const may = useMay()
  const path = pathOf(address)
  const [nearest] = backoffice.links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return nearest === undefined || may(nearest.permission)
}
