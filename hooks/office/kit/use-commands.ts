import { useEffect, useState } from 'react'

import { partAnchor } from '@/domain/kit/part-anchor'
import { hasAllTerms, searchList } from '@/domain/kit/search/list-search'
import type { HitKind } from '@/domain/office/overview/overview'
import { backoffice } from '@/messages/office/overview/overview'
import { commands as texts } from '@/messages/office/kit/commands'
import { PAGE_PARTS, PAGE_TERMS } from '@/messages/office/kit/command-terms'
import type { OfficeHit } from '@/contract/office/overview/overview'

import { useLogOut } from '@/hooks/account/auth/use-log-out'
import { useMay, useOfficeLinks, type HasPermission } from './use-permissions'
import { useRequest } from '@/hooks/kit/use-request'

export interface Command {
  id: string
  title: string
  note: string
  href: string
  run?: () => void
}

interface Group {
  title: string
  commands: Command[]
}

/** Debounce delay, in ms. */
const PAUSE_MS = 150
const SHORTEST = 2

/** Provides the state of the command bar: pages and actions match at once, shop data is searched. */
export function useCommands() {
  const [text, setText] = useState('')
  const [query, setAsked] = useState('')
  const signOut = useLogOut()
  const links = useOfficeLinks()
  const may = useMay()
  const needle = text.trim()

  useEffect(() => {
    const timer = setTimeout(() => setAsked(needle), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [needle])

  const isAsked = query.length >= SHORTEST
  const { state } = useRequest(isAsked ? query : null, ({ backoffice }) =>
    backoffice.search({ q: query }),
  )
  const hits = isAsked && state.status === 'ready' ? state.data : []
  const actions: Command[] = [
    { id: 'shop', title: backoffice.toShop, note: '', href: '/' },
    {
      id: 'sign-out',
      title: backoffice.signOut,
      note: '',
      href: '',
      run: () => void signOut(),
    },
  ]
  const groups = [
    { title: texts.pages, commands: pagesLike(needle, links, may) },
    ...groupsOf(hits),
    {
      title: texts.actions,
      commands: actions.filter(({ title }) => needle === '' || hasAllTerms(title, needle)),
    },
  ].filter(({ commands }) => commands.length > 0)
  const isSearching = needle.length >= SHORTEST && (query !== needle || state.status === 'loading')
  return {
    text,
    type: setText,
    groups,
    status: statusOf({ isSearching, isFailed: isAsked && state.status === 'failed' }),
  }
}

type Status = 'searching' | 'failed' | 'nothing'

function statusOf({ isSearching, isFailed }: { isSearching: boolean; isFailed: boolean }): Status {
  if (isSearching) return 'searching'
  return isFailed ? 'failed' : 'nothing'
}

/** Pages and parts of them: those with the words in their title first, then those known by other words. */
function pagesLike(
  needle: string,
  links: ReturnType<typeof useOfficeLinks>,
  may: HasPermission,
): Command[] {
  const pages = links.map(({ href, title }) => ({
    ...{ command: { id: href, title, note: '', href }, words: PAGE_TERMS[href] ?? '' },
  }))
  if (needle === '') return pages.map(({ command }) => command)
  const parts = PAGE_PARTS.filter(({ permission }) => may(permission)).map(
    ({ href: page, title, words }) => {
      const href = `${page}#${partAnchor(title)}`
      const note = links.find((link) => link.href === page)?.title ?? ''
      return { command: { id: href, title, note, href }, words }
    },
  )
  const found = searchList(
    [...pages, ...parts],
    needle,
    ({ command, words }) => `${command.title} ${words}`,
  ).map(({ command }) => command)
  const isNamed = ({ title }: Command) => Number(hasAllTerms(title, needle))
  return found.sort((a, b) => isNamed(b) - isNamed(a))
}

const HREF: Record<HitKind, (id: string) => string> = {
  order: (number) => `/backoffice/orders/${number}`,
  customer: (id) => `/backoffice/customers/${id}`,
  ticket: (number) => `/backoffice/tickets/${number}`,
  product: (path) => path,
  text: (address) => `/backoffice/content/${address}`,
  help: (slug) => `/help-center/${slug}`,
}

function groupsOf(hits: readonly OfficeHit[]): Group[] {
  return (Object.keys(HREF) as HitKind[]).map((kind) => ({
    title: texts.kinds[kind],
    commands: hits
      .filter((hit) => hit.kind === kind)
      .map(({ id, title, note }) => ({ id: `${kind} ${id}`, title, note, href: HREF[kind](id) })),
  }))
}
