import { reports as texts } from '@/messages/office/reports/reports'

const [WIDTH, HEIGHT] = [300, 90]

interface StepPlotProps {
  /** Figures, oldest first; null for missing ones. */
  values: readonly (number | null)[]
  before: readonly (number | null)[]
  show: (value: number) => string
  /** Labels of the first and last step. */
  ends: readonly [string, string]
}

/** Decorative, because a table has the same data; too simple to justify a chart library. */
export function StepPlot({ values, before, show, ends }: StepPlotProps) {
  const all = [0, ...values, ...before].map((value) => value ?? 0)
  // Refunds can exceed the revenue of a step.
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const line = (points: readonly (number | null)[]) => pathOf(points, { least, most })
  return (
    <div aria-hidden="true">
      <p className="figures text-xs text-ink-soft">{texts.most(show(most))}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 block h-28 w-full border-y border-line text-ink"
      >
        {least < 0 && (
          <path
            d={line(values.map(() => 0))}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={line(before)}
          className="fill-none stroke-line-strong"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line(values)}
          className="fill-none stroke-current"
          strokeWidth={2}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between figures text-xs text-ink-soft">
        <span>{ends[0]}</span>
        {ends[1] !== ends[0] && <span>{ends[1]}</span>}
      </p>
    </div>
  )
}

interface ValueRange {
  least: number
  most: number
}

const heightOf = (value: number, { least, most }: ValueRange) =>
  HEIGHT - 2 - (most === least ? 0 : ((value - least) / (most - least)) * (HEIGHT - 6))

/** Returns an SVG path through the existing points, with gaps at missing ones. */
function pathOf(points: readonly (number | null)[], { least, most }: ValueRange): string {
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0
  let isDown = false
  return points
    .map((value, index) => {
      if (value === null) {
        isDown = false
        return ''
      }
      const at = `${(index * step).toFixed(1)} ${heightOf(value, { least, most }).toFixed(1)}`
      // A single point is drawn as a dot: a zero-length line with round caps.
      const mark = isDown ? `L${at}` : `M${at}h0`
      isDown = true
      return mark
    })
    .join('')
}
