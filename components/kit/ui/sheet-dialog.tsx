import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { chrome } from '@/messages/kit/chrome'

import { cx } from './cx'
import { IconButton } from './icon-button'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Whether actions in the sheet show toasts, which appear over its title, clear of its content. */
  hasToasts?: boolean
  /** Footer that stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** Renders the sheet; lazy-loaded by `Sheet`. */
export function SheetDialog(props: SheetProps) {
  const { isOpen, onClose, title, hasToasts = false, footer, children } = props
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-ink/50 transition-opacity duration-200 starting:opacity-0" />
      <DialogPanel className="fixed inset-y-0 right-0 flex w-full max-w-md flex-col bg-paper text-ink transition-transform duration-200 starting:translate-x-full">
        <div
          className={cx(
            'flex min-h-bar items-center justify-between border-b border-line pr-3 pl-6',
            hasToasts && 'toast-area',
          )}
        >
          <DialogTitle className="text-xl font-semibold">{title}</DialogTitle>
          <IconButton label={chrome.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
        {footer && <div className="border-t border-line px-6 py-5">{footer}</div>}
      </DialogPanel>
    </Dialog>
  )
}
