import { useId, useState } from 'react'

import { FrameLines } from '@/components/shop/bikes/bike-blueprint'
import { skinOf } from '@/components/shop/bikes/skin'
import { cx } from '@/components/kit/ui/cx'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { frameOf, viewBox, type Box } from '@/domain/shop/bikes/drawing/box'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { baseWheels, frameStyle, sizeOf } from '@/domain/shop/bikes/drawing/look'
import { lines, ring } from '@/domain/shop/bikes/drawing/path'
import { at } from '@/domain/shop/bikes/drawing/vector'
import { comparison } from '@/messages/shop/comparison/comparison'
import { listed } from '@/utils/text'

const { overlay: texts } = comparison

/** Line style per bike. Dashes, in mm, distinguish the bikes; color only reinforces that. */
const LINES = [
  { dash: undefined, color: 'text-ink' },
  { dash: '26 14', color: 'text-bad' },
  { dash: '6 11', color: 'text-ok' },
  { dash: '34 10 6 10', color: 'text-warn' },
  { dash: '14 7', color: 'text-ink-soft' },
] as const

const MARGIN = 40
const LETTER = 84

export function FrameOverlay({ columns }: { columns: readonly ComparedColumn[] }) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const drawn = columns.map((column, index) => outlineOf(column, index))
  const shown = drawn.filter(({ key }) => !hidden.includes(key))
  const box = boxAround(drawn)

  function toggle(key: string) {
    setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key])
  }
  return (
    <section aria-labelledby="overlay" className="mt-14 border-t border-line pt-8">
      <h2 id="overlay" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.lead}</p>
      <div role="group" aria-label={texts.toggles} className="mt-4 flex flex-wrap gap-2">
        {drawn.map((outline) => (
          <LegendButton
            key={outline.key}
            outline={outline}
            isShown={!hidden.includes(outline.key)}
            onPress={() => toggle(outline.key)}
          />
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="mt-6">{texts.none}</p>
      ) : (
        <svg
          viewBox={viewBox(box)}
          role="img"
          aria-label={texts.title(listed(shown.map(({ label }) => label)))}
          className="mt-6 h-auto w-full max-w-5xl"
        >
          {shown.map((outline) => (
            <Outline key={outline.key} outline={outline} box={box} />
          ))}
        </svg>
      )}
    </section>
  )
}

type FrameOutline = ReturnType<typeof outlineOf>

function outlineOf({ key, letter, bike, build, figures }: ComparedColumn, index: number) {
  const points = frameOf(bike, sizeOf(bike, build.size_id))
  const wheels = baseWheels(bike)
  return {
    key,
    letter,
    index,
    label: texts.toggle(letter, bike.title, figures.size),
    points,
    wheels,
    shape: frameShape(points, frameStyle(bike), 'standard'),
    line: LINES[index % LINES.length] ?? LINES[0],
  }
}

/** Returns the box around all bikes, so that hiding one moves nothing; letters are in a row above the frames. */
function boxAround(outlines: readonly FrameOutline[]): Box {
  const left = Math.min(...outlines.map(({ points, wheels }) => points.rearAxle.x - wheels.rear))
  const right = Math.max(...outlines.map(({ points, wheels }) => points.frontAxle.x + wheels.front))
  const top = Math.min(...outlines.map(({ points }) => points.headTop.y)) - 2 * LETTER
  const bottom = Math.max(
    ...outlines.map(({ points }) => Math.max(points.groundFront.y, points.groundRear.y)),
  )
  return {
    x: Math.floor(left - MARGIN),
    y: Math.floor(top - MARGIN),
    width: Math.ceil(right - left + 2 * MARGIN),
    height: Math.ceil(bottom - top + 2 * MARGIN),
  }
}

function Outline({ outline, box }: { outline: FrameOutline; box: Box }) {
  const { letter, index, points, wheels, shape, line } = outline
  const uid = useId()
  // The letters are side by side in front of the handlebar, each with a line to its head tube.
  const center = at(box.x + box.width / 2 + 60 + index * LETTER, box.y + MARGIN + LETTER / 2)
  return (
    <g className={line.color}>
      <path
        d={ring(points.rearAxle, wheels.rear) + ring(points.frontAxle, wheels.front)}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeOpacity="0.6"
        strokeDasharray={line.dash}
      />
      <FrameLines
        skin={skinOf('blueprint', uid)}
        points={points}
        shape={shape}
        box={box}
        width={4}
        {...(line.dash ? { dash: line.dash } : {})}
      />
      <path
        d={lines(at(center.x, center.y + 24), points.headTop)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeOpacity="0.7"
      />
      <text
        x={center.x}
        y={center.y}
        fontSize="56"
        fontWeight="600"
        textAnchor="middle"
        fill="currentColor"
      >
        {letter}
      </text>
    </g>
  )
}

interface LegendButtonProps {
  outline: FrameOutline
  isShown: boolean
  onPress: () => void
}

function LegendButton({ outline, isShown, onPress }: LegendButtonProps) {
  const { label, line } = outline
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className={cx(
        'flex min-h-touch items-center gap-3 rounded border px-3 text-sm',
        isShown ? 'border-ink bg-surface' : 'border-line-strong text-ink-soft line-through',
      )}
    >
      <svg viewBox="0 0 120 12" aria-hidden="true" className={cx('h-2 w-14', line.color)}>
        <path d="M0 6H120" stroke="currentColor" strokeWidth="8" strokeDasharray={line.dash} />
      </svg>
      {label}
    </button>
  )
}
