import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { commands as texts } from '@/messages/office/kit/commands'

const load = () => import('./command-bar')

/** Opens the command palette: a button, and Ctrl-K or Cmd-K anywhere. */
export function CommandEntry() {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const module = useLazyModule(load, isWanted)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setWanted(true)
      setOpen((was) => !was)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => setWanted(true)}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        className="inline-flex min-h-touch items-center gap-2 rounded border border-stage-edge px-3 text-sm text-stage-mist hover:border-paper hover:text-paper"
      >
        <Search aria-hidden="true" className="size-4" />
        {texts.open}
        <kbd aria-hidden="true" className="ml-auto hidden font-mono text-xs lg:inline">
          {texts.keys}
        </kbd>
      </button>
      {module && <module.CommandBar isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
