import { useState } from 'react'

import type { View } from '@/domain/shop/bike3d/views'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'
import { saveFile } from '@/utils/save-file'

import { type Table, useTable } from './use-table'
import { useTurnHands } from './use-turn-hands'

interface Stand extends Table {
  /** Message that is announced when the first picture is shown. */
  ready: string
  fileName: string
}

export type StandParts = ReturnType<typeof useStand>

export function useStand({ ready, fileName, ...table }: Stand) {
  const { onShown, onFault } = table
  const [message, say] = useState('')
  const [view, setView] = useState<View | null>('side')
  const shown = () => {
    say(ready)
    onShown()
  }
  const { host, turning, isShown } = useTable({ ...table, onShown: shown })
  const hands = useTurnHands({ turning, host, say, onMoved: () => setView(null) })

  function show(to: View) {
    setView(to)
    turning.current?.fly(to)
  }
  function fly(to: View) {
    show(to)
    say(texts.view(texts.titles[to]))
  }
  async function save() {
    try {
      const picture = await turning.current?.picture()
      if (!picture) return
      saveFile(fileName, picture, 'image/jpeg')
      say(texts.saved)
    } catch (fault) {
      onFault(fault)
    }
  }
  return { host, turning, isShown, hands, said: message, view, show, fly, save: () => void save() }
}
