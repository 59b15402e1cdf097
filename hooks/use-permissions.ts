import { pathOf } from '@/domain/chrome-rules'
import type { Permission } from '@/domain/permissions'
import { backoffice } from '@/messages/backoffice'

import { useAuth } from './use-auth'

export type HasPermission = (permission: Permission) => boolean

/**
 * Checks the back office permissions of the logged-in user. Screens hide everything else; the API checks again.
 * @example const may = useMay(); if (may('orders.ship')) …
 */
export function useMay(): HasPermission {
  const { user } = useAuth()
  return (permission) => user?.permissions.includes(permission) ?? false
}

/** Returns the back office pages that this user may open, in navigation order. */
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

/**
 * Returns whether this user may open a page of the back office. A nested page, such as an order, needs the permission
 * of its list.
 */
export function useMayOpen(address: string): boolean {
  const may = useMay()
  const path = pathOf(address)
  const [nearest] = backoffice.links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return nearest === undefined || may(nearest.permission)
}
