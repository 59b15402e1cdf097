import { pathOf } from '@/domain/chrome-rules'
import type { Permission } from '@/domain/permissions'
import { backoffice } from '@/messages/backoffice'

import { useAuth } from './use-auth'

export type HasPermission = (permission: Permission) => boolean

/**
 * What the person who is logged in may do at the back office. Screens offer nothing else; the API checks it again.
 * @example const may = useMay(); if (may('orders.ship')) …
 */
export function useMay(): HasPermission {
  const { user } = useAuth()
  return (permission) => user?.permissions.includes(permission) ?? false
}

/** The pages of the back office that this person may open, as the navigation lists them. */
export function useOfficeLinks() {
  const may = useMay()
  return backoffice.links.filter(({ permission }) => may(permission))
}

/** Where this person's day begins: the first page of what they work on, not of what they may only read. */
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
 * Whether this person may open a page of the back office. A page inside another one, such as an order, asks for what
 * its list asks for.
 */
export function useMayOpen(address: string): boolean {
  const may = useMay()
  const path = pathOf(address)
  const [nearest] = backoffice.links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return nearest === undefined || may(nearest.permission)
}
