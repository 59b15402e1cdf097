import { useState, type DragEvent, type ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

interface DropAreaProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Drop target for files. Contains a button as the alternative to dragging. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles(Array.from(event.dataTransfer.files))
      }}
      className={cx(
        'mt-3 rounded-lg border border-dashed p-3 transition-colors',
        isOver ? 'border-ink bg-ink/6' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  )
}
