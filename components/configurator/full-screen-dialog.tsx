import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'

import { IconButton } from '@/components/ui/icon-button'
import { fullScreenTexts } from '@/messages/configurator-parts'

import type { FullScreenProps } from './full-screen-view'

/** The dialog itself; `FullScreenView` loads it. */
export function FullScreenDialog({ isOpen, onClose, title, children }: FullScreenProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogPanel className="fixed inset-0 flex flex-col stage">
        <div className="flex items-center justify-between gap-4 px-5 py-3 lg:px-9">
          <DialogTitle className="text-xl font-semibold">{title}</DialogTitle>
          <IconButton tone="stage" label={fullScreenTexts.leave} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1">{children}</div>
      </DialogPanel>
    </Dialog>
  )
}
