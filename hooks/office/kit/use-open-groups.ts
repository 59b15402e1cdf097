import { useState } from 'react'

import { OFFICE_LOCAL_KEYS } from '@/utils/office-keys'
import { localStore } from '@/utils/storage'

const FIRST = 'Orders and customers'

/** Groups of the navigation that are open, remembered by the browser. The current page's group opens by itself. */
export function useOpenGroups(current: string | undefined) {
  const [open, setOpen] = useState(storedGroups)
  const [opened, setOpened] = useState<string>()
  // Opened once for each page's group, so that it can be closed again.
  if (current && current !== opened) {
    setOpened(current)
    if (!open.includes(current)) setOpen([...open, current])
  }
  return {
    isOpen: (group: string) => open.includes(group),
    toggle: (group: string) => {
      const next = open.includes(group) ? open.filter((one) => one !== group) : [...open, group]
      setOpen(next)
      localStore.write(OFFICE_LOCAL_KEYS.openGroups, next)
    },
  }
}

function storedGroups(): string[] {
  const stored = localStore.read(OFFICE_LOCAL_KEYS.openGroups)
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [FIRST]
}
